import { useState, type FormEvent } from 'react';
import { useSearch } from 'wouter';
import { GAMES, thinkItThrough } from '#games/cards.ts';
import { work as calls } from '#shared/contract/work.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Select } from '#ui/select.tsx';
import { sentenceOf } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { ObjectiveField } from './objective-field.tsx';
import { newWorkOf, wantedFrom, type Kind, type Lasting, type Wanted } from './wanted.ts';
import { Who } from './who.tsx';
import { WordsField } from './words-field.tsx';

const KIND_OPTIONS: { value: Kind; text: string }[] = [
  { value: 'objective', text: 'An objective' },
  { value: 'game', text: 'A game' },
  { value: 'words', text: 'Own words' },
  { value: 'due', text: 'Revision that is due' },
  { value: 'think', text: thinkItThrough.title },
];
const LASTING_OPTIONS: { value: Lasting; text: string }[] = [
  { value: 0, text: 'Today' },
  { value: 1, text: 'Tomorrow' },
  { value: 7, text: 'A week' },
  { value: 14, text: 'Two weeks' },
  { value: null, text: 'No end' },
];
const ROUNDS_OPTIONS = [1, 2, 3, 5].map((value) => ({ value, text: String(value) }));

interface SetFormProps {
  schoolClass: ClassWithPupils;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
}

/** Sets work in a few taps: the subject, the pupils and the last day. */
export function SetForm({ schoolClass, names }: SetFormProps) {
  const search = useSearch();
  const [wanted, setWanted] = useState(() => wantedFrom(search, schoolClass.yearGroup));
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');
  const set = useAct(calls.setWork);
  const change = (changes: Partial<Wanted>) => {
    setWanted({ ...wanted, ...changes });
    setProblem('');
    setDone('');
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (set.isPending || done !== '') return;
    const body = newWorkOf(wanted, new Date());
    if (typeof body === 'string') {
      setProblem(body);
      return;
    }
    setProblem('');
    set.mutate(
      { params: { classId: schoolClass.id }, body },
      {
        onSuccess: ({ label }) =>
          setDone(`‘${label}’ is set. Pupils see it first when they open the home page.`),
        onError: (error) => setProblem(sentenceOf(error)),
      },
    );
  }

  return (
    <Panel title="Set new work" id="set-new-work">
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Choice
          label="What"
          hint={HINTS[wanted.kind]}
          value={wanted.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => change({ kind })}
        />
        {wanted.kind === 'objective' && <ObjectiveField wanted={wanted} onChange={change} />}
        {wanted.kind === 'game' && (
          <Select
            label="Game"
            value={wanted.gameId}
            options={GAMES.map(({ id, title }) => ({ value: id, text: title }))}
            onChange={(gameId) => change({ gameId })}
          />
        )}
        {wanted.kind === 'words' && <WordsField wanted={wanted} onChange={change} />}
        <Who
          pupils={schoolClass.pupils}
          names={names}
          chosen={wanted.pupilIds}
          onChange={(pupilIds) => change({ pupilIds })}
        />
        <div className="grid gap-5 xl:grid-cols-[3fr_2fr]">
          <Choice
            label="Until"
            hint="The last day on which pupils see it."
            value={wanted.lasting}
            options={LASTING_OPTIONS}
            onChange={(lasting) => change({ lasting })}
          />
          <Choice
            label="Rounds for each pupil"
            hint="A round takes two to five minutes."
            value={wanted.rounds}
            options={ROUNDS_OPTIONS}
            onChange={(rounds) => change({ rounds })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="big" {...busyButton(set.isPending || done !== '')}>
            Set work
          </Button>
          <p role="status" className="font-bold text-leaf">
            {done}
          </p>
          <p role="alert" className="font-bold text-coral">
            {problem}
          </p>
        </div>
      </form>
    </Panel>
  );
}

const HINTS: Readonly<Record<Kind, string>> = {
  objective: 'Everyone practises this, whatever their year.',
  game: 'The usual rounds, chosen for each pupil by what they remember.',
  words:
    'Rounds of Dictionary Detective, Word Search, Hangman or Listen and Spell from one of your lists.',
  due: 'What each pupil is about to forget, in whichever game has most of it.',
  think: 'Maths problems of several steps, five a round, with paper and without a clock.',
};
