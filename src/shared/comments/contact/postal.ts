// Postcodes with the house number and street before them, and streets with a house number.
import type { Token } from '../plain-text.ts';
import type { Finder, Reader, Span } from './reader.ts';

/** The 124 postcode areas. */
const AREAS = new Set(
  (
    'ab al b ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy e ec eh en ex fk fy g gl gu gy ' +
    'ha hd hg hp hr hs hu hx ig im ip iv je ka kt kw ky l la ld le ll ln ls lu m me mk ml n ne ng nn np nr nw ol ox pa pe ph pl po ' +
    'pr rg rh rm s sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub w wa wc wd wf wn wr ws wv yo ze'
  ).split(' '),
);
const STREETS = new Set('street road rd avenue ave lane ln crescent terrace mews'.split(' '));
/** Words with other meanings as well: they count as a street only in front of a postcode. */
const MAYBE_STREETS = new Set(
  'st close drive way court place gardens grove square hill park row walk'.split(' '),
);
/** Not street names: '2 laps of the park road', 'a 2 way street'. */
const NO_NAMES = new Set(
  'of in on the a an to my our your his her their this that at down up and or is out from for by with across along more way lane'.split(
    ' ',
  ),
);

export const findPostal: Finder = ({ kind, text }, at, reader) => {
  if (kind !== 'word') return null;
  if (/^\d{1,4}\p{L}?$/u.test(text)) return withHouse(reader, at);
  return postcodeAt(reader, at);
};

/** 'SW1A 1AA', but not 'B2 1st'. */
function postcodeAt(reader: Reader, at: number): Span | null {
  const { text } = reader.at(at);
  if (text.length > 7) return null;
  const split = Math.max(0, text.length - 3);
  if (isInward(text.slice(split)) && isOutward(text.slice(0, split)))
    return { from: at, to: at + 1 };
  if (!isOutward(text) || reader.at(at + 1).text !== ' ') return null;
  return isInward(reader.at(at + 2).text) ? { from: at, to: at + 3 } : null;
}

function isOutward(text: string): boolean {
  const [, area = ''] = /^([a-z]{1,2})\d[a-z\d]?$/.exec(text) ?? [];
  return AREAS.has(area);
}

const isInward = (text: string) =>
  /^\d[abd-hjlnp-uw-z]{2}$/.test(text) && !/^\d(?:st|nd|rd|th)$/.test(text);

/** The most words in the name of a street, or of the town between it and the postcode. */
const STREET_WORDS = 3;
const TOWN_WORDS = 2;
/** The most words of a street name without a postcode. */
const SURE_STREET_WORDS = 2;

type Name = Pick<Token, 'text' | 'isCapital'> & Span;

function withHouse(reader: Reader, from: number): Span | null {
  const names: Name[] = [];
  while (names.length <= STREET_WORDS + 1 + TOWN_WORDS) {
    const end = names.at(-1)?.to ?? from + 1;
    const next = reader.skip(end, ' ,');
    const postcode = next > end ? postcodeAt(reader, next) : null;
    if (postcode) return leadsToPostcode(names) ? { from, to: postcode.to } : null;
    const name = next > end ? nameAt(reader, next) : null;
    if (!name) break;
    names.push(name);
  }
  const street = names.findIndex(
    (name, index) => index > 0 && index <= SURE_STREET_WORDS && isSureStreet(name),
  );
  const isNamed = names.slice(0, street).every(({ text }) => !NO_NAMES.has(text));
  const end = names[street]?.to;
  return end !== undefined && isNamed ? { from, to: end } : null;
}

/** A word without digits; it may contain an apostrophe or a hyphen. */
function nameAt(reader: Reader, from: number): Name | null {
  const name = reader.at(from);
  if (!isLetters(name)) return null;
  let to = from + 1;
  while (["'", '-'].includes(reader.at(to).text) && isLetters(reader.at(to + 1))) to += 2;
  return { ...name, from, to, text: to === from + 1 ? name.text : '' };
}

const isLetters = ({ kind, text }: Token) => kind === 'word' && !/\d/.test(text);

/** Between the house number and the postcode there may be a street, and then a town. */
function leadsToPostcode(names: readonly Name[]): boolean {
  const streets = names.flatMap(({ text }, index) =>
    STREETS.has(text) || MAYBE_STREETS.has(text) ? [index] : [],
  );
  return (
    names.length === 0 ||
    streets.some(
      (index) => 1 <= index && index <= STREET_WORDS && names.length - 1 - index <= TOWN_WORDS,
    )
  );
}

const isSureStreet = ({ text, isCapital }: Name) =>
  STREETS.has(text) || (MAYBE_STREETS.has(text) && isCapital);
