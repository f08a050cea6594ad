import { useRef, useState, type FormEvent } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { ANONYMOUS, contactEmailSchema, MESSAGE_MAX } from '#shared/contract/contact.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextArea } from '#ui/field.tsx';
import { showToast } from '#ui/toast.tsx';
import { sendEmail } from '../../data/outside/email.ts';
import { useConfig } from '../../data/own-reads.ts';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../data/toasts.ts';
import { nameOf } from '../../data/user-name.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { EMPTY_DRAFT, readDraft, writeDraft, type Draft } from './draft.ts';

/** A message to the team (spec S2 Contact page). What is typed and not sent survives a reload. */
export function ContactForm({ user }: { user: User }) {
  const [draft, setDraft] = useState(() => readDraft(user.id));
  const form = useRef<HTMLFormElement>(null);
  const { data: config, refetch } = useConfig();

  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(user.id, next);
  };

  const { run: send, running } = useOneAtATime(async () => {
    try {
      const settings = config ?? (await refetch({ throwOnError: true })).data;
      if (!settings) throw new Error('The settings did not arrive.');
      await sendEmail(settings.email, {
        toName: settings.appName,
        fromEmail: draft.email.trim(),
        fromName: nameOf(user) || ANONYMOUS,
        message: draft.message.trim(),
      });
      change(EMPTY_DRAFT);
      showToast(toasts.messageSent);
    } catch {
      showToast(toasts.messageFailed);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const focus = (name: string) =>
      form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    if (draft.message.trim() === '') {
      showToast(toasts.messageMissing);
      focus('message');
    } else if (!contactEmailSchema.safeParse(draft.email).success) {
      showToast(toasts.emailInvalid);
      focus('email');
    } else void send();
  }

  return (
    <Panel title="Write to the team">
      <p>Have you got an idea, a question, or found something that doesn’t work? Tell us!</p>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="E-mail (you can leave this empty)"
          name="email"
          type="email"
          autoComplete="email"
          hint="Only if you would like an answer. Ask a grown-up first."
          readOnly={running !== null}
          value={draft.email}
          onChange={(event) => change({ ...draft, email: event.target.value })}
        />
        <TextArea
          label="Your message"
          name="message"
          required
          maxLength={MESSAGE_MAX}
          rows={6}
          readOnly={running !== null}
          value={draft.message}
          onChange={(event) => change({ ...draft, message: event.target.value })}
        />
        <Button
          type="submit"
          size="big"
          className="aria-disabled:opacity-60 sm:self-start"
          aria-disabled={running ? true : undefined}
          onClick={(event) => {
            // The second click of two would find the form empty if the message had already gone, and complain.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {running ? 'Sending...' : 'Send message'}
        </Button>
      </form>
    </Panel>
  );
}
