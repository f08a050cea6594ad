import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './logging.ts';

/** An error as node-postgres throws it. */
const fromDatabase = (message: string, code: string) =>
  Object.assign(new Error(message), { code, detail: 'Key (username)=(zara) already exists.' });
const failed = (cause: Error) => new DrizzleQueryError('select $1', ['zara'], cause);

describe('logged errors', () => {
  it('a logged database error says what is wrong and contains no value that was to be written', () => {
    const missing = fromDatabase('column "pet" does not exist', '42703');
    const described = describeError(failed(missing));
    expect(described.message).toBe('Failed query');
    expect(described.stack).toMatch(/^\s+at .*\n[^]*caused by Error: column "pet" does not exist$/);
    expect(JSON.stringify(described)).not.toContain('zara');
  });

  it.each([
    ['invalid input syntax for type integer: "zara"', '22P02'],
    ['no pupil may be called zara', 'P0001'],
  ])('a logged error leaves out a message that quotes a value (%s)', (message, code) => {
    for (const error of [fromDatabase(message, code), failed(fromDatabase(message, code))]) {
      expect(JSON.stringify(describeError(error))).not.toContain('zara');
      expect(JSON.stringify(describeError(error))).toContain(`SQLSTATE ${code}`);
    }
  });
});
