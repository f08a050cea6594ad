// What a program says to the operator, and how its process ends.
import { DatabaseError, DAMAGED, isDamaged } from './platform/database-errors.ts';
import { describeError } from './platform/logging.ts';

/** A stop that takes longer is aborted (D7: 10 s in all). */
const STOP_DEADLINE_MS = 9000;

/** SIGHUP comes from a terminal that is closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Before there is anything to close, a signal ends the process, and the embedded database's server with it. */
export function exitOnSignal(code: number): void {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(code));
}

/** Exits with 0 after `close`. A signal often arrives twice, from the terminal and from npm, and counts once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => stopWith(error, [Error]),
    );
  };
  for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, stop);
}

/** Prints a line for the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Exits with one sentence about a known failure, or the stack of any other, without the values in it. */
export function stopWith(
  thrown: unknown,
  known: ReadonlyArray<abstract new (...args: never[]) => Error>,
): void {
  const error = isDamaged(thrown) ? new DatabaseError(DAMAGED) : thrown;
  if (!(error instanceof Error)) throw error;
  process.stderr.write(
    `${known.some((kind) => error instanceof kind) ? sentenceOf(error) : traceOf(error)}\n`,
  );
  process.exit(1);
}

/** A known failure in one sentence, with its reason. */
export function sentenceOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

/** Node prints an error with its fields, which would include the query's parameters. */
function traceOf(error: Error): string {
  const { type, message, stack } = describeError(error);
  return `${type}: ${message}\n${stack}`;
}
