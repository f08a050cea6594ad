import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { pictureSchema, type Picture } from '../../maths-picture.ts';
import { spokenForm } from '../spoken.ts';
import { ALL_TYPES } from '../types.ts';

const DRAWS = 60;
const problems = ALL_TYPES.filter(({ isProblem }) => isProblem);
const items = problems.flatMap((type) => {
  const random = seededRandom(type.row);
  return Array.from({ length: DRAWS }, () => type.draw(random));
});

/** A whole whose unit is not that of its parts: £1 in pence, 2 km in metres. Bars of whole pounds are not converted. */
const sizeOf = (text: string) => (text.startsWith('£') ? 100 : /k[gm]$/.test(text) ? 1000 : 1);

/** Whether the parts of bars are as long as their numbers, and what is asked for is the answer. */
function isTrueToScale(picture: Picture, answer: number): boolean {
  if (picture.kind !== 'bar-model') return true;
  const { bars, total } = picture;
  const parts = bars.flatMap((bar) => bar.parts);
  const isInPounds = parts.some(({ text }) => text !== undefined && /^£\d+$/.test(text));
  const valueOf = (text: string) =>
    text === '?' ? answer : Number(text.replace(/[^\d.]/g, '')) * (isInPounds ? 1 : sizeOf(text));
  const whole = bars[0]?.parts.reduce((sum, { size }) => sum + size, 0) ?? 0;
  const measured = [
    ...parts.flatMap(({ size, text }) => (text === undefined ? [] : [[size, text] as const])),
    ...(total === undefined ? [] : [[whole, total] as const]),
  ];
  return measured.every(([size, text]) => Math.abs(size - valueOf(text)) < 1e-9);
}

describe('problems of several steps', () => {
  it('problems of several steps are never asked against the clock', () => {
    expect(problems.filter(({ timed }) => timed)).toEqual([]);
  });

  it('problems of several steps have bars as long as their numbers', () => {
    const whole = items.filter(({ form }) => form === undefined);
    const pictured = whole.flatMap(({ picture, ...item }) => (picture ? [{ picture, item }] : []));
    expect(pictured.length).toBeGreaterThan(whole.length / 2);
    expect(
      pictured.filter(
        ({ picture, item }) =>
          !pictureSchema.safeParse(picture).success || !isTrueToScale(picture, item.answer),
      ),
    ).toEqual([]);
  });

  it('problems of several steps have bars whose total is written as they write it, so that converting is left to do', () => {
    const totals = items.flatMap(({ picture, question, id }) =>
      picture?.kind === 'bar-model' && picture.total !== undefined && picture.total !== '?'
        ? [{ total: picture.total, question, id }]
        : [],
    );
    expect(totals.length).toBeGreaterThan(100);
    expect(totals.filter(({ total, question }) => !question.includes(total))).toEqual([]);
  });

  it('problems of several steps explain a wrong answer in every question', () => {
    expect(items.filter(({ slips }) => slips.length === 0)).toEqual([]);
  });

  it('problems of several steps can be read aloud without a sign that speech skips', () => {
    const signs = /[×÷−+=²³%£°]|\b(cm|km|kg|g|ml)\b|undefined|NaN/;
    const texts = items.flatMap(({ question, explanation }) => [question, explanation]);
    expect(texts.map(spokenForm).filter((said) => signs.test(said))).toEqual([]);
  });
});
