// The question itself: the instruction first, then what it is about on lines of its own.
import { RichText } from '../kit/screen/rich-text.tsx';
import './layout.css';

interface StemProps {
  id: string;
  text: string;
  /** Ids of its descriptions, such as the progress of the round. */
  describedBy: string;
}

export function Stem({ id, text, describedBy }: StemProps) {
  return (
    <h3
      id={id}
      aria-describedby={describedBy}
      tabIndex={-1}
      className="-mx-2 rounded-xl px-2 text-xl leading-snug font-bold wrap-anywhere roomy:text-[1.75rem] roomy:leading-snug"
    >
      <RichText text={text} quoteClass="guru-quote" />
    </h3>
  );
}
