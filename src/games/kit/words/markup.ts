// Reads the light markup of question texts: line breaks, **bold** words and ___ for a word left out.

export interface Piece {
  kind: 'plain' | 'bold' | 'blank';
  text: string;
}

const BOLD_OR_BLANK = /\*\*(.+?)\*\*|_{2,}/g;

/** The lines of a text, each as a row of pieces; markup that is not closed stays as it is written. */
export function parseMarkup(text: string): Piece[][] {
  return text.split('\n').map(parseLine);
}

function parseLine(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(BOLD_OR_BLANK)) {
    if (match.index > from) pieces.push({ kind: 'plain', text: line.slice(from, match.index) });
    const bold = match[1];
    pieces.push(bold ? { kind: 'bold', text: bold } : { kind: 'blank', text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ kind: 'plain', text: line.slice(from) });
  return pieces;
}

/** The same text without markup, on one line, as a screen reader should say it. */
export function withoutMarkup(text: string): string {
  return parseMarkup(text)
    .map((line) => line.map((_, at) => saidAt(line, at)).join(''))
    .join(' ');
}

/** A blank is a word of its own, even where it stands for the ending of a word. */
function saidAt(line: readonly Piece[], at: number): string {
  const piece = line[at];
  if (piece?.kind !== 'blank') return piece?.text ?? '';
  const before = /\p{L}$/u.test(line[at - 1]?.text ?? '') ? ' ' : '';
  const after = /^\p{L}/u.test(line[at + 1]?.text ?? '') ? ' ' : '';
  return `${before}blank${after}`;
}
