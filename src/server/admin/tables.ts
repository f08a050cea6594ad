// The tables that teachers take away: the pupils, and one pupil's games.
import { gameLabel } from '#games/registry.ts';
import { moneyText } from '#shared/payment-states.ts';
import type { StudentRow } from '#shared/contract/admin.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { percentOf } from '#shared/scores.ts';
import { toCsv } from './csv.ts';

/** The list of pupils as CSV; moments are ISO 8601 in UTC. */
export function studentsCsv(students: readonly StudentRow[]): string {
  return toCsv([
    [
      ...['Username', 'Name', 'Year', 'Games played', 'Average score out of 10'],
      ...['Last active', 'Account', 'Payment'],
    ],
    ...students.map((student) => [
      ...[student.username, student.displayName, student.yearGroup, student.gamesPlayed],
      ...[student.avgScore, student.lastActive, student.isActive ? 'on' : 'off'],
      moneyText(student),
    ]),
  ]);
}

/** A pupil's finished games as CSV; moments are ISO 8601 in UTC. */
export function historyCsv(history: readonly HistoryEntry[]): string {
  return toCsv([
    ['Date', 'Game', 'Score', 'Out of', 'Percent', 'Seconds'],
    ...history.map(({ createdAt, gameId, score, maxScore, duration }) => [
      ...[createdAt, gameLabel(gameId).title, score, maxScore],
      ...[percentOf(score, maxScore), duration ?? null],
    ]),
  ]);
}
