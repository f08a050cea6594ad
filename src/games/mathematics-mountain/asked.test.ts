import { expect, it } from 'vitest';
import { items } from './asked.ts';

const questionOn = (item: string) => items.questionOf(item, item.split('/')[0] ?? null, null);

it('a teacher reads what a maths question shows, its choices, and what pupils read after an answer', async () => {
  const read = await questionOn('Y1.ME.6/r141');
  expect(read?.question).toMatch(/\?\nA clock face\. The minute hand points to /);
  expect(read?.reasons?.length).toBeGreaterThan(0);
  for (const { given, reason } of read?.reasons ?? []) {
    expect(given).toMatch(/^\d+$/);
    expect(reason).toMatch(/^[A-Z\d].*\.$/);
  }
  expect(read?.rule).toMatch(/^The minute hand is at /);

  const chosen = await questionOn('Y2.GE.5/r162');
  const [, ...choices] = chosen?.question.split('\n') ?? [];
  expect(choices).toHaveLength(2);
  expect(choices).toContain(`• ${chosen?.answer}`);
});
