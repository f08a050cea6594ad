// Mend the page: as many slips as its year has, each with one mend, in a page of the right length.
import type { Finding } from '#games/kit/checks/content.ts';
import { text } from '#games/kit/checks/texts.ts';
import { byYear } from '#games/kit/rules/by-year.ts';
import { countWords, sentencesOf } from '#games/kit/words/prose.ts';
import type { YearGroup } from '#shared/years.ts';
import { contestedChoices } from '../../contested.ts';
import { readPage, type MendItem } from '../../../forms/mend/deal.ts';
import { mendsAt } from '../../../forms/mend/text.ts';
import { checkDifferent, type FormRules } from '../form-rules.ts';

const SLIPS = byYear(2, 2, 5, 5, 5, 5);
const LEAST_WORDS = byYear(12, 12, 60, 60, 60, 60);
const MOST_WORDS = byYear(26, 32, 90, 90, 90, 90);
/** The longest sentence that a year reads with ease, as in the stories. */
const SENTENCE_WORDS = byYear(10, 14, 17, 22, 28, 34);

export const mendRules: FormRules<MendItem> = {
  textsOf: (item) => [
    text(item.id, 'theme', item.title),
    text(item.id, 'answer', mendedPage(item)),
    ...readPage(item).places.flatMap(({ printed, mend, not }) =>
      [...(mend === undefined ? [] : [printed]), ...not].map((wrong) =>
        text(item.id, 'distractor', wrong),
      ),
    ),
  ],
  sentencesOf: (item) => [mendedPage(item)],
  check: (item, year) => [
    ...checkPage(item, year),
    ...checkPlaces(item, year),
    ...readPage(item).places.flatMap(({ printed, mend = printed, not }) => [
      ...checkDifferent(item.id, 'changes', [mend, ...not]),
      ...contestedChoices(item.id, [mend, ...not]),
    ]),
  ],
};

const finding = (id: string, rule: string, message: string) => ({ id, rule, message });

function checkPage(item: MendItem, year: YearGroup): Finding[] {
  const { id } = item;
  const page = mendedPage(item);
  const length = countWords(page);
  const isLong = (sentence: string) => countWords(sentence) > SENTENCE_WORDS[year];
  return [
    ...(length < LEAST_WORDS[year] || length > MOST_WORDS[year]
      ? [finding(id, 'mend-length', `the page has ${length} words`)]
      : []),
    ...sentencesOf(page)
      .filter(isLong)
      .map((sentence) => finding(id, 'mend-sentence', `“${sentence.trim()}” is too long`)),
  ];
}

function checkPlaces(item: MendItem, year: YearGroup): Finding[] {
  const { id, places } = item;
  const read = readPage(item);
  const slips = places.filter(({ mend }) => mend !== undefined);
  const brackets = (item.page.match(/\[/g) ?? []).length;
  const choices = {
    words: read.words,
    places: read.places.map(({ at, mend, not }) => ({
      at,
      mends: mend === undefined ? [...not] : [...not, mend],
    })),
  };
  const poor = read.words.filter((_, place) => new Set(mendsAt(choices, place)).size < 2);
  return [
    ...(slips.length === SLIPS[year]
      ? []
      : [finding(id, 'mend-slips', `has ${slips.length} slips, not ${SLIPS[year]}`)]),
    ...(brackets === places.length && read.places.length === places.length
      ? []
      : [finding(id, 'mend-places', `${brackets} brackets for ${places.length} places`)]),
    ...places
      .filter(({ mend, slip }) => (mend === undefined) !== (slip === undefined))
      .map(({ mend, not }) => finding(id, 'mend-slip', `${mend ?? not[0]} is half a slip`)),
    ...read.places
      .filter(({ printed, mend, not }) => [mend, ...not].includes(printed))
      .map(({ printed }) => finding(id, 'mend-changes', `“${printed}” is printed already`)),
    ...poor.map((word) => finding(id, 'mend-choices', `“${word}” has too few changes`)),
  ];
}

/** The page with every slip mended. */
function mendedPage(item: Pick<MendItem, 'page' | 'places'>): string {
  const { words, places } = readPage(item);
  for (const { at, mend } of places) if (mend !== undefined) words[at] = mend;
  return words.join(' ');
}
