// What children read on their journey: the story of each year, and facts about the world.
import { byYear } from '#games/kit/rules/by-year.ts';
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import { sample, text, type Sample, type Text } from '#games/kit/checks/texts.ts';
import { countWords, sentencesOf } from '#games/kit/words/prose.ts';
import { PLACES, type Fact, type Story } from '#shared/journey-texts.ts';
import type { YearContent } from './all-content.ts';
import type { YearRule } from './finding.ts';

/** Texts that are read, not asked. */
export interface Prose {
  texts: readonly Text[];
  samples: Readonly<Record<string, readonly Sample[]>>;
  /** How many of its pages have a drawing; null where there are no pages. */
  pictures: number | null;
}

export const NO_PROSE: Prose = { texts: [], samples: {}, pictures: null };

export function proseOf([story]: readonly Story[]): Prose {
  if (!story) return NO_PROSE;
  const { id, title, about, pages } = story;
  const read = pages.map((page) => page.text);
  const shown = pages.flatMap(({ picture }) => picture?.shows ?? []);
  return {
    texts: [
      text(id, 'theme', title),
      ...read.map((page) => text(id, 'sentence', page)),
      ...shown.map((shows) => text(id, 'rule', shows)),
    ],
    samples: { story: read.map((page) => sample(id, page, about)) },
    pictures: shown.length,
  };
}

/** The longest sentence that a year reads with ease, in words: what is spoken in it counts as sentences of its own. */
const SENTENCE_WORDS = byYear(10, 14, 17, 22, 28, 34);
const LEAST_PICTURES = 2;

/** The story of a year: its sentences and its pictures. */
export const checkProse: YearRule = ({ year, prose }) => [
  ...told(prose).flatMap(({ id, text: page }) => tooLong(id, page, SENTENCE_WORDS[year])),
  ...repeated(
    told(prose)
      .flatMap(({ text: page }) => sentencesOf(page))
      .filter(isOfSomeLength),
  ).map((again) => ({ id: `Y${year}.ST/1`, rule: 'sentence-repeated', message: `“${again}”` })),
  ...(prose.pictures !== null && prose.pictures < LEAST_PICTURES
    ? [{ id: `Y${year}.ST/1`, rule: 'pictures', message: `has ${prose.pictures} pictures` }]
    : []),
];

/** The pages, without what describes pictures to a screen reader. */
const told = ({ texts }: Prose) => texts.filter(({ kind }) => kind === 'sentence');

/** A short sentence may come again on purpose: “Crack!” */
const isOfSomeLength = (sentence: string) => countWords(sentence) > 5;

function tooLong(id: string, written: string, most: number): Finding[] {
  return written
    .split('\n')
    .flatMap((paragraph) => sentencesOf(paragraph))
    .filter((sentence) => countWords(sentence) > most)
    .map((sentence) => ({
      id,
      rule: 'sentence-length',
      message: `“${sentence.trim()}” has more than ${most} words`,
    }));
}

/** Facts are whole thoughts in one sentence, for Year 4 to read alone; younger pupils hear them. */
const FACTS_YEAR = 4;
const LEAST_FACTS = 60;
const FACT_WORDS = 24;

/** The facts as content of their year, for the rules of all content. */
export function factsAsContent(facts: readonly Fact[]): YearContent {
  const texts = facts.map(({ id, fact }) => text(id, 'sentence', fact));
  const samples = { facts: facts.map(({ id, fact, about }) => sample(id, fact, about)) };
  return { year: FACTS_YEAR, games: [], prose: { texts, samples, pictures: null } };
}

/** The facts: enough of them, as many for each place, none twice. */
export function checkFacts(facts: readonly Fact[]): Finding[] {
  const finding = (id: string, rule: string, message: string) => ({ id, rule, message });
  const counts = PLACES.map((place) => facts.filter((fact) => fact.place === place).length);
  const uneven = counts.some((count) => count !== counts[0]);
  return [
    ...(facts.length < LEAST_FACTS
      ? [finding('journey', 'amount', `has ${facts.length} facts, fewer than ${LEAST_FACTS}`)]
      : []),
    ...(uneven ? [finding('journey', 'places', `has ${counts.join(', ')} facts by place`)] : []),
    ...repeated(facts.map(({ id }) => id)).map((id) => finding(id, 'id-unique', 'comes twice')),
    ...repeated(facts.map(({ fact }) => fact)).map((fact) => finding('journey', 'repeated', fact)),
    ...facts
      .filter(({ fact }) => sentencesOf(fact).length > 1)
      .map(({ id }) => finding(id, 'one-sentence', 'has more than one sentence')),
    ...facts.flatMap(({ id, fact }) => tooLong(id, fact, FACT_WORDS)),
  ];
}
