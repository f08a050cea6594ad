import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidFrom } from './uuid.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('uuidFrom', () => {
  it('uuidFrom sets the version 4 bits and leaves the others unchanged', () => {
    expect(uuidFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(uuidFrom(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    const counting = Uint8Array.from({ length: 16 }, (_, at) => at);
    expect(uuidFrom(counting)).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
  });

  it('uuidFrom returns a version 4 UUID for any bytes, without changing them', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const before = Uint8Array.from(random);
        expect(uuidFrom(random)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
        expect(random).toEqual(before);
      }),
    );
  });
});
