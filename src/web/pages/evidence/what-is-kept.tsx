import { TABLE_PURPOSES, type Evidence } from '#shared/contract/evidence.ts';
import { Facts, Section } from './parts.tsx';

/** Every table of the database with its rows as they are now, and how long things are kept. */
export function WhatIsKept({ evidence: { tables, periods } }: { evidence: Evidence }) {
  return (
    <>
      <Section title="What is kept">
        <p>Every table of the database, with the number of rows in it now.</p>
        {Object.entries(TABLE_PURPOSES).map(([purpose, title]) => (
          <div key={purpose}>
            <h4>{title}</h4>
            <Facts
              label={title}
              heads={['Table', 'What it holds', 'Until', 'Rows']}
              rows={tables
                .filter((table) => table.purpose === purpose)
                .map(({ name, holds, until, rows }) => [
                  name,
                  holds,
                  until,
                  rows.toLocaleString('en-GB'),
                ])}
            />
          </div>
        ))}
      </Section>
      <Section title="How long it is kept">
        <p>The periods that are set for this installation.</p>
        <Facts
          label="How long it is kept"
          heads={['What', 'Setting', 'Period']}
          rows={periods.map(({ what, setting, value }) => [what, setting, value])}
        />
      </Section>
    </>
  );
}
