// A blind child's screen-reader output for a round with a question of every form. Judge changes in the transcript from that
// child's point of view.
import { fireEvent, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { FIRST_ITEMS } from '#testing/form-items.ts';
import { hearGame } from '#testing/hear-game.tsx';
import { stillClock } from '#testing/still-clock.ts';
import { dealItem } from './forms/deal.ts';
import type { FormItem } from './forms/dealers.ts';
import type { FormName } from './forms/forms.ts';
import GrammarGuru from './screen.tsx';
import type { GuruStart } from './start.ts';

const REASON = 'This is the reason.';
/** In milliseconds: a button acts after the frame that shows it pressed. */
const FRAME = 20;

/** Uses a fixed reason, so that content changes do not affect the transcript. */
function dealt(item: FormItem): GuruStart['questions'][number] {
  const question = dealItem(item, seededRandom(1));
  const wrong = Object.keys(question.reasons ?? {});
  return { ...question, reasons: Object.fromEntries(wrong.map((one) => [one, REASON])) };
}

const start: GuruStart = {
  questions: [
    {
      form: 'choice',
      id: 'Y3.GR.6/001',
      objective: 'Y3.GR.6',
      question: 'Which word is the **preposition**?\nThe cat slept under the old table.',
      options: ['slept', 'under', 'old', 'table'],
      answer: 'under',
      definition: 'A preposition comes before a noun.',
      slips: { slept: 'verb-for-preposition' },
      reasons: { slept: REASON },
    },
    ...FIRST_ITEMS.map(dealt),
  ],
};

/** The boxes of six words, of which the first is wrong. */
const BOXES = ['Nouns', 'Nouns', 'Verbs', 'Verbs', 'Nouns', 'Nouns'];

stillClock();

it('a round of Grammar Guru sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Grammar Guru',
    screen: GrammarGuru,
    start,
  });
  /** Not by its role, which takes a second longer in all. */
  const control = (name: string, nth = 0) => {
    const found = screen.getAllByLabelText(name)[nth];
    if (!found) throw new Error(name);
    return found;
  };
  const press = (name: string, nth = 0) =>
    hear(`Presses ${name}`, async () => {
      control(name, nth).focus();
      await user.keyboard(' ');
    });
  const submit = () =>
    hear('Presses Submit Answer', async () => {
      screen.getByText('Submit Answer').focus();
      await user.keyboard(' ');
    });
  /** One of four goes on by itself after 1.5 s; what is wrong in another form stays until the pupil goes on. */
  const goOn = async () => {
    await wait(1500);
    const next = screen.queryByText(/^(Next question|Finish)$/);
    if (!next) return;
    await hear(`Presses ${next.textContent}`, async () => {
      next.focus();
      await user.keyboard(' ');
      vi.advanceTimersByTime(FRAME);
    });
  };
  /** The first are heard, and the rest sounds the same. */
  const pressAll = async (heard: readonly string[], unheard: readonly string[] = []) => {
    for (const name of heard) await press(name);
    for (const name of unheard) fireEvent.click(control(name));
    await submit();
  };
  const answer: Readonly<Record<FormName, () => Promise<void>>> = {
    choice: () => pressAll(['slept']),
    two: () => pressAll(['because', 'under', 'while'], ['under', 'while']),
    match: () =>
      pressAll(['do not', 'don’t'], ['is not', 'isn’t', 'we are', 'we’re', 'they will', 'they’ll']),
    mark: () => pressAll(['after lunch']),
    order: () => pressAll(['Can', 'the penguin'], ['ride', 'a bike?']),
    async sort() {
      await press('Nouns');
      for (const [nth, box] of BOXES.entries()) if (nth > 0) fireEvent.click(control(box, nth));
      await submit();
    },
    write: () =>
      hear('Writes catched and Enter', async () => {
        screen.getByRole('textbox').focus();
        await user.keyboard('catched{Enter}');
      }),
    surgery: () => pressAll(['does', 'the otter'], ['eats', 'crabs']),
    async mend() {
      await press('swim');
      await press('swam');
      await press('crab');
      await press('crab., full stop');
      await submit();
    },
  };
  for (const { form } of start.questions) {
    await readAll();
    await answer[form]();
    await goOn();
  }
  await expectTranscript('./screen.transcript.txt');
});
