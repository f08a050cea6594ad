// The audit log's filters, and the query they make.
import type { audit } from '#shared/contract/audit.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import type { ActorKind, AuditKind } from '#shared/audit-kinds.ts';

type AuditFilter = NonNullable<CallOf<typeof audit.getAuditEventsCsv>['query']>;

export interface AuditChoice {
  /** Null for everything. */
  kind: AuditKind | null;
  /** What kind of actor, or the number of the account that acted; null for everybody. */
  actor: ActorKind | number | null;
  /** A part of the username of the account it was done to, or its number; empty for all. */
  target: string;
  /** First and last day in the format of date inputs, '2026-03-01'; empty for none. */
  firstDay: string;
  lastDay: string;
}

export const NO_CHOICE: AuditChoice = {
  kind: null,
  actor: null,
  target: '',
  firstDay: '',
  lastDay: '',
};

/** The filter's period: days are the viewer's own, from midnight to midnight. */
export function filterOf({ kind, actor, target, firstDay, lastDay }: AuditChoice): AuditFilter {
  const from = midnight(firstDay);
  const until = midnight(lastDay, 1);
  return {
    ...(kind !== null && { kind }),
    ...(typeof actor === 'number' && { actorId: actor }),
    ...(typeof actor === 'string' && { actorKind: actor }),
    ...(target.trim() !== '' && { target: target.trim() }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
  };
}

/** The start of a day, or of one some days later. While a year is being typed it is 0002 or 0020: not a day yet. */
function midnight(day: string, later = 0): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!/^2\d{3}-/.test(day) || year === undefined || month === undefined) return null;
  return new Date(year, month - 1, (date ?? 1) + later).toISOString();
}
