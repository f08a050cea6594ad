import { describe, expect, it } from 'vitest';
import { withReasons, withReasonsBeside } from './quiz-start.ts';

const QUESTIONS = [
  { id: 'one', answer: 2, reasons: { 3: 'You counted one twice.' } },
  { id: 'two', answer: 5 },
];

describe('the reasons of a quiz', () => {
  it('the reasons of a quiz are dealt next to its signed start, and rejoin their questions on the screen', () => {
    const { start, reasons } = withReasonsBeside(QUESTIONS);
    const sent: unknown = JSON.parse(JSON.stringify(start));
    expect(sent).toEqual({ questions: QUESTIONS.map(({ id, answer }) => ({ id, answer })) });
    const [one, two] = QUESTIONS;
    expect(withReasons(sent, reasons)).toEqual({ questions: [one, { ...two, reasons: {} }] });
  });

  it.each([[{ min: 1, max: 9, secret: 4 }], [null], [{ questions: ['one'] }]])(
    'adding reasons leaves the start of another game unchanged: %j',
    (start) => {
      expect(withReasons(start, { one: { 3: 'No.' } })).toBe(start);
    },
  );
});
