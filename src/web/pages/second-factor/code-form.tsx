import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { ApiError } from '../../data/request.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';

interface CodeFormProps {
  label: string;
  hint: string;
  inputMode: 'numeric' | 'text';
  autoFocus?: boolean;
  action: string;
  /** Submits the code; errors are shown at the field. */
  onSend: (code: string) => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}

/** A field for a code and a button. Errors are shown at the field, and what was typed stays. */
export function CodeForm({ action, onSend, children, ...field }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { form, errors: error, show } = useFormErrors<string | undefined>(undefined);
  const { run: send, running } = useOneAtATime(async () => {
    try {
      await onSend(code);
    } catch (problem) {
      show(sentenceOf(problem));
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') show('Please type the code.');
    else void send();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        {...field}
        name="one-time-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" {...busyButton(running !== null)}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}

function sentenceOf(problem: unknown): string {
  if (problem instanceof ApiError) return problem.sentence ?? problem.message;
  return problem instanceof Error ? problem.message : String(problem);
}
