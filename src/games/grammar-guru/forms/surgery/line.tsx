// A sentence, and the tiles for its new form.
import { sentenceId, type ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { TileLine } from '../tile-line.tsx';
import { sentenceOf, type SurgeryQuestion } from './form.ts';

export function SurgeryLine({ question, ...controls }: ControlsProps<SurgeryQuestion, Given>) {
  const { sentence, tiles, end, answer, also = [] } = question;
  return (
    <>
      <p id={sentenceId(controls.labelledBy)} className="text-xl roomy:text-2xl">
        {sentence}
      </p>
      <TileLine
        parts={tiles}
        answer={answer}
        also={also}
        asText={(line) => sentenceOf(line, end)}
        isWrittenOut
        {...controls}
      />
    </>
  );
}
