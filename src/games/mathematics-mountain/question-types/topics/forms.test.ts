import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { dealQuestions, dealStart, toDealt } from '../../deal.ts';
import { describe as describePicture } from '../../describe.ts';
import { placeOf, valueAt } from '../../forms/line.ts';
import { formOf } from '../../forms/forms.ts';
import type { Slip } from '../misconceptions.ts';
import { ALL_TYPES } from '../types.ts';

const DRAWS = 80;
const items = ALL_TYPES.filter(({ form }) => form !== null).flatMap((type) => {
  const random = seededRandom(type.row);
  return Array.from({ length: DRAWS }, () => type.draw(random));
});

describe('questions that are not answered by a typed whole number', () => {
  it('questions of other forms can be answered rightly and wrongly in their form, and name what wrong answers reveal', () => {
    const misjudged = items.filter((item) => {
      const question = toDealt(item);
      const { judge } = formOf(question);
      const judged = (value: number) =>
        judge(
          question,
          question.form === 'line' ? valueAt(question.line, placeOf(question.line, value)) : value,
        );
      const isNamed = ({ answer, misconception }: Slip) =>
        judged(answer)?.slip?.slip === misconception;
      return !judged(item.answer)?.isRight || !item.slips.every(isNamed);
    });
    expect(misjudged.map(({ id, slips }) => [id, slips])).toEqual([]);
  });

  it('questions of other forms name a misconception in most questions', () => {
    const named = items.filter(({ slips }) => slips.length > 0);
    expect(named.length).toBeGreaterThan(0.9 * items.length);
  });

  it('questions to read off are read from a picture whose words say what is seen, and whose question does not say it', () => {
    const seen = items.flatMap(({ form, picture, ...item }) =>
      form === 'read' && picture ? [{ ...item, words: describePicture(picture) }] : [],
    );
    expect(new Set(seen.map(({ words }) => words.split(' ')[1])).size).toBeGreaterThan(5);
    expect(
      seen.filter(
        ({ words }) => !/^[A-Z\d].*\.$/.test(words) || /undefined|NaN|[?×÷=°]/.test(words),
      ),
    ).toEqual([]);
    expect(seen.filter(({ question, answer }) => question.includes(` ${answer} `))).toEqual([]);
  });

  it('questions to compare go both ways and have equal ones', () => {
    const compared = items.filter(({ form }) => form === 'compare');
    for (const sign of [-1, 0, 1]) {
      const share = compared.filter(({ answer }) => answer === sign).length / compared.length;
      expect(share).toBeGreaterThan(sign === 0 ? 0.05 : 0.25);
    }
  });

  it('questions of other forms take at most three places of a round, and none of those that are sent alone', async () => {
    for (const year of YEAR_GROUPS) {
      const dealing = { year, recent: [], memory: NOTHING_REMEMBERED, countdown: 1 } as const;
      const asked = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const { start } = await dealStart({ ...dealing, random: seededRandom(seed) });
        const others = start.questions.filter(({ form }) => form !== 'whole');
        expect(others.length).toBeLessThanOrEqual(3);
        for (const { form } of others) asked.add(form);
      }
      expect([...asked].toSorted()).toEqual(
        year < 4 ? ['compare', 'line', 'read'] : ['compare', 'decimal', 'line', 'read'],
      );
      const random = seededRandom(year);
      expect(dealQuestions({ ...dealing, random })).toHaveLength(10);
    }
  });
});
