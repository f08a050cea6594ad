import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { textByText, textList, textPairs } from './texts.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('texts', () => {
  it.each([
    ['a list of texts', textList, [], ['one', '']],
    ['a list of pairs', textPairs, [], [['one', 'two']]],
    ['a text for each text', textByText, {}, { one: '', '': 'two' }],
  ])('%s is accepted, empty or full', (_, schema, empty, full) => {
    expect([accepts(schema, empty), accepts(schema, full)]).toEqual([true, true]);
  });

  it.each([
    ['a list of texts', textList, [1], [null], ['one', ['two']], {}, 'one', null, undefined],
    ['a list of pairs', textPairs, ['one'], [['one']], [['one', 2]], [['a', 'b', 'c']], {}, null],
    ['a text for each text', textByText, { one: 1 }, { one: null }, ['one'], 'one', null],
  ])('%s is refused with the wrong shape', (_, schema, ...others: unknown[]) => {
    expect(others.filter((other) => accepts(schema, other))).toEqual([]);
  });
});
