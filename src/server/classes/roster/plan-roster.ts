// Decides what an import does with each row of a roster (D10). It is pure: the caller passes in what is known of the
// school.
import { chosenNameSchema, newPasswordSchema, newUsernameSchema } from '#shared/contract/auth.ts';
import type { RosterRow } from '#shared/contract/roster.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { UsernameIndex } from '../../accounts/user/same-name.ts';
import type { TableRow } from './read-table.ts';

/** A pupil of a class that the import concerns. */
export interface KnownPupil {
  id: number;
  username: string;
  displayName: string;
  yearGroup: YearGroup | null;
}

/** A class that rows go into; `id` is null for one that must be made. */
export interface Target {
  id: number | null;
  name: string;
  /** For pupils whose row has no year. */
  yearGroup: YearGroup | null;
  pupils: readonly KnownPupil[];
}

export interface School {
  /** The class of a row, or the reason why there is none. */
  targetOf: (row: TableRow) => Target | string;
  /** The account whose username counts as the same; its `pupil` is null if the caller may not change it. */
  withUsername: (username: string) => { pupil: KnownPupil | null } | null;
}

export interface PlannedRow extends RosterRow {
  target: Target | null;
  /** The pupil that the row is about; null for a new pupil and for a refused row. */
  pupil: KnownPupil | null;
  /** The password in the row, for a new account. */
  ownPassword: string;
}

/** What happens to each row. A new account without a username in the table gets '' for now. */
export function planRoster(rows: readonly TableRow[], school: School): PlannedRow[] {
  const seen = new Seen();
  return rows.map((row) => planRow(row, school, seen));
}

/** What earlier rows refer to. */
class Seen {
  readonly usernames = new UsernameIndex<number>();
  readonly pupils = new Map<number, number>();
  readonly names = new Map<string, number>();
}

function planRow(row: TableRow, school: School, seen: Seen): PlannedRow {
  const checked = checkCells(row);
  const target = school.targetOf(row);
  const base = {
    row: row.row,
    username: row.username,
    displayName: row.name,
    yearGroup: null,
    target: typeof target === 'string' ? null : target,
    pupil: null,
    ownPassword: '',
  };
  const refuse = (reason: string): PlannedRow => ({ ...base, action: 'refuse', reason });
  if (typeof checked === 'string') return refuse(checked);
  if (typeof target === 'string') return refuse(target);
  const { name, year, username } = checked;
  const found = match(checked, target, school, seen);
  if (typeof found === 'string') return refuse(found);
  const { pupil } = found;
  const earlier = earlierRow({ pupil, username, name: `${target.name}\n${name}` }, seen);
  if (earlier !== undefined) {
    return refuse(
      `Row ${earlier} is about the same pupil. If they are two pupils, give their usernames.`,
    );
  }
  remember({ pupil, username, name: `${target.name}\n${name}` }, row.row, seen);
  const yearGroup = year ?? (pupil ? pupil.yearGroup : target.yearGroup);
  const isMember = pupil !== null && target.pupils.some(({ id }) => id === pupil.id);
  const isSame = isMember && pupil.displayName === name && pupil.yearGroup === yearGroup;
  return {
    ...base,
    action: pupil === null ? 'create' : isSame ? 'unchanged' : 'update',
    username: pupil?.username ?? username,
    displayName: name,
    yearGroup,
    pupil,
    ownPassword: pupil === null ? row.password : '',
  };
}

interface Checked {
  name: string;
  year: YearGroup | undefined;
  /** '' for none. */
  username: string;
}

/** The cells as they would be stored, or the reason why they cannot be. */
function checkCells({ name, year, username, password }: TableRow): Checked | string {
  if (name === '') return 'Please give the name.';
  const checkedName = chosenNameSchema.safeParse(name);
  if (!checkedName.success) {
    return 'A name can have at most 40 characters and no invisible ones.';
  }
  const digit = /^(?:(?:nc )?(?:year|yr|y))?\s*([1-6])$/i.exec(year)?.[1];
  if (year !== '' && digit === undefined) return 'The year must be a number from 1 to 6.';
  const checkedYear = YEAR_GROUPS.find((one) => String(one) === digit);
  if (password !== '' && !newPasswordSchema.safeParse(password).success) {
    return 'A password needs 6 to 200 characters.';
  }
  if (username === '') return { name: checkedName.data, year: checkedYear, username };
  const checkedUsername = newUsernameSchema.safeParse(username);
  if (!checkedUsername.success) return `${checkedUsername.error.issues[0]?.message}.`;
  return { name: checkedName.data, year: checkedYear, username: checkedUsername.data };
}

const lower = (name: string) => name.toLowerCase();

/** By username, otherwise by name if only one pupil of the class has it. */
function match(
  { username, name }: Checked,
  target: Target,
  school: School,
  seen: Seen,
): { pupil: KnownPupil | null } | string {
  if (username !== '') {
    const owner = school.withUsername(username);
    if (owner && owner.pupil === null) {
      return 'That username is taken by somebody who is not in your classes.';
    }
    return { pupil: owner?.pupil ?? null };
  }
  const alike = target.pupils.filter(({ displayName }) => lower(displayName) === lower(name));
  const [only = null] = alike;
  if (alike.length > 1) {
    return `There are ${alike.length} pupils of this name in the class. Please give the username.`;
  }
  // If another row has this name and a username, only a username can tell whether it is the same child.
  return seen.names.has(lower(`${target.name}\n${name}`)) && only === null
    ? 'There is another row of this name. Please give usernames to tell them apart.'
    : { pupil: only };
}

interface About {
  pupil: KnownPupil | null;
  username: string;
  name: string;
}

function earlierRow({ pupil, username }: About, seen: Seen): number | undefined {
  if (pupil) return seen.pupils.get(pupil.id);
  return username === '' ? undefined : (seen.usernames.get(username) ?? undefined);
}

function remember({ pupil, username, name }: About, row: number, seen: Seen): void {
  if (pupil) seen.pupils.set(pupil.id, row);
  if (username !== '') seen.usernames.add(username, row);
  seen.names.set(lower(name), row);
}
