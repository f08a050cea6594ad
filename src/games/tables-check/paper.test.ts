import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kit/rules/random.ts';
import { paper, TABLES, WEIGHTS } from './paper.ts';

const PAPERS = 10_000;
const papers = Array.from({ length: PAPERS }, (_, seed) => paper(seededRandom(seed)));
const unordered = ([one, other]: readonly [number, number]) =>
  [Math.min(one, other), Math.max(one, other)].join('×');

/** The faults of a paper by the format of the national check, one word each. */
function faultsOf({ practice, questions }: ReturnType<typeof paper>): string[] {
  const all = [...practice, ...questions];
  const faults: string[] = [];
  if (questions.length !== 25) faults.push('number of questions');
  if (practice.length !== 3) faults.push('number of practice questions');
  if (all.flat().some((factor) => factor < 2 || factor > 12 || !Number.isInteger(factor))) {
    faults.push('factor outside 2 to 12');
  }
  if (new Set(all.map(unordered)).size !== all.length) faults.push('a fact twice or reversed');
  for (const [table, [fewest, most]] of WEIGHTS) {
    const count = questions.filter(([first]) => first === table).length;
    if (count < fewest || count > most) faults.push(`${count} of the ${table} times table`);
  }
  return faults;
}

it(`${PAPERS} papers lie inside every rule of the national format`, () => {
  expect(papers.map(faultsOf).filter((faults) => faults.length > 0)).toEqual([]);
});

it('the weights are those of the national format', () => {
  const column = (at: 0 | 1) => TABLES.map((table) => WEIGHTS.get(table)?.[at]);
  expect(TABLES).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(column(0)).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 0, 1, 2]);
  expect(column(1)).toEqual([2, 3, 3, 3, 4, 4, 4, 4, 2, 3, 4]);
});

describe('over many papers', () => {
  const counts = new Map<string, number>();
  for (const [table, by] of papers.flatMap(({ questions }) => questions)) {
    const fact = `${table}×${by}`;
    counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }

  it('every one of the 121 facts is asked', () => {
    expect(counts.size).toBe(121);
  });

  it('a square is asked as often as another fact of its table either way round', () => {
    const either = (counts.get('7×8') ?? 0) + (counts.get('8×7') ?? 0);
    expect(counts.get('7×7')).toBeGreaterThan(0.9 * either);
    expect(counts.get('7×7')).toBeLessThan(1.1 * either);
  });

  it('each table reaches its fewest and its most', () => {
    for (const [table, limits] of WEIGHTS) {
      const each = papers.map(
        ({ questions }) => questions.filter(([first]) => first === table).length,
      );
      expect([Math.min(...each), Math.max(...each)]).toEqual(limits);
    }
  });
});

it('the same random numbers give the same paper, and others another', () => {
  expect(paper(seededRandom(5))).toEqual(paper(seededRandom(5)));
  expect(paper(seededRandom(5))).not.toEqual(paper(seededRandom(6)));
});
