// Acts whose answer is lost: they are sent again by themselves where the contract says that this is safe.
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { ApiError } from './request.ts';

/** With the pauses between them, about as long as somebody waits at a button. */
const REPEATS = 2;

/** Whether nobody can know if the server did what was asked. */
export function mayBeSaved(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503);
}

/** The option of a mutation that repeats a call. */
export function repeating({ repeat }: Endpoint) {
  return {
    retry: (times: number, error: Error) =>
      repeat !== 'anew' && times < REPEATS && mayBeSaved(error),
  };
}

/** What is to be shown for a call that only a person may repeat. */
export function toLookAt(error: unknown): unknown {
  if (!(error instanceof ApiError) || !mayBeSaved(error)) return error;
  return new ApiError(
    error.status,
    error.message,
    'This may have been saved. Please look before you try again.',
    error.helpNumber,
  );
}
