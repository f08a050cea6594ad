import { describe, expect, it } from 'vitest';
import { avatarName, AVATARS } from './avatars.ts';

describe('avatarName', () => {
  it('every avatar has its own name', () => {
    const names = AVATARS.map((avatar) => avatarName(avatar));
    expect(new Set(names).size).toBe(AVATARS.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z ]+$/);
  });

  it('a text that is no avatar is returned unchanged', () => expect(avatarName('🧱')).toBe('🧱'));
});
