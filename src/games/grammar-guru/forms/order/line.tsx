// Words or sentences to put in order.
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { TileLine } from '../tile-line.tsx';
import type { OrderQuestion } from './form.ts';

export function OrderLine({ question, ...controls }: ControlsProps<OrderQuestion, Given>) {
  const { parts, answer, also = [] } = question;
  return (
    <TileLine
      parts={parts}
      answer={answer}
      also={also}
      asText={(line) => line.join(' ')}
      {...controls}
    />
  );
}
