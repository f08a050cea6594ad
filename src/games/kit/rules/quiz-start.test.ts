import { describe, expect, it } from 'vitest';
import { withReasons, withReasonsBeside } from './quiz-start.ts';

const QUESTIONS = [
  { id: 'one', answer: 2, reasons: { 3: 'You counted one twice.' } },
  { id: 'two', answer: 5 },
];

describe('the reasons of a quiz', () => {
  it('the reasons of a quiz stand beside its start, which is signed, and return to their questions on the screen', () => {
    const { start, reasons } = withReasonsBeside(QUESTIONS);
    const sent: unknown = JSON.parse(JSON.stringify(start));
    expect(sent).toEqual({ questions: QUESTIONS.map(({ id, answer }) => ({ id, answer })) });
    const [one, two] = QUESTIONS;
    expect(withReasons(sent, reasons)).toEqual({ questions: [one, { ...two, reasons: {} }] });
  });

  it.each([[{ min: 1, max: 9, secret: 4 }], [null], [{ questions: ['one'] }]])(
    'the reasons of a quiz leave the start of another game as it is: %j',
    (start) => {
      expect(withReasons(start, { one: { 3: 'No.' } })).toBe(start);
    },
  );
});
