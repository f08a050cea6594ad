// The school's own phrases that put a comment on the worry list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phraseSchema } from '#shared/comments/phrases.ts';
import { ConfigError } from './config.ts';

const FILE = 'worries.txt';

/**
 * The phrases in DATA_DIR/worries.txt, one per line; none without the file. Throws ConfigError for the first unreadable
 * one.
 */
export function readOwnWorries(dataDir: string): string[] {
  const file = join(dataDir, FILE);
  return linesOf(file).flatMap((line, index) => {
    const written = line.trim().toLowerCase().replaceAll('’', "'");
    if (written === '' || written.startsWith('#')) return [];
    const { success, data, error } = phraseSchema.safeParse(written);
    if (success) return [data];
    throw new ConfigError(
      `Line ${index + 1} of ${file} cannot be used. It is written: ${error.issues[0]?.message}`,
    );
  });
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new ConfigError(`${file} cannot be read.`, { cause: error });
  }
}
