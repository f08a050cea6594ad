import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { CODE_LENGTH, readClassCode } from '#shared/class-code.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { classPage, forgetClassCode } from '../../data/class-page.ts';
import { AUTH } from '../../data/paths.ts';
import { Mascot } from '../../shell/mascot.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';

const NO_CODE = `A class code has ${CODE_LENGTH} letters and numbers. Please look at it again.`;

/** Asks for the class code; `typed` is an address that cannot be one. */
export function ClassCode({ typed }: { typed: string }) {
  const [, navigate] = useLocation();
  const field = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(typed);
  const [error, setError] = useState<string | undefined>(typed === '' ? undefined : NO_CODE);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = readClassCode(text);
    if (code === null) {
      setError(NO_CODE);
      field.current?.querySelector('input')?.focus();
    } else navigate(classPage(code));
  }

  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-xl flex-col justify-center gap-6 p-4 max-sm:[&_.owl]:size-18">
      <Mascot {...TIPS.classCode} />
      <Card className="flex flex-col gap-5">
        <PageHeading>Your class code</PageHeading>
        <form ref={field} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <Field
            label="Class code"
            hint="It’s on your card, or your teacher will show you."
            name="class-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error}
            className="text-3xl! [letter-spacing:0.3em] uppercase"
          />
          <Button type="submit" size="big">
            Find my class
          </Button>
        </form>
        <Link href={AUTH} onClick={forgetClassCode} className={buttonClasses('plain')}>
          I have a username and a password
        </Link>
      </Card>
    </div>
  );
}
