import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import {
  newWordListSchema,
  wordLists,
  type WordListWithWords,
} from '#shared/contract/word-lists.ts';
import { readWords, writeWords } from '#shared/word-list-text.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field, TextArea } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { sentenceOf } from '../../../data/refusals.ts';
import { WORDS } from '../../../data/paths.ts';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CheckedWords } from './checked-words.tsx';
import { readDraft, writeDraft, type Draft } from './draft.ts';

const EXAMPLE = [
  'island – a place with water all around it – We rowed to the island.',
  'harbour – where ships are safe from waves – The boats came back to the harbour.',
  'sailor – a person who works on a ship',
  'anchor – a heavy hook that keeps a ship still',
  'lighthouse',
  'treasure',
].join('\n');
const YEARS = YEAR_GROUPS.map((year) => ({ value: String(year), text: `Year ${year}` }));
/** What was typed is checked after this many milliseconds without a key press. */
const PAUSE_MS = 600;

interface EditorProps {
  userId: number;
  /** The list that is changed; null for a new one. */
  list: WordListWithWords | null;
  /** What a new one begins with; null for nothing. */
  copied: WordListWithWords | null;
  /** The year of the teacher’s class, with which a new list begins; null if there is none. */
  year?: YearGroup | null;
}

/** One list as it is typed, checked as one types; nothing typed is lost before it is kept. */
export function Editor({ userId, list, copied, year = null }: EditorProps) {
  const [, navigate] = useLocation();
  const of = list ? String(list.id) : `new-${copied?.id ?? ''}`;
  const kept = keptOf(list ?? copied, { isNew: list === null, year: year ?? 3 });
  const [draft, setDraft] = useState(() => readDraft(userId, of) ?? kept);
  const { form, errors: unnamed, show } = useFormErrors<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>();
  const make = useAct(wordLists.makeWordList);
  const change = useAct(wordLists.changeWordList);
  const typed = useSettled(draft);
  const words = readWords(typed.text);
  const check = useRead(
    wordLists.checkWordList,
    words.length === 0 ? null : { body: { yearGroup: typed.yearGroup, words } },
    { retry: false },
  );
  const isChanged = JSON.stringify(draft) !== JSON.stringify(kept);

  function edit(changes: Partial<Draft>) {
    if (isSaving) return;
    const next = { ...draft, ...changes };
    setDraft(next);
    writeDraft(userId, of, next);
  }

  const { run: keep, running } = useOneAtATime(async () => {
    setProblem(undefined);
    const { name, yearGroup, text, isShared } = draft;
    const body = { name, yearGroup, isShared, words: readWords(text) };
    // Not called once the teacher has gone elsewhere.
    const then = { onSuccess: () => navigate(WORDS) };
    try {
      if (list) await change.mutateAsync({ params: { listId: list.id }, body }, then);
      else await make.mutateAsync({ body }, then);
    } catch (error) {
      setProblem(sentenceOf(error));
      return;
    }
    writeDraft(userId, of, null);
    showToast(toasts.wordListKept);
  });
  // Meanwhile nothing is changed: it would be lost.
  const isSaving = running !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const { success, error } = newWordListSchema.shape.name.safeParse(draft.name);
    show(error?.issues[0]?.message);
    if (success) void keep();
  }

  return (
    <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
      <Panel title="The words">
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label="Name of the list"
            name="list-name"
            autoComplete="off"
            hint="Pupils see this name, for example Week 5 or The Vikings."
            readOnly={isSaving}
            value={draft.name}
            onChange={(event) => edit({ name: event.target.value })}
            error={unnamed}
          />
          <Select
            label="Year"
            value={String(draft.yearGroup)}
            options={YEARS}
            onChange={(value) => {
              const yearGroup = YEAR_GROUPS.find((year) => String(year) === value);
              if (yearGroup) edit({ yearGroup });
            }}
          />
          <TextArea
            label="Words"
            hint="One per line, with a definition and a sentence if you like: island – a place with water all around it – We rowed to the island. You can paste columns of a spreadsheet. Please don’t use children’s names."
            rows={10}
            autoComplete="off"
            readOnly={isSaving}
            value={draft.text}
            onChange={(event) => edit({ text: event.target.value })}
          />
          {draft.text === '' && !isSaving && (
            <div>
              <Button look="quiet" onClick={() => edit({ text: EXAMPLE })}>
                Try an example
              </Button>
            </div>
          )}
          <Switch
            label="Share with colleagues"
            hint="All teachers here can read it, set it and make a copy."
            checked={draft.isShared}
            onChange={(isShared) => edit({ isShared })}
          />
          {problem !== undefined && (
            <p role="alert" className="rounded-2xl bg-coral-soft p-4 font-bold">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" {...busyButton(isSaving)}>
              Save list
            </Button>
            {isChanged && !isSaving && (
              <Button
                look="quiet"
                onClick={() => {
                  setDraft(kept);
                  writeDraft(userId, of, null);
                }}
              >
                Undo my changes
              </Button>
            )}
          </div>
        </form>
      </Panel>
      <Panel title="What the games can use">
        {words.length === 0 && (
          <p>Type or paste some words, and we’ll show how each game can use them.</p>
        )}
        {check.error && words.length > 0 && (
          <p role="alert" className="rounded-2xl bg-coral-soft p-4">
            {`The words could not be checked. ${sentenceOf(check.error)} What you have typed stays here.`}
          </p>
        )}
        {check.data && words.length > 0 && !check.error && (
          <CheckedWords games={check.data.games} words={check.data.rows} />
        )}
        {check.isPending && words.length > 0 && <p role="status">Checking the words…</p>}
      </Panel>
    </div>
  );
}

/** A list as it is typed; a copy says that it is one. */
function keptOf(
  list: WordListWithWords | null,
  { isNew, year }: { isNew: boolean; year: YearGroup },
): Draft {
  if (!list) return { name: '', yearGroup: year, text: '', isShared: false };
  const { name, yearGroup, words, isShared } = list;
  const text = writeWords(words);
  return isNew
    ? { name: `${name} (copy)`, yearGroup, text, isShared: false }
    : { name, yearGroup, text, isShared };
}

/** What was typed, once nothing was typed for a moment. */
function useSettled(draft: Draft): Draft {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}
