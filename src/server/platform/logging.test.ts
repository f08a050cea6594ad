import { DrizzleQueryError } from 'drizzle-orm';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeError, writeInBatches } from './logging.ts';

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

describe('the lines of the log', () => {
  const file = () => {
    const folder = mkdtempSync(join(tmpdir(), 'bright-explorers-log-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'lines');
  };

  it('a line is written at once, and those of the next tenth of a second together', async () => {
    const path = file();
    const log = writeInBatches(path);
    log.write('one\n');
    log.write('two\n');
    log.write('three\n');
    expect(readFileSync(path, 'utf8')).toBe('one\n');
    await expect.poll(() => readFileSync(path, 'utf8')).toBe('one\ntwo\nthree\n');
  });

  it('a process that ends writes its last lines first', () => {
    const path = file();
    const log = writeInBatches(path);
    log.write('one\n');
    log.write('last words\n');
    process.listeners('exit').at(-1)?.(0);
    expect(readFileSync(path, 'utf8')).toBe('one\nlast words\n');
  });

  it.runIf(existsSync('/dev/full'))('a full disk for the log stops nothing', () => {
    const log = writeInBatches('/dev/full');
    const writeAll = () => {
      log.write('one\n');
      log.write('x'.repeat(9000));
      process.listeners('exit').at(-1)?.(0);
    };
    expect(writeAll).not.toThrow();
  });
});
