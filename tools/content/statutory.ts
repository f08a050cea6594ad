// Statutory spellings: every word tagged as one is in the year's list, and every word of the list is used.
import type { YearGroup } from '#shared/years.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import type { YearContent } from './all-content.ts';
import type { YearRule } from './finding.ts';

/** The word lists of the curriculum: exception words of Years 1 and 2, and one list for each two later years. */
const LISTS = {
  one: `
    the a do to today of said says are were was is his has I you your they be he me she we no go
    so by my here there where love come some one once ask friend school put push pull full house
    our
  `,
  two: `
    door floor poor because find kind mind behind child children wild climb most only both old
    cold gold hold told every everybody even great break steak pretty beautiful after fast last
    past father class grass pass plant path bath hour move prove improve sure sugar eye could
    should would who whole any many clothes busy people water again half money Mr Mrs parents
    Christmas
  `,
  threeAndFour: `
    actual address answer appear arrive bicycle build busy caught centre century certain circle
    complete continue decide describe different difficult early earth eight eighth enough
    exercise famous forward forwards fruit group guard guide heard heart height history imagine
    important increase island learn length library minute naughty notice often perhaps promise
    quarter question remember special strange woman accident accidentally actually believe
    breath breathe business calendar consider disappear experience experiment extreme favourite
    February grammar interest knowledge material medicine mention natural occasion occasionally
    opposite ordinary particular peculiar popular position possess possession possible potatoes
    pressure probably purpose recent regular reign sentence separate straight strength suppose
    surprise therefore though although thought through various weight women
  `,
  fiveAndSix: `
    accommodate accompany according achieve aggressive amateur ancient apparent appreciate
    attached available average awkward bargain bruise category cemetery committee communicate
    community competition conscience conscious controversy convenience correspond criticise
    curiosity definite desperate determined develop dictionary disastrous embarrass environment
    equip equipped equipment especially exaggerate excellent existence explanation familiar
    foreign forty frequently government guarantee harass hindrance identity immediate
    immediately individual interfere interrupt language leisure lightning marvellous mischievous
    muscle necessary neighbour nuisance occupy occur opportunity parliament persuade physical
    prejudice privilege profession programme pronunciation queue recognise recommend relevant
    restaurant rhyme rhythm sacrifice secretary shoulder signature sincere sincerely soldier
    stomach sufficient suggest symbol system temperature thorough twelfth variety vegetable
    vehicle yacht
  `,
} as const;

const LIST_OF: Readonly<Record<YearGroup, keyof typeof LISTS>> = {
  1: 'one',
  2: 'two',
  3: 'threeAndFour',
  4: 'threeAndFour',
  5: 'fiveAndSix',
  6: 'fiveAndSix',
};

/** The statutory words of a year, in small letters. */
export function statutoryWords(year: YearGroup): readonly string[] {
  return LISTS[LIST_OF[year]].trim().toLowerCase().split(/\s+/);
}

/** The list of Year 1 has 19 words of four letters or more; a Hangman bank of 20 ends with one of its example words. */
const LAST_OF_HANGMAN: Readonly<Record<string, string>> = { 'Y1.HM/spelling': 'kitchen' };

/** Words tagged as statutory that are not in the list. */
export const checkStatutory: YearRule = ({ year, games }) => {
  const list = new Set(statutoryWords(year));
  return games
    .flatMap(({ words }) => words)
    .filter(({ objective }) => objective === `Y${year}.SP.1`)
    .filter(({ id, word }) => !list.has(word) && LAST_OF_HANGMAN[id] !== word)
    .map(({ id, word }) => ({
      id,
      rule: 'not-statutory',
      message: `“${word}” is not in the year’s list`,
    }));
};

/** How many words of a year's list the games of the years that share it ask, and which they do not. */
export function statutoryUse(all: readonly YearContent[], year: YearGroup) {
  const list = statutoryWords(year);
  const used = new Set(
    all
      .filter((content) => LIST_OF[content.year] === LIST_OF[year])
      .flatMap(({ games }) => games.flatMap(({ words }) => words.map(({ word }) => word))),
  );
  const missing = list.filter((word) => !used.has(word));
  return { used: list.length - missing.length, missing };
}

/** Statutory words that no game asks. */
export function checkStatutoryUse(all: readonly YearContent[]): Finding[] {
  return all.flatMap(({ year }) =>
    statutoryUse(all, year).missing.map((word) => ({
      id: `Y${year}.SP.1`,
      rule: 'statutory-not-used',
      message: `“${word}” is in no game`,
    })),
  );
}
