// Reads a list of pupils from a file, as spreadsheets and school systems write them.
import { ROSTER_TEXT_MAX } from '#shared/contract/roster.ts';

/** A character takes up to four bytes. */
const BYTES_MAX = 4 * ROSTER_TEXT_MAX;

const TOO_LONG = 'That file is too long. Please split it in two.';
const WORKBOOK =
  'That file is a workbook. Please save it as CSV in your spreadsheet program, or copy its cells and paste them.';

/** The first bytes of .xlsx and .ods (a ZIP archive), .xls (OLE) and PDF. */
const OTHER_KINDS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF'];

/** The file's text, or why it cannot be read, in a sentence. */
export async function readListFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > BYTES_MAX) return { problem: TOO_LONG };
  const content = await file.arrayBuffer().catch(() => null);
  // It was moved or changed since it was chosen.
  if (content === null) return { problem: 'We could not read that file. Please choose it again.' };
  const bytes = new Uint8Array(content);
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (OTHER_KINDS.some((kind) => start.startsWith(kind))) return { problem: WORKBOOK };
  const text = decode(bytes);
  return text.length > ROSTER_TEXT_MAX ? { problem: TOO_LONG } : { text };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel on Windows saves as 'CSV' in Western Europe.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
