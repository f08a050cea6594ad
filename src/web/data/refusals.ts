// What an answer that is not a success means.
import { ApiError } from './request.ts';

/** Whether the caller may not see this. False if the caller only has to give something first. */
export function isForbidden(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403 && error.needs === undefined;
}

export function needsPassword(error: Error): boolean {
  return error instanceof ApiError && error.needs === 'password';
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The server's sentence, shown next to what was typed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence ?? error.message.replace(/^0: /, '');
  return String(error);
}
