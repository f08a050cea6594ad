// Sums over tables, for comparing two copies.
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import type { TableSum } from './format.ts';
import { readRows, fixTimestampFormat } from './rows-store.ts';
import { listCopiedTables, type Table } from './tables-store.ts';

export interface Adding {
  add: (lines: readonly string[]) => void;
  sum: () => TableSum;
}

export function startSum(table: string): Adding {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    sum: () => ({ table, rows, sha256: hash.copy().digest('hex') }),
  };
}

/** The sums of every table as seen in this transaction. */
export async function sumTables(tx: Db): Promise<TableSum[]> {
  await fixTimestampFormat(tx);
  const sums: TableSum[] = [];
  for (const table of await listCopiedTables(tx)) sums.push(await sumTable(tx, table));
  return sums;
}

async function sumTable(tx: Db, table: Table): Promise<TableSum> {
  const adding = startSum(table.name);
  for await (const lines of readRows(tx, table)) adding.add(lines);
  return adding.sum();
}

/** Tables that differ, or exist on one side only. */
export function differences(some: readonly TableSum[], others: readonly TableSum[]): string[] {
  const text = ({ table, rows, sha256 }: TableSum) => `${table} ${rows} ${sha256}`;
  const left = new Set(some.map(text));
  const right = new Set(others.map(text));
  const odd = [
    ...some.filter((sum) => !right.has(text(sum))),
    ...others.filter((sum) => !left.has(text(sum))),
  ];
  return [...new Set(odd.map(({ table }) => table))];
}
