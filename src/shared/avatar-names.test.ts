import { describe, expect, it } from 'vitest';
import { avatarName, AVATARS } from './avatars.ts';

describe('avatarName', () => {
  it('gives each avatar a name of its own', () => {
    const names = AVATARS.map((avatar) => avatarName(avatar));
    expect(new Set(names).size).toBe(AVATARS.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z ]+$/);
  });

  it('leaves any other text as it is', () => expect(avatarName('🧱')).toBe('🧱'));
});
