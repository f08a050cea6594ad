// One round of each game, played to its end with the pointer and the keyboard.
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { sentencesOf } from '../../src/games/grammar-guru/forms/mark/places.ts';
import { wordInMarks } from '../../src/games/grammar-guru/forms/mend/text.ts';
import type { FormName, QuestionOf } from '../../src/games/grammar-guru/forms/forms.ts';
import { startSchema } from '../../src/games/grammar-guru/start.ts';
import { SIGNS } from '../../src/games/mathematics-mountain/forms/compare.ts';
import { placeOf } from '../../src/games/mathematics-mountain/forms/line.ts';
import { startSchema as mountainSchema } from '../../src/games/mathematics-mountain/start.ts';
import type { GameId } from '../../src/games/ids.ts';
import { withoutMarkup } from '../../src/games/kit/words/markup.ts';
import { voiceText } from '../../src/games/kit/screen/voice.ts';
import { dictionarySchema } from '../../src/games/kit/words/words.ts';
import { findWord } from '../../src/games/word-search/checks/player.ts';
import type { YearGroup } from '../../src/shared/years.ts';
import type { Screen } from './screen.ts';

/** The year that the rounds are played in. */
export const YEAR: YearGroup = 3;

const QUESTIONS = 10;

const dealtSchema = z.object({
  used: z.array(
    z.object({
      deal: z.object({
        start: z.object({ questions: z.array(z.looseObject({ answer: z.unknown() })) }),
      }),
    }),
  ),
});

/** The questions of the round that is open, as the device keeps them. */
async function dealtQuestions(screen: Screen, gameId: GameId) {
  await screen.read('Question 1 of 10');
  const KEPT = `return Object.entries(localStorage)
    .find(([key]) => key.startsWith('spare:rounds:') && key.includes(arguments[0]))?.[1]`;
  const kept = z.string().parse(await screen.run(KEPT, `:${gameId}`));
  const start = dealtSchema.parse(JSON.parse(kept)).used.at(-1)?.deal.start;
  return start?.questions ?? [];
}

async function playGrammarGuru(screen: Screen): Promise<void> {
  const dealt = await dealtQuestions(screen, 'grammar-guru');
  const { questions } = startSchema.parse({ questions: dealt });
  for (const [index, question] of questions.entries()) {
    await screen.read(`Question ${index + 1} of ${QUESTIONS}`);
    await answerRight(question, screen);
    await screen.press({ role: 'button', name: 'Submit Answer' });
    await screen.read("Great job! That's correct!");
  }
}

/** Makes the right answer to a question of each form. */
const RIGHT_ANSWERS: {
  readonly [Name in FormName]: (question: QuestionOf<Name>, screen: Screen) => Promise<void>;
} = {
  choice: ({ answer }, screen) => screen.press({ role: 'radio', name: withoutMarkup(answer) }),
  async two({ answer }, screen) {
    for (const option of answer) {
      await screen.press({ role: 'checkbox', name: withoutMarkup(option) });
    }
  },
  async match({ left, right, answer }, screen) {
    const names = new Set([...left, ...right].map(voiceText));
    const tiles = (await screen.all({ role: 'button' })).map(({ text }) => text);
    const first = tiles.findIndex((text) => names.has(voiceText(text.trim())));
    for (const [one, other] of answer) {
      await screen.press({ role: 'button' }, first + left.indexOf(one));
      await screen.press({ role: 'button' }, first + left.length + right.indexOf(other));
    }
  },
  async mark(question, screen) {
    await screen.press({ role: 'radio' }, sentencesOf(question).indexOf(question.answer));
  },
  async order({ answer }, screen) {
    for (const part of answer) await screen.press({ role: 'button', name: voiceText(part) });
  },
  async sort({ words, boxes, answer }, screen) {
    for (const [word, box] of answer) {
      const index = boxes.length * words.indexOf(word) + boxes.indexOf(box);
      await screen.press({ role: 'radio' }, index);
    }
  },
  async write({ answer }, screen) {
    await screen.press({ role: 'textbox', name: 'Your answer' });
    await screen.type(answer);
  },
  async surgery({ answer }, screen) {
    for (const tile of answer) await screen.press({ role: 'button', name: voiceText(tile) });
  },
  async mend({ answer, words }, screen) {
    for (const [place, mend] of answer) {
      await screen.press({ role: 'button', name: wordInMarks(words[Number(place)] ?? '') });
      await screen.press({ role: 'button', name: wordInMarks(mend) });
    }
  },
};

async function answerRight<Name extends FormName>(question: QuestionOf<Name>, screen: Screen) {
  await RIGHT_ANSWERS[question.form](question, screen);
}

async function playMathematicsMountain(screen: Screen): Promise<void> {
  const dealt = await dealtQuestions(screen, 'mathematics-mountain');
  const { questions } = mountainSchema.parse({ questions: dealt });
  // The number pad is at the bottom, and WebKit's letters are higher than Chromium's.
  expect(await screen.outOfView()).toBe(0);
  for (const [index, question] of questions.entries()) {
    const { form, answer } = question;
    await screen.read(`Question ${index + 1} of ${QUESTIONS}`);
    if (form === 'compare') {
      const { words } = SIGNS.find((sign) => sign.answer === answer) ?? SIGNS[1];
      await screen.press({ role: 'button', name: words });
    } else if (question.form === 'line') {
      // The first press starts at the left end.
      for (let at = 0; at < placeOf(question.line, answer); at++) {
        await screen.press({ role: 'button', name: 'One place right' });
      }
      await screen.press({ role: 'button', name: 'Submit Answer' });
    } else {
      await screen.type(String(answer));
      await screen.enter();
    }
    await screen.read("Great job! That's correct!");
  }
}

async function playDictionaryDetective(screen: Screen): Promise<void> {
  const file = new URL(`../../content/year-${YEAR}/words.yaml`, import.meta.url);
  const entries = dictionarySchema.parse(parse(readFileSync(file, 'utf8')));
  const names = new Set((await cards(screen)).map(({ text }) => text));
  const words = entries.filter(({ word }) => names.has(word));
  for (const { word, definition, sentence } of words) {
    await screen.press({ role: 'button', name: word });
    const said = [definition, withoutMarkup(sentence)].map(asPattern).join('|');
    await screen.press({ role: 'button', name: new RegExp(`^(?:${said})$`) });
    await screen.read(`Match! ${word}.`);
  }
}

const cards = (screen: Screen) =>
  screen.until('cards', async () => {
    const found = await screen.all({ role: 'button' });
    return found.length >= 2 * QUESTIONS ? found : undefined;
  });

/** A text as its card may say it: a gap has a pause on both sides. */
function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ ?blank ?/, ' ?blank ?');
}

async function playWordSearch(screen: Screen): Promise<void> {
  await screen.see({ role: 'gridcell' });
  const letters = (await screen.all({ role: 'gridcell' })).map(({ text }) => text);
  const width = Math.sqrt(letters.length);
  const rows = letters.flatMap((_, index) =>
    index % width === 0 ? [letters.slice(index, index + width).join('')] : [],
  );
  const words = (await screen.all({ role: 'listitem' })).map(({ text }) =>
    text.replace(/[^A-Z]/g, ''),
  );
  for (const word of words) {
    const cells = findWord(rows, word);
    for (const end of [cells.at(0), cells.at(-1)]) {
      if (end) await screen.press({ role: 'gridcell' }, end.row * width + end.column);
    }
    await screen.read(`Found: ${word}`);
  }
}

/** Every letter in turn, on the keyboard; most words are found before the balloons are popped. */
async function playHangmanBalloons(screen: Screen): Promise<void> {
  await screen.see({ role: 'group', name: 'Letters' });
  for (const letter of 'etaoinshrdlucmfwypvbgkqjxz') {
    if (/Hooray!|All balloons popped|Well done!/.test(await screen.text())) return;
    await screen.type(letter);
  }
}

async function playFindMyNumber(screen: Screen): Promise<void> {
  const range = /My number: (\d+) to (\d+)/;
  let [low = 0, high = 0] = (range.exec(await screen.read(range)) ?? []).slice(1).map(Number);
  for (let guesses = 1; ; guesses++) {
    const middle = Math.floor((low + high) / 2);
    await screen.type(String(middle));
    await screen.enter();
    const clue = await screen.read(new RegExp(`Attempts: ${guesses}/10|Well done!`));
    if (/Correct!|Well done!/.test(clue)) return;
    if (clue.includes('Too low!')) low = middle + 1;
    else high = middle - 1;
  }
}

async function playListenAndSpell(screen: Screen): Promise<void> {
  await screen.read('Word 1 of 10');
  const DRAWN = `return Object.entries(localStorage)
    .find(([key]) => key.endsWith(':listen-and-spell'))?.[1]`;
  const drawn = await screen.until(
    'the words of the round',
    async () =>
      z
        .string()
        .nullable()
        .parse(await screen.run(DRAWN)) ?? undefined,
  );
  const ids = z.array(z.string()).parse(JSON.parse(drawn));
  for (const [index, id] of ids.slice(0, QUESTIONS).entries()) {
    await screen.read(`Word ${index + 1} of ${QUESTIONS}`);
    await screen.type(id.split('/').at(-1) ?? '');
    await screen.enter();
    await screen.read("Great job! That's correct!");
    await screen.press({ role: 'button', name: /next word$|^Finish$/i });
  }
}

export const ROUNDS: Readonly<Record<GameId, (screen: Screen) => Promise<void>>> = {
  'grammar-guru': playGrammarGuru,
  'dictionary-detective': playDictionaryDetective,
  'mathematics-mountain': playMathematicsMountain,
  'word-search': playWordSearch,
  'hangman-balloons': playHangmanBalloons,
  'find-my-number': playFindMyNumber,
  'listen-and-spell': playListenAndSpell,
};
