import { describe, expect, it } from 'vitest';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { dealStart } from '../deal.ts';
import { ALL_TYPES } from './types.ts';
import { helpAfter, withExample } from './worked-example.ts';

const [right, missed] = [true, false];

describe('a worked example', () => {
  it.each([
    [[], null],
    [[missed], null],
    [[missed, right, missed], null],
    [[missed, missed], 'whole'],
    [[missed, missed, right], 'last step missing'],
    [[missed, missed, right, right], null],
    [[missed, missed, right, missed], 'whole'],
    [[missed, missed, missed], 'whole'],
    [[missed, missed, right, right, missed], null],
  ] as const)('a worked example fades: after %j it is %s', (answers, help) => {
    expect(helpAfter(answers)).toBe(help);
  });

  it('a worked example is a twin with other numbers, and its last result can be missing', () => {
    for (const type of ALL_TYPES.filter(({ isProblem, form }) => isProblem && form === null)) {
      const item = type.draw(seededRandom(type.row));
      const whole = withExample(item, type, 'whole', seededRandom(5)).more?.['example'];
      expect(whole).toMatchObject({ question: expect.not.stringMatching(item.question) });
      const faded = withExample(item, type, 'last step missing', seededRandom(5)).more?.['example'];
      expect(faded).toMatchObject({ way: expect.stringMatching(/ (?:=|is) \?$/) });
    }
  });

  it('a worked example never works out the very problem beside it for other things', () => {
    for (const type of ALL_TYPES.filter(({ isProblem }) => isProblem)) {
      const random = seededRandom(type.row);
      for (let draws = 0; draws < 60; draws++) {
        const item = type.draw(random);
        const example = withExample(item, type, 'whole', random).more?.['example'];
        expect(example).not.toMatchObject({ way: item.explanation });
      }
    }
  });

  it('a worked example that ends with a half lacks only that half', () => {
    const type = ALL_TYPES.find(({ id }) => id === 'Y1.MD.1/r105');
    if (!type) throw new Error('There is no such type');
    const item = type.draw(seededRandom(1));
    expect(
      withExample(item, type, 'last step missing', seededRandom(5)).more?.['example'],
    ).toMatchObject({ way: expect.stringMatching(/ − \d+ = (\d+), and then half of \1 is \?$/) });
  });

  it('a worked example stands beside a problem that was missed twice, and beside no other', async () => {
    const dealing = {
      year: 3,
      recent: [],
      memory: NOTHING_REMEMBERED,
      countdown: null,
      focus: { kind: 'think' },
    } as const;
    const ids = new Set(ALL_TYPES.filter(({ isProblem }) => isProblem).map(({ id }) => id));
    const deal = async (answered?: ReadonlyMap<string, readonly boolean[]>) => {
      const { start } = await dealStart({ ...dealing, random: seededRandom(3), answered });
      return start.questions.filter(({ example }) => example !== undefined);
    };
    expect(await deal()).toEqual([]);
    expect(await deal(new Map([...ids].map((id) => [id, [missed, right]])))).toEqual([]);
    const helped = await deal(new Map([...ids].map((id) => [id, [missed, missed]])));
    expect(helped.length).toBeGreaterThan(0);
  });
});
