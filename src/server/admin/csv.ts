// Tables as CSV that spreadsheets open as text, whatever pupils have called themselves.

/** Excel takes a file without it for Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that begins with one of these, plain or full-width, after spaces as well, would be calculated by a spreadsheet (OWASP CSV Injection). */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** RFC 4180 text with a byte order mark: every cell quoted, formulas made harmless by an apostrophe, null empty. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number | null>>): string {
  const lines = rows.map((row) => row.map((cell) => toCell(String(cell ?? ''))).join(','));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
