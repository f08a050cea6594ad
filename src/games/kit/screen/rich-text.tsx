// Renders question texts with bold words, blanks and line breaks.
import { Fragment, type ReactNode } from 'react';
import { parseMarkup, type Piece } from '../words/markup.ts';
import { tied } from '../words/tied.ts';

interface RichTextProps {
  text: string;
  /** Class names of the second and later lines, such as a quoted sentence. */
  quoteClass?: string;
  /** How a run of letters is drawn, for games with signs of their own; the letters themselves by default. */
  draw?: (text: string) => ReactNode;
}

/** A text with light markup (kit/words/markup) as safe elements; each line is a block of its own. */
export function RichText({ text, quoteClass, draw = (letters) => letters }: RichTextProps) {
  return parseMarkup(text).map((line, row) => (
    <Fragment key={row}>
      {row > 0 && ' '}
      <span className={row > 0 ? (quoteClass ?? 'block') : 'block'}>
        {line.map((piece, column) => (
          <RichPiece
            key={column}
            piece={withoutStart(piece, markAfter(line, column - 1))}
            mark={markAfter(line, column)}
            draw={draw}
          />
        ))}
      </span>
    </Fragment>
  ));
}

const MARKS = /^[,.;:?!’”)]+/;

/** The marks behind a blank: they stay on its line, so that no line begins with one. */
function markAfter(line: readonly Piece[], column: number): string {
  if (line[column]?.kind !== 'blank') return '';
  return MARKS.exec(line[column + 1]?.text ?? '')?.[0] ?? '';
}

const withoutStart = (piece: Piece, start: string) => ({
  ...piece,
  text: piece.text.slice(start.length),
});

interface RichPieceProps {
  piece: Piece;
  mark: string;
  draw: (text: string) => ReactNode;
}

function RichPiece({ piece, mark, draw }: RichPieceProps) {
  const drawn = draw(tied(piece.text));
  if (piece.kind === 'plain') return drawn;
  if (piece.kind === 'bold') return <strong className="font-bold">{drawn}</strong>;
  return (
    <span className="whitespace-nowrap">
      <span className="mx-1 inline-block w-[3.5ch] border-b-4 border-edge align-baseline">
        <span className="sr-only">blank</span>
      </span>
      {mark}
    </span>
  );
}
