// What the sections of the evidence pack share.
import { useId, type ReactNode } from 'react';
import { Cell, HeadCell, Table } from '#ui/table.tsx';

/** '23 November 2026, 14:05', by the reader's clock. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface FactsProps {
  /** Names the table. */
  label: string;
  heads: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
}

/** Rows of facts; the first cell of a row names it. */
export function Facts({ label, heads, rows }: FactsProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <HeadCell key={head}>{head}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, nth) => (
              <Cell key={heads[nth + 1]}>{cell}</Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
