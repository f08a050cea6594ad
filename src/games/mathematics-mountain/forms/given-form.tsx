// An answer that is put together, with the button that sends it.
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { screenOf } from './screens.tsx';

interface GivenFormProps {
  question: Parameters<typeof screenOf>[0];
  /** Id of the question. */
  labelledBy: string;
  /** Ids of the question and of what is read with it. */
  describedBy: string;
  isLocked: boolean;
  onGive: (given: number) => void;
  /** The verdict, which replaces the button. */
  children: ReactNode;
}

export function GivenForm(props: GivenFormProps) {
  const { question, labelledBy, describedBy, isLocked, onGive, children } = props;
  const [given, setGiven] = useState<number | null>(null);
  const { Controls } = screenOf(question);
  return (
    <form
      noValidate
      className="flex flex-col gap-2.5 roomy:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== null && !isLocked) onGive(given);
      }}
    >
      <Controls
        question={question}
        labelledBy={labelledBy}
        describedBy={describedBy}
        isLocked={isLocked}
        onChange={setGiven}
      />
      {!isLocked && (
        <Button
          type="submit"
          disabled={given === null}
          onMouseDown={keepFocus}
          className="w-full roomy:text-xl!"
        >
          Submit Answer
        </Button>
      )}
      {children}
    </form>
  );
}
