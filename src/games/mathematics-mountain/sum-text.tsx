// Draws a maths text for the eye, with stacked fractions and empty boxes, and gives it in words to screen readers.
import { Fragment } from 'react';
import { withoutMarkup } from '../kit/words/markup.ts';
import { RichText } from '../kit/screen/rich-text.tsx';
import { findSigns, type SumPart } from './sum-signs.ts';

interface SumTextProps {
  text: string;
  /** How the text is said, where its signs are not read well. */
  spoken?: string | undefined;
}

export function SumText({ text, spoken }: SumTextProps) {
  const drawn = <RichText text={text} draw={drawSigns} />;
  if (spoken === undefined && isPlain(text)) return drawn;
  return (
    <>
      <span aria-hidden>{drawn}</span>
      <span className="sr-only">{spoken ?? withoutMarkup(text)}</span>
    </>
  );
}

/** A line may end beside a drawn sign whatever stands there, unless all of its word is kept together. */
function drawSigns(text: string) {
  if (isPlain(text)) return text;
  return text.split(' ').map((word, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {isPlain(word) ? (
        word
      ) : (
        <span className="whitespace-nowrap">
          {findSigns(word).map((part, nth) => (
            <Sign key={nth} part={part} />
          ))}
        </span>
      )}
    </Fragment>
  ));
}

const isPlain = (text: string) => findSigns(text).every(({ kind }) => kind === 'text');

function Sign({ part }: { part: SumPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'gap') return <Gap />;
  return (
    <span className="mx-0.5 inline-flex flex-col items-center align-middle text-[0.85em] leading-[1.15]">
      <FractionNumber figure={part.top} />
      <span className="my-[0.06em] w-full min-w-[1.1em] border-t-[0.1em] border-current" />
      <FractionNumber figure={part.bottom} />
    </span>
  );
}

function FractionNumber({ figure }: { figure: string }) {
  return figure === '?' ? <Gap isSmall /> : <span className="px-0.5">{figure}</span>;
}

function Gap({ isSmall = false }: { isSmall?: boolean }) {
  const size = isSmall ? 'my-0.5 h-[1em] w-[1.3em]' : 'mx-0.5 h-[1.25em] w-[1.9em]';
  return (
    <span
      className={`inline-block rounded-lg border-2 border-dashed border-edge bg-sun-soft align-middle ${size}`}
    />
  );
}
