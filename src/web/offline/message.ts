/** A page with a signed-in user: `code` is the script it started with (open-page.ts), which identifies its build. */
export interface Arrival {
  type: 'here';
  code: string;
  year: string;
}

/** Messages from a page to the worker: activate now, or who is signed in. */
export type Message = { type: 'take over' } | Arrival;

/** The message, or null if it is not one of ours. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'take over') return { type: 'take over' };
  if (data.type !== 'here' || !('code' in data) || !('year' in data)) return null;
  return { type: 'here', code: String(data.code), year: String(data.year) };
}
