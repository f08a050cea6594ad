// The content of Dictionary Detective: a year's words with their meanings.
import { atLeast } from '#games/kit/checks/limits.ts';
import { defineContent } from '#games/kit/checks/content.ts';
import { plain, table } from '#games/kit/checks/markdown.ts';
import { checkSentences } from '#games/kit/checks/sentences.ts';
import { sample, text } from '#games/kit/checks/texts.ts';
import { dictionarySchema, type DictionaryEntry } from '#games/kit/words/words.ts';
import { checkMeanings } from './meaning-rules.ts';
import { checkPairs } from './pair-rules.ts';

const LEAST_WORDS = 120;

export const dictionaryDetectiveContent = defineContent<DictionaryEntry>({
  source: { name: 'words', schema: dictionarySchema, jsonSchema: 'words' },
  idForm: /^Y(?<year>\d)\.DD\/[a-z]+(-[a-z]+)*$/,
  textsOf: ({ id, word, definition, wrongDefinition, sentence }) => [
    text(id, 'word', word),
    text(id, 'definition', definition),
    text(id, 'definition', wrongDefinition),
    text(id, 'sentence', sentence),
  ],
  samplesOf: (entries) => ({
    meanings: entries.map(({ id, definition, word }) => sample(id, definition, [word])),
    'wrong meanings': entries.map(({ id, wrongDefinition }) => sample(id, wrongDefinition, [])),
    sentences: entries.map(({ id, sentence, word }) => sample(id, sentence, [word])),
  }),
  askedIn: ({ word }) => [word],
  rules: {
    'number of words with meanings': (entries, year) =>
      atLeast(`Y${year}`, 'dictionary words', entries.length, LEAST_WORDS),
    meanings: checkMeanings,
    sentences: checkSentences,
    'words that must not meet': checkPairs,
  },
  amountsOf: (entries) => ({ 'Words with meanings': entries.length }),
  pageOf: (entries) => [
    `${entries.length} words. A round has ten of them.`,
    table(
      ['Id', 'Objective', 'Word', 'Meaning', 'Wrong meaning', 'Sentence'],
      entries.map(({ id, objective, word, definition, wrongDefinition, sentence }) => [
        id,
        objective,
        `**${word}**`,
        plain(definition),
        plain(wrongDefinition),
        plain(sentence),
      ]),
    ),
  ],
});
