import { expect, it } from 'vitest';
import { AUDIT_SENTENCES } from './audit-kinds.ts';

it('no two kinds of event have the same sentence, by which owners choose one', () => {
  const sentences = Object.values(AUDIT_SENTENCES);
  const repeated = sentences.filter((sentence, nth) => sentences.indexOf(sentence) !== nth);
  expect(repeated).toEqual([]);
});
