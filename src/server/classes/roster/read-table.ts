// Reads a roster: text pasted from a spreadsheet, or an export of a school's management system.
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ROSTER_ROWS_MAX } from '#shared/contract/roster.ts';
import { withoutEscape } from '../../platform/csv.ts';
import { AppError } from '../../platform/errors.ts';

/** A line of the table as it was typed; '' for a missing cell. */
export interface TableRow {
  /** From 1, headings included. */
  row: number;
  name: string;
  year: string;
  username: string;
  password: string;
  className: string;
}

type Field = Exclude<keyof TableRow, 'row'> | 'forename' | 'preferred' | 'surname';

/** Headings in lower case without punctuation, including those of SIMS, Arbor and Bromcom. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'display name',
    'pupil',
    'pupil name',
    'student',
    'student name',
    'child',
  ],
  forename: ['forename', 'first name', 'given name', 'legal forename', 'legal first name'],
  preferred: [
    'preferred forename',
    'preferred first name',
    'preferred name',
    'chosen forename',
    'known as',
  ],
  surname: [
    'surname',
    'last name',
    'family name',
    'legal surname',
    'legal last name',
    'preferred surname',
    'preferred last name',
    'chosen surname',
  ],
  year: [
    'year',
    'year group',
    'yeargroup',
    'nc year',
    'ncyear',
    'curriculum year',
    'year taught in',
  ],
  username: ['username', 'user name', 'user', 'login'],
  password: ['password'],
  className: [
    'class',
    'class name',
    'reg group',
    'reg',
    'reg form',
    'registration group',
    'registration form',
    'tutor group',
    'form',
  ],
};

const FIELDS = new Map(
  Object.entries(HEADINGS).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
);

const fieldOf = (heading: string) =>
  FIELDS.get(
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

const DELIMITERS = ['\t', ';', ','] as const;

/** More columns than the widest export. Wider lines are found before parsing, which would take seconds. */
const COLUMNS_MAX = 100;

/** Also counts delimiters inside quotation marks: no heading or name has a hundred. */
const isTooWide = (line: string) => line.split(/[\t;,]/).length > COLUMNS_MAX;

/** The rows that are not empty; throws 'invalid' with a message if the text cannot be read as a table. */
export function readTable(text: string): TableRow[] {
  if (text.split(/[\r\n]/).some(isTooWide)) {
    const sentence = `That list has a line with more than ${COLUMNS_MAX} columns. Please keep name, year and class, and delete the other columns.`;
    throw new AppError('invalid', sentence);
  }
  const table = parseTable(text);
  const [headings = []] = table;
  const fields = headings.map(({ cell }) => fieldOf(cell));
  const hasHeadings = fields.some((field) => field !== undefined);
  // A table without headings has names, and perhaps years.
  const columns = hasHeadings ? fields : ['name', 'year'];
  if (hasHeadings && !['name', 'forename', 'preferred'].some((field) => columns.includes(field))) {
    throw new AppError('invalid', 'Please add a column with the heading Name.');
  }
  const rows = hasHeadings ? table.slice(1) : table;
  if (rows.length > ROSTER_ROWS_MAX) {
    throw new AppError('invalid', `Please import at most ${ROSTER_ROWS_MAX} pupils at once.`);
  }
  return rows.map((cells) => toRow(cells, columns));
}

interface Cell {
  cell: string;
  line: number;
}

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/** Uses the delimiter that fits the first line best. */
function parseTable(text: string): Cell[][] {
  const candidates = DELIMITERS.map((delimiter) => {
    const [first = []] = parseWith(text, delimiter, 1) ?? [];
    const known = first.filter(({ cell }) => fieldOf(cell) !== undefined).length;
    return { delimiter, known, width: first.length };
  });
  const [best] = candidates.toSorted((a, b) => b.known - a.known || b.width - a.width);
  const table = parseWith(text, best?.delimiter ?? ',');
  if (table) return table;
  const sentence = 'We could not read that list: a quotation mark in it is not closed.';
  throw new AppError('invalid', sentence);
}

/** Null if the quotation marks do not match. */
function parseWith(text: string, delimiter: string, to?: number): Cell[][] | null {
  try {
    const records: unknown = parse(text, {
      bom: true,
      delimiter,
      to,
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    return recordsSchema
      .parse(records)
      .map(({ record, info }) =>
        record.map((cell) => ({ cell: withoutEscape(cell), line: info.lines })),
      );
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function toRow(cells: readonly Cell[], columns: ReadonlyArray<string | undefined>): TableRow {
  const of = (field: Field) => cells[columns.indexOf(field)]?.cell ?? '';
  const parts = [of('preferred') || of('forename'), of('surname')];
  return {
    row: cells[0]?.line ?? 0,
    name: of('name') || parts.filter(Boolean).join(' '),
    year: of('year'),
    username: of('username'),
    password: of('password'),
    className: of('className'),
  };
}
