/** A page with somebody signed in: `code` is what it started with (page-code.ts), which tells its build. */
export interface Arrival {
  type: 'here';
  code: string;
  year: string;
}

/** What a page tells the worker: to take the place of the one before it, or who is there. */
export type Message = { type: 'take over' } | Arrival;

/** A message of ours, or null for anything else. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'take over') return { type: 'take over' };
  if (data.type !== 'here' || !('code' in data) || !('year' in data)) return null;
  return { type: 'here', code: String(data.code), year: String(data.year) };
}
