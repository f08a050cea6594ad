import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packIds, unpackIds } from './packed-ids.ts';

it('reads the ids that were packed, in their order', () => {
  const id = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes('\n'));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 50 }), (ids) => {
      expect(unpackIds(packIds(ids))).toEqual(ids);
    }),
  );
});

it('takes less than 5 bytes for each of fifty ids of questions', () => {
  const ids = Array.from({ length: 50 }, (_, nth) => `Y3.GR.${1 + (nth % 9)}/${100 + nth * 7}`);
  expect(packIds(ids).length).toBeLessThan(250);
});
