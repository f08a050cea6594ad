import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenNameSchema, newUsernameSchema } from '#shared/contract/auth.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { UsernameIndex } from '../../accounts/user/same-name.ts';
import { planRoster, type KnownPupil } from './plan-roster.ts';
import { readTable } from './read-table.ts';
import { rosterCsv } from './roster-csv.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('=', "'", '"', ',', ';', '\\', '-', ' ', 'a', 'é', '＝'),
    maxLength: 12,
  }),
);
/** Without the characters that no username has: nearly every other text would be thrown away. */
const usernameText = text.map((one) => one.replaceAll(/[^\p{L}\p{M}\p{Nd} ._-]/gu, ''));
const valid = (texts: typeof text, schema: typeof chosenNameSchema | typeof newUsernameSchema) =>
  texts
    .map((one) => schema.safeParse(one))
    .filter(({ success }) => success)
    .map(({ data = '' }) => data);

/** Pupils as the database may contain them: no two usernames count as the same. */
const rosters = fc
  .array(
    fc.record({
      displayName: valid(text, chosenNameSchema),
      username: valid(usernameText, newUsernameSchema),
      yearGroup: fc.constantFrom(null, ...YEAR_GROUPS),
    }),
    { maxLength: 12 },
  )
  .map((pupils) => {
    const taken = new UsernameIndex<true>();
    return pupils
      .filter(({ username }) => {
        const isFree = taken.get(username) === null;
        taken.add(username, true);
        return isFree;
      })
      .map((pupil, id): KnownPupil => ({ id, ...pupil }));
  });

function planFor(pupils: readonly KnownPupil[], csv: string) {
  const target = { id: 1, name: 'Owls', yearGroup: null, pupils };
  const index = new UsernameIndex<{ pupil: KnownPupil }>();
  for (const pupil of pupils) index.add(pupil.username, { pupil });
  return planRoster(readTable(csv), {
    targetOf: () => target,
    withUsername: (name) => index.get(name),
  });
}

it('1,000 exported rosters are imported again without a change', () => {
  fc.assert(
    fc.property(rosters, (pupils) => {
      const rows = planFor(pupils, rosterCsv(pupils));
      expect(rows.map(({ action }) => action)).toEqual(pupils.map(() => 'unchanged'));
      expect(rows.map(({ pupil }) => pupil?.id)).toEqual(pupils.map(({ id }) => id));
    }),
    { numRuns: 1000 },
  );
});

describe('a table', () => {
  const read = (csv: string) =>
    readTable(csv).map(({ name, year, username, className }) => [name, year, username, className]);

  it.each([
    ['a spreadsheet', 'Name\tYear\tUsername\nZara Khan\t3\tzara'],
    ['commas', 'NAME,year,UserName\r\nZara Khan,3,zara\r\n'],
    ['semicolons, another order', 'username;Year group;Full name\nzara;3;"Zara Khan"'],
    ['a byte order mark and quotes', '\uFEFF"Name","Year","User name"\n"Zara Khan","3","zara"'],
    ['columns that are not needed', 'UPN,Name,Gender,Year,Username\nX1,Zara Khan,F,3,zara,more'],
    ['empty lines', '\nName,Year,Username\n\nZara Khan,3,zara\n,,\n\n'],
  ])('a table is read from %s', (_of, csv) => {
    expect(read(csv)).toEqual([['Zara Khan', '3', 'zara', '']]);
  });

  it.each([
    ['SIMS', 'Forename,Surname,Reg group,Year\nZara,Khan,3B,Year 3'],
    [
      'SIMS with chosen names',
      'Legal surname,Legal forename,Preferred forename,Reg Group,Year\nKhan,Zahra,Zara,3B,Year 3',
    ],
    ['Arbor', 'Legal first name,Legal last name,Registration form,Year group\nZara,Khan,3B,Year 3'],
    [
      'Bromcom',
      'Preferred First Name\tPreferred Last Name\tTutor Group\tYear Group\nZara\tKhan\t3B\tYear 3',
    ],
  ])('an export of %s is recognised', (_of, csv) => {
    expect(read(csv)).toEqual([['Zara Khan', 'Year 3', '', '3B']]);
  });

  it('a list of names alone is a table', () => {
    expect(read('Zara Khan\nOmar Ali\n')).toEqual([
      ['Zara Khan', '', '', ''],
      ['Omar Ali', '', '', ''],
    ]);
  });

  it('rows are numbered as in a spreadsheet', () => {
    expect(readTable('Name\n\nZara\nOmar').map(({ row }) => row)).toEqual([3, 4]);
  });

  it.each(['\t', ';', ','])(
    'a table may have a hundred columns and no more, separated by %j',
    (delimiter) => {
      const wide = (columns: number) => `Name${delimiter.repeat(columns - 1)}\nZara`;
      expect(readTable(wide(100))).toMatchObject([{ name: 'Zara' }]);
      expect(() => readTable(wide(101))).toThrow(
        'That list has a line with more than 100 columns. Please keep name, year and class, and delete the other columns.',
      );
    },
  );

  it.each(['3', 'Year 3', 'Y3', 'yr 3', 'NC Year 3', 'year3'])(
    'the year is read from %s',
    (year) => {
      const [row] = planFor([], `Name,Year\nZara,${year}`);
      expect(row?.yearGroup).toBe(3);
    },
  );

  it.each(['0', '7', 'Reception', '33', '3.5'])('the year %s is refused', (year) => {
    expect(planFor([], `Name,Year\nZara,${year}`)[0]?.action).toBe('refuse');
  });
});
