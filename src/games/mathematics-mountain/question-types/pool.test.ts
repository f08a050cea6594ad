import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { every, oneOf, span } from './pool.ts';

describe('a pool of operands', () => {
  const pool = every(span(1, 3))
    .and(oneOf('+', '−'))
    .and(span(0, 10, 5))
    .where(([n, sign]) => sign === '+' || n > 1);

  it('a pool of operands lists every combination once', () => {
    const all = [...pool.all()].map((operands) => operands.join(' '));
    expect(all).toHaveLength(15);
    expect(new Set(all).size).toBe(15);
    expect(all).not.toContain('1 − 0');
    expect(all).toContain('3 − 10');
  });

  it('a pool of operands draws all of them about equally often', () => {
    const random = seededRandom(5);
    const counts = new Map<string, number>();
    for (let i = 0; i < 15_000; i++) {
      const drawn = pool.draw(random).join(' ');
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(15);
    for (const count of counts.values()) expect(count).toBeGreaterThan(850);
  });

  it('a pool of operands fails instead of hanging when nothing is left', () => {
    expect(() =>
      every(span(1, 2))
        .where(() => false)
        .draw(seededRandom(1)),
    ).toThrow(RangeError);
  });
});
