// The pupils of a class as a table that the import takes back unchanged.
import { toCsv } from '../../platform/csv.ts';
import type { KnownPupil } from './plan-roster.ts';

export function rosterCsv(pupils: readonly Omit<KnownPupil, 'id'>[]): string {
  return toCsv([
    ['Name', 'Year', 'Username'],
    ...pupils.map(({ displayName, yearGroup, username }) => [displayName, yearGroup, username]),
  ]);
}
