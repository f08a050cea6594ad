// The terms that pupils of each year are taught, as the curriculum spells them, and 'correctly', which questions use.
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';

const GRAMMAR_TERMS: Readonly<Record<YearGroup, string>> = {
  1: 'letter capital word singular plural sentence punctuation full stop question exclamation mark correctly',
  2: 'noun phrase statement question exclamation command compound suffix suffixes adjective adverb verb tense past present apostrophe comma progressive',
  3: 'preposition conjunction family prefix prefixes clause subordinate direct speech consonant vowel inverted perfect paragraph heading',
  4: 'determiner pronoun possessive adverbial fronted Standard punctuated',
  5: 'modal relative parenthesis bracket dash cohesion ambiguity possibility certainty past perfect',
  6: 'subject object active passive synonym antonym ellipsis hyphen colon semi bullet subjunctive formal informal',
};

const MATHS_TERMS: Readonly<Record<YearGroup, string>> = {
  1: 'nineteen triangle rectangle cuboid cylinder pyramid heavier yesterday tomorrow January February September October November December Saturday',
  2: 'seventy ninety triangular pentagon hexagon octagon prism vertices edge face symmetry quarter',
  3: 'perimeter fraction numerator denominator equivalent parallel perpendicular horizontal vertical eleventh elevenths',
  4: 'decimal hundredth area coordinate quadrilateral isosceles equilateral rectilinear parallelogram trapezium',
  5: 'million factor multiple thousandth percentage protractor volume composite polygon',
  6: 'ratio radius diameter circumference formula mean average',
};

const TAUGHT = new Map(YEAR_GROUPS.map((year) => [year, termsUpTo(year)]));

/** The terms taught by the end of a year, in lower case, singular and plural. */
export function taughtWords(year: YearGroup): ReadonlySet<string> {
  return TAUGHT.get(year) ?? new Set();
}

function termsUpTo(year: YearGroup): ReadonlySet<string> {
  const terms = yearsUpTo(year).flatMap((one) =>
    `${GRAMMAR_TERMS[one]} ${MATHS_TERMS[one]}`.split(' '),
  );
  return new Set(terms.flatMap((term) => [term.toLowerCase(), `${term.toLowerCase()}s`]));
}
