// The words that a year spells besides those with meanings: each with a clue and a sentence of its own.
import { spellingSchema, type SpellingWord } from '../words/words.ts';
import { defineContent, type Finding } from './content.ts';
import { plain, table } from './markdown.ts';
import { checkMeaning, checkOwnWord } from './meanings.ts';
import { checkSentences } from './sentences.ts';
import { sample, text } from './texts.ts';

export const spellingContent = defineContent<SpellingWord>({
  source: { name: 'spelling', schema: spellingSchema, jsonSchema: 'spelling' },
  idForm: /^Y(?<year>\d)\.SP\/[A-Za-z]+$/,
  textsOf: ({ id, word, clue, sentence }) => [
    text(id, 'word', word),
    text(id, 'definition', clue),
    text(id, 'sentence', sentence),
  ],
  samplesOf: (words) => ({
    clues: words.map(({ id, clue, word }) => sample(id, clue, [word])),
    'sentences for dictation': words.map(({ id, sentence, word }) => sample(id, sentence, [word])),
  }),
  askedIn: ({ word }) => [word],
  rules: {
    'clues to words': (words, year) =>
      words.flatMap(({ id, clue, word }) => [
        ...checkMeaning(id, clue, year),
        ...checkOwnWord(id, clue, word),
      ]),
    'sentences for dictation': checkSentences,
    'ids of words to spell': (words) => words.flatMap(checkWord),
  },
  amountsOf: (words) => ({ 'Words to spell': words.length }),
  pageOf: (words) => [
    `${words.length} words to spell, besides those with meanings.`,
    table(
      ['Id', 'Objective', 'Word', 'Clue', 'Sentence'],
      words.map(({ id, objective, word, clue, sentence }) => [
        id,
        objective,
        `**${word}**`,
        plain(clue),
        plain(sentence),
      ]),
    ),
  ],
});

function checkWord({ id, word }: SpellingWord): Finding[] {
  if (id.endsWith(`/${word}`)) return [];
  return [{ id, rule: 'spelling-id', message: `does not end with “${word}”` }];
}
