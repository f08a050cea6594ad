// Reads an archive without trusting it: anything damaged, truncated or foreign is refused with a message.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { ArchiveError, headSchema, MARK, markSchema, type Head, type TableSum } from './format.ts';
import { ROWS_PER_PAGE, type Sequence } from './rows-store.ts';
import { startSum, type Adding } from './sums.ts';

/** Far longer than any row; a longer line would fill the memory. */
const LINE_MAX = 16 * 1024 * 1024;

/** Receives the contents of an archive in order. */
export interface Receiver {
  begin: (head: Head) => Promise<void>;
  rows: (table: string, lines: readonly string[]) => Promise<void>;
  sequences: (sequences: readonly Sequence[]) => Promise<void>;
}

const ONLY_LOOK: Receiver = {
  begin: async () => {},
  rows: async () => {},
  sequences: async () => {},
};

/** Reads a whole archive and returns its sums; throws ArchiveError if it is not one, or not complete. */
export async function readArchive(
  file: string,
  receiver: Receiver = ONLY_LOOK,
): Promise<TableSum[]> {
  const reading = startReading(file, receiver);
  for await (const lines of linesIn(file)) {
    for (const line of lines) await reading.take(line);
  }
  return reading.finish();
}

/** The lines of a compressed file, in batches. */
async function* linesIn(file: string): AsyncGenerator<string[]> {
  const unpacked = createGunzip();
  // The error reaches the reader through the stream.
  pipeline(createReadStream(file), unpacked, () => {});
  unpacked.setEncoding('utf8');
  let rest = '';
  const chunks: AsyncIterator<string> = unpacked[Symbol.asyncIterator]();
  for (;;) {
    const chunk = await chunks.next().catch((error: unknown) => refuse(file, error));
    if (chunk.done) break;
    // Only new text is searched for line ends, so that one long line takes no longer than many short ones.
    const [first = '', ...others] = chunk.value.split('\n');
    const lines = [rest + first, ...others];
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) {
      throw new ArchiveError(`${file} is not a backup of this app: it has a line without an end.`);
    }
    yield lines;
  }
  if (rest !== '') yield [rest];
}

function refuse(file: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') throw new ArchiveError(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR') throw new ArchiveError(`${file} cannot be read.`);
  throw new ArchiveError(`${file} is damaged, or not a backup of this app.`, { cause: error });
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

interface OpenTable {
  name: string;
  adding: Adding;
  page: string[];
  /** The number of characters in the page. */
  size: number;
}

function startReading(file: string, receiver: Receiver) {
  const damaged = () => new ArchiveError(`${file} is damaged: its checksums do not match.`);
  const sums: TableSum[] = [];
  let hasBegun = false;
  let isComplete = false;
  let open: OpenTable | null = null;

  const flush = async (table: OpenTable) => {
    const { name, adding, page } = table;
    if (page.length === 0) return;
    adding.add(page);
    table.size = 0;
    await receiver.rows(name, page.splice(0));
  };
  const end = async (expected: TableSum) => {
    if (!open) throw damaged();
    await flush(open);
    const sum = open.adding.sum();
    if (sum.sha256 !== expected.sha256 || sum.table !== expected.table) throw damaged();
    sums.push(sum);
    open = null;
  };
  const takeMark = async (text: string) => {
    const mark = parsed(markSchema, text);
    if (!mark) throw damaged();
    if ('begin' in mark) {
      open = { name: mark.begin, adding: startSum(mark.begin), page: [], size: 0 };
    } else if ('end' in mark) await end(mark.end);
    else if ('sequences' in mark) await receiver.sequences(mark.sequences);
    else isComplete = true;
  };
  const takeRow = async (line: string) => {
    if (!open) throw damaged();
    open.page.push(line);
    open.size += line.length;
    if (open.page.length >= ROWS_PER_PAGE || open.size >= LINE_MAX) await flush(open);
  };
  const takeHead = async (line: string) => {
    const head = parsed(headSchema, line);
    if (!head) throw new ArchiveError(`${file} is not a backup of this app.`);
    hasBegun = true;
    await receiver.begin(head);
  };
  return {
    take: (line: string) => {
      if (!hasBegun) return takeHead(line);
      return line.startsWith(MARK) ? takeMark(line.slice(MARK.length)) : takeRow(line);
    },
    finish: (): TableSum[] => {
      if (!isComplete) throw new ArchiveError(`${file} is incomplete: its end is missing.`);
      return sums;
    },
  };
}
