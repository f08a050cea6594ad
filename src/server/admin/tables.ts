// The tables that can be saved as CSV: the pupils, one pupil's games, and the audit log.
import { gameLabel } from '#games/cards.ts';
import { AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { paymentLabel } from '#shared/payment-states.ts';
import type { StudentHistory, StudentRow } from '#shared/contract/admin.ts';
import type { AuditEventRow } from '#shared/contract/audit.ts';
import { VERIFICATION_TEXTS, verificationOf } from '#shared/verification.ts';
import { percentOf } from '#shared/scores.ts';
import { toCsv } from '../platform/csv.ts';

/** The list of pupils as CSV; times are ISO 8601 in UTC. */
export function studentsCsv(students: readonly StudentRow[]): string {
  return toCsv([
    [
      'Username',
      'Name',
      'Year',
      'Games played',
      'Average score out of 10',
      'Last active',
      'Account',
      'Payment',
      'Games rushed',
      'Games not verified',
    ],
    ...students.map((student) => [
      student.username,
      student.displayName,
      student.yearGroup,
      student.gamesPlayed,
      student.avgScore,
      student.lastActive,
      student.isActive ? 'on' : 'off',
      paymentLabel(student),
      student.rushed,
      student.unverified,
    ]),
  ]);
}

/** A pupil's finished games as CSV; times are ISO 8601 in UTC. */
export function historyCsv(history: StudentHistory): string {
  return toCsv([
    ['Date', 'Game', 'Score', 'Out of', 'Percent', 'Seconds', 'Proof', 'Recorded at'],
    ...history.map(({ createdAt, gameId, score, maxScore, duration, ...entry }) => [
      createdAt,
      gameLabel(gameId).title,
      score,
      maxScore,
      percentOf(score, maxScore),
      duration ?? null,
      VERIFICATION_TEXTS[verificationOf(entry)].label,
      entry.recordedAt,
    ]),
  ]);
}

/** Audit events as CSV; times are ISO 8601 in UTC. */
export function auditCsv(events: readonly AuditEventRow[]): string {
  return toCsv([
    [
      'Date',
      'Who',
      'Number of their account',
      'What',
      'To whom',
      'Number of that account',
      'Details',
      'Request',
    ],
    ...events.map((event) => [
      event.createdAt,
      event.actorName,
      event.actorId,
      AUDIT_SENTENCES[event.kind],
      event.targetName,
      event.targetId,
      event.detail,
      event.requestId,
    ]),
  ]);
}
