// Tables as CSV that spreadsheets show as text, whatever the names in them.
import { stringify } from 'csv-stringify/sync';

/**
 * Spreadsheets would evaluate a cell that begins with one of these, plain or full-width, even after spaces (OWASP CSV
 * Injection). The library's own `escape_formulas` does not skip spaces. Texts that already have an apostrophe there get
 * another, so that `withoutEscape` restores every text.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * RFC 4180 text with a byte order mark: every cell is quoted, formulas are disabled by an apostrophe, null is an empty
 * cell.
 */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number | null>>): string {
  const cells = rows.map((row) => row.map((cell) => withoutFormula(String(cell ?? ''))));
  return stringify(cells, {
    // Without it Excel reads the file as Latin-1.
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}

/** The original text of a cell that `toCsv` wrote. */
export function withoutEscape(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
