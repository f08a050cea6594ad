// Deals one round of Listen and Spell.
import {
  chooseDue,
  chooseRound,
  chooseSet,
  choosingFrom,
  poolOf,
  type Candidate,
} from '#games/kit/rules/choose.ts';
import type { Dealer, Dealing, PaperDealer } from '#games/kit/rules/game.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { loadSpellingWords } from '#games/kit/words/spelling-words.ts';
import { levelsByLength } from '#games/kit/words/word-levels.ts';
import type { SpellingWord } from '#games/kit/words/words.ts';
import { poolsByYear, wordRepertoire } from '#games/kit/words/year-content.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { drawnFrom, WORDS_PER_ROUND, type SpellStart } from './start.ts';

interface Asked extends Candidate {
  asked: SpellingWord;
}

export const repertoire = wordRepertoire(loadSpellingWords, 'spelling');

/**
 * Ten words by what the pupil remembers (D9); of earlier years only words that the pupil has met. What a teacher has set comes
 * first (D11), of whichever year. Words dealt lately are asked last. Rejects when the words cannot be loaded.
 */
export const dealStart: Dealer<SpellStart> = async (dealing) => {
  const { random, recent, memory, focus } = dealing;
  const pool = await poolFor(dealing);
  const choosing = choosingFrom(pool, { memory, random, recent }, (one: Asked) => one);
  const chosen =
    focus?.kind === 'due'
      ? chooseDue(choosing, WORDS_PER_ROUND)
      : chooseSet(choosing, await setWords(dealing), WORDS_PER_ROUND);
  const lateness = ({ dealtAs }: Asked) => {
    const at = recent.indexOf(dealtAs);
    return at < 0 ? 0 : recent.length - at;
  };
  const round = chooseRound(choosing, pool, WORDS_PER_ROUND, chosen).toSorted(
    (one, other) => lateness(one) - lateness(other),
  );
  const start = { words: round.map(({ asked }) => dealt(asked)) };
  const asked = round.map(({ item, objective }) => ({ item, objective }));
  return { start, drawn: drawnFrom(start), asked };
};

/** The words of a practice sheet, each asked by its sentence. */
export const dealPaper: PaperDealer = async ({ year, random, memory }, count) => {
  const pool = await poolFor({ year, memory });
  const choosing = choosingFrom(pool, { memory, random, recent: [] }, (one: Asked) => one);
  const round = chooseRound(choosing, pool, count, chooseDue(choosing, count));
  return round.map(({ item, asked: { sentence, word } }) => {
    return { item, question: sentence, way: 'write', options: [], others: [], answer: word };
  });
};

const poolFor = poolsByYear(loadSpellingWords, (own, earlier = []) =>
  poolOf(candidatesOf(own, false), candidatesOf(earlier, true)),
);

/** Every word of the set objective, of whichever year. */
async function setWords({ focus }: Dealing): Promise<Asked[]> {
  if (focus?.kind !== 'objective') return [];
  const words = (await Promise.all(YEAR_GROUPS.map(loadSpellingWords))).flat();
  return candidatesOf(
    words.filter(({ objective }) => objective === focus.objective),
    false,
  );
}

function candidatesOf(words: readonly SpellingWord[], isEarlier: boolean): Asked[] {
  const levelByLength = levelsByLength(words.map(({ word }) => word));
  return words.map((asked) => ({
    item: wordItem(asked.word, 'spelling'),
    objective: asked.objective,
    level: levelByLength(asked.word),
    isEarlier,
    dealtAs: asked.id,
    asked,
  }));
}

export function dealt({ id, word, also, sentence, clue, objective }: SpellingWord) {
  return { id, word, also, sentence, clue, objective };
}
