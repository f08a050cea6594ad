// Tables as CSV that spreadsheets show as text, whatever the names in them.

/** Without it Excel reads the file as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets would evaluate a cell that begins with one of these, plain or full-width, even after spaces (OWASP CSV
 * Injection).
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** RFC 4180 text with a byte order mark: every cell quoted, formulas disabled by an apostrophe, null as an empty cell. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number | null>>): string {
  const lines = rows.map((row) => row.map((cell) => toCell(String(cell ?? ''))).join(','));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
