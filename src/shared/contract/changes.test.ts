import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

const endpoints: Endpoint[] = Object.values(contract);

it('every path that a call is said to change begins the path of a call that reads', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => `${path}/`);
  const changed = endpoints.flatMap(({ changes = [] }) => changes);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((path) => !reads.some((read) => read.startsWith(`${path}/`)))).toEqual([]);
});
