// Small pieces of Markdown for the catalogue.

/** A table: its head, then one row a line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Lines of a page with one empty line between blocks, and an end of line. */
export function page(...blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Escapes a text. */
export function plain(text: string): string {
  return text.replace(/[*_<>`\\|]/g, '\\$&');
}

/** A question's own markup: '**bold**' stays, a gap stays a gap, a new line becomes one. */
export function stem(text: string): string {
  return text.split('**').map(plain).join('**').replaceAll('\n', '<br>');
}

function cell(text: string): string {
  return text.replaceAll('\n', '<br>');
}
