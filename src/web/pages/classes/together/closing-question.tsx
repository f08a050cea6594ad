import { useState } from 'react';
import { together, type TogetherQuestion } from '#shared/contract/together.ts';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded } from '../../../staff/loaded.tsx';

/** A question is what the class is shown: no other takes its place, which the teacher would not have seen. */
type Stage = 'new' | 'desk' | 'closed' | TogetherQuestion;

/**
 * A question to talk about at the end. The teacher sees it small first, to be read at the desk and not from the rows,
 * and shows it, or takes another.
 */
export function ClosingQuestion({ classId }: { classId: number }) {
  const [isOfYear, setOfYear] = useState(false);
  const [stage, setStage] = useState<Stage>('new');
  const input = { params: { classId }, query: isOfYear ? { ofYear: 'yes' as const } : {} };
  const read = useRead(together.getTogetherQuestion, stage === 'desk' ? input : null);
  const { data, error, refetch, isFetching } = read;
  const close = () => setStage('closed');
  if (stage === 'new' || stage === 'closed') {
    return (
      <Button
        look="sunny"
        className="absolute top-4 right-4"
        autoFocus={stage === 'closed'}
        onClick={() => setStage('desk')}
      >
        A question to talk about
      </Button>
    );
  }
  if (stage !== 'desk') return <Shown question={stage} onClose={close} />;
  const none = (
    <Button look="quiet" onClick={close}>
      No question
    </Button>
  );
  if (!data || error) {
    return (
      <div
        ref={takeFocus}
        tabIndex={-1}
        className="absolute top-4 right-4 flex flex-col items-start gap-3 rounded-2xl bg-paper p-4 outline-none"
      >
        <NotLoaded read={read} failure="Failed to load a question" />
        {none}
      </div>
    );
  }
  return (
    <div className="absolute top-4 right-4 flex max-w-md flex-col gap-3 rounded-2xl bg-paper p-4 text-base shadow-card">
      <h2 ref={takeFocus} tabIndex={-1} className="font-bold outline-none">
        For you first
      </h2>
      <p className="text-ink-soft">
        {data.mistake === null
          ? 'A question for your year.'
          : `Several of the class made this mistake: ${data.mistake}`}
      </p>
      <p>
        <RichText text={data.question} />
      </p>
      {data.answer !== null && <p>{`Answer: ${data.answer}`}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setStage(data)}>Show the class</Button>
        <Button
          look="quiet"
          {...busyButton(isFetching)}
          onClick={() => isFetching || (isOfYear ? void refetch() : setOfYear(true))}
        >
          Another question
        </Button>
        {none}
      </div>
    </div>
  );
}

interface ShownProps {
  question: TogetherQuestion;
  onClose: () => void;
}

function Shown({ question: { question, answer, wrong }, onClose }: ShownProps) {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <div className="absolute inset-x-4 top-4 mx-auto flex max-w-[70vw] flex-col gap-[2vmin] rounded-3xl bg-paper p-[4vmin] text-[clamp(1.5rem,4vmin,6rem)] leading-snug shadow-card">
      <h2 ref={takeFocus} tabIndex={-1} className="font-bold outline-none">
        Let’s talk about this one
      </h2>
      <p aria-live="polite">
        <RichText text={question} />
      </p>
      {wrong.length > 0 && <p>{`Somebody might say: ${wrong.slice(0, 2).join(', or ')}. Why?`}</p>}
      {isAnswered && (
        <p ref={takeFocus} tabIndex={-1} className="font-bold text-leaf outline-none">
          {answer}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {answer !== null && !isAnswered && (
          <Button onClick={() => setAnswered(true)}>Show the answer</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
