import { describe as suite, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { dealStart } from '../deal.ts';
import { describe } from '../describe.ts';
import { pictureSchema, type Picture, type PictureOf } from '../maths-picture.ts';
import type { MathsItem } from './question-type.ts';
import { TYPES_BY_YEAR } from './types.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';

const DRAWS = 60;
const ROUNDS = 100;

const TYPES = Object.values(TYPES_BY_YEAR).flat();
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const numbersIn = (text: string) =>
  (text.match(/−?[\d,]*\d(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '').replace('−', '-')),
  );
const fractionsIn = (text: string) =>
  [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => `${top}/${bottom}`);
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/** Whether the question names the price: '35p', '£1' or '£1 and 35p'. */
function isPriced(question: string, price: number): boolean {
  const [, pounds = '0', pence = '0'] = /− (?:£(\d+))?(?: and )?(?:(\d+)p)? =/.exec(question) ?? [];
  return 100 * Number(pounds) + Number(pence) === price || numbersIn(question).includes(price);
}

/** Whether the drawing shows the numbers of the question and leads to its answer. */
function agrees(picture: Picture, item: MathsItem): boolean {
  const { question, answer } = item;
  const given = numbersIn(question);
  switch (picture.kind) {
    case 'ten-frame': {
      const all = sum(picture.counters);
      if (/\d \+ \? =/.test(question)) return all + answer === 10 * picture.frames;
      return all <= 10 * picture.frames && all - (picture.crossed ?? 0) === answer;
    }
    case 'base-ten': {
      const value = 100 * picture.hundreds + 10 * picture.tens + picture.ones;
      return question.includes('packs')
        ? value === answer
        : given[0] === value || given.includes(value);
    }
    case 'part-whole': {
      const asked = [picture.whole, ...picture.parts].filter((part) => part === null);
      const whole = picture.whole ?? answer;
      return asked.length === 1 && whole === sum(picture.parts.map((part) => part ?? answer));
    }
    case 'number-line':
      return isLine(picture, question, answer);
    case 'ruler':
      return picture.length === answer && question.includes(picture.thing);
    case 'clock':
      return isTime(picture, question, answer);
    case 'coins':
      return picture.price === undefined
        ? [1, 100].some((pence) => sum(picture.coins) === pence * answer)
        : sum(picture.coins) - picture.price === answer && isPriced(question, picture.price);
    case 'array':
      return picture.rows * picture.columns === answer;
    case 'sharing':
      return picture.each === undefined
        ? (picture.pile ?? NaN) / picture.groups === answer
        : picture.each * picture.groups === answer;
    case 'fraction-bar':
      return areFractions(picture, question, answer);
    case 'pictogram': {
      const values = picture.rows.map(({ symbols }) => symbols * picture.each);
      if (picture.rows.length === 1) return values[0] === answer;
      const [cats = NaN, dogs = NaN] = values;
      return question.includes('more') ? cats - dogs === answer : sum(values) === answer;
    }
    case 'shapes':
      return picture.shapes.every((shape) => question.toLowerCase().includes(shape));
    case 'mirror-grid':
      return 2 * picture.line - picture.dot === answer;
    case 'bar-model':
      return isBarModel(picture, question, answer);
    case 'sides': {
      const lengths = picture.lengths.flatMap(numbersIn);
      return lengths.length > 0 && lengths.every((length) => given.includes(length));
    }
    case 'corners':
      return (picture.known.length === 2 ? 180 : 360) - sum(picture.known) === answer;
    case 'circle':
      return question.includes(`The ${picture.line} of a circle is ${picture.length}.`);
    case 'hundred-square':
      return (
        picture.shaded === answer ||
        fractionsIn(question).at(-1) === `${picture.shaded}/100` ||
        given[0] === picture.shaded / 100
      );
    case 'angles':
      return picture.whole - sum(picture.known) === answer;
    case 'turn':
      return question.includes(
        { 1: 'quarter', 2: 'half', 3: 'three-quarter', 4: /full|whole/.exec(question)?.[0] ?? '' }[
          picture.quarters
        ] ?? '?',
      );
    case 'grid':
      return given[0] === picture.point[0] && given[1] === picture.point[1];
    // Only in questions about the picture, whose answers are found in its words (topics/forms.test.ts).
    case 'scale':
    case 'chart':
    case 'tally':
    case 'table':
    case 'protractor':
    case 'l-shape':
    case 'things':
      return false;
  }
}

function isLine(line: PictureOf<'number-line'>, question: string, answer: number): boolean {
  const { from, to, labels, dot, asks } = line;
  const given = numbersIn(question);
  const onLine = [...labels, dot ?? from, asks ?? from].every((mark) => mark >= from && mark <= to);
  if (!onLine || (asks !== undefined && asks !== answer)) return false;
  if (dot !== undefined) {
    const [below = NaN, above = NaN] = labels;
    const closest = dot - below < above - dot ? below : above;
    return given.includes(dot) && closest === answer;
  }
  if (question.includes('warmer')) return labels[0] === given[0] && answer <= to;
  if (asks === undefined) return Math.max(...labels) - Math.min(...labels) === answer;
  return labels.every((label) => label === 0 || given.includes(label));
}

function isTime({ hour, minute }: PictureOf<'clock'>, question: string, answer: number): boolean {
  if (question.includes('reach next')) {
    return (hour % 12) + 1 === answer && (minute === 30) === question.includes('half past');
  }
  if (question.includes('half past')) return hour === answer && minute === 30;
  if (question.includes('24-hour')) return hour + 12 === answer;
  return answer === (question.includes('to the hour') ? 60 - minute : minute);
}

/** The fractions on the bars. Bars that follow a full one continue its fraction. */
function areFractions(
  { bars }: PictureOf<'fraction-bar'>,
  question: string,
  answer: number,
): boolean {
  const shaded = sum(bars.flatMap((bar) => bar.shaded));
  if (/^How many \w+ are in \d+ wholes?\?/.test(question))
    return sum(bars.map(({ parts }) => parts)) === answer;
  if (question.startsWith('How many tenths')) return shaded === answer;
  if (/^\d+ \d+\/\d+|^0\.\d = /.test(question)) return shaded === answer;
  if (question.includes(', ?/')) return fractionsIn(question)[2] === `${shaded}/${bars[0]?.parts}`;
  if (question.includes('= ? ')) return fractionsIn(question)[0] === `${shaded}/${bars[0]?.parts}`;
  // A fraction that is taken away with the same denominator is not drawn.
  const isOneBar = question.includes(' − ') && new Set(bars.map(({ parts }) => parts)).size === 1;
  const named = fractionsIn(question).slice(0, isOneBar ? 1 : 2);
  const inQuestion = (bottom: number) =>
    sum(
      named
        .map((one) => one.split('/').map(Number))
        .map(([top = 0, under]) => (under === bottom ? top : 0)),
    );
  return bars.every(({ parts }) => {
    const alike = bars.filter((bar) => bar.parts === parts);
    const top = sum(alike.flatMap((bar) => bar.shaded));
    return top === 0 || top === inQuestion(parts);
  });
}

function isBarModel(model: PictureOf<'bar-model'>, question: string, answer: number): boolean {
  const { bars, total } = model;
  const [first, second] = bars;
  if (!first) return false;
  const values = bars.flatMap(({ parts }) => parts.flatMap(({ text = '' }) => numbersIn(text)));
  const given = numbersIn(question);
  if (question.includes('times its height')) {
    return (second?.parts.length ?? NaN) * (values[0] ?? NaN) === answer;
  }
  if (second)
    return (
      answer === (question.includes('more') ? Number(values[0]) - Number(values[1]) : sum(values))
    );
  const letters = first.parts.filter(({ text }) => text === 'n').length;
  if (total === 'n') return sum(values) === answer;
  if (letters > 0) return letters * answer + sum(values) === Number(total);
  const share = first.parts.filter(({ isShaded }) => isShaded).length / first.parts.length;
  const whole = numbersIn(total ?? '')[0] ?? NaN;
  if (total?.endsWith('kg')) return near(share * whole * 1000, answer);
  return near(share * whole, answer) && (whole === 100 || given.includes(whole));
}

const draws = TYPES.flatMap((type) => {
  const random = seededRandom(type.row * 31 + type.id.length);
  return Array.from({ length: DRAWS }, () => type.draw(random));
});
const pictured = draws.flatMap((item) => (item.picture ? [{ item, picture: item.picture }] : []));

suite('The picture of a question', () => {
  it('a picture shows what the question says and leads to its answer', () => {
    const wrong = pictured.filter(({ item, picture }) => !agrees(picture, item));
    expect(
      wrong.map(({ item, picture }) => [item.id, item.question, item.answer, picture]),
    ).toEqual([]);
  });

  it('a picture has the shape of a dealt round', () => {
    const wrong = pictured.filter(({ picture }) => !pictureSchema.safeParse(picture).success);
    expect(wrong.map(({ item, picture }) => [item.id, picture])).toEqual([]);
  });

  it('the text alternative of a picture does not give the missing number', () => {
    const said = pictured.map(({ item, picture }) => ({ item, picture, words: describe(picture) }));
    const unclear = said.filter(
      ({ words }) =>
        !/^[A-Z\d].*\.$/.test(words) || /undefined|NaN|null|\s{2}|\s\.|[?×÷=°]/.test(words),
    );
    expect(unclear.map(({ item, words }) => [item.id, words])).toEqual([]);
    const telling = said.filter(({ item, picture, words }) => {
      const isAsked = picture.kind === 'part-whole' || picture.kind === 'number-line';
      const drawn = JSON.stringify({ ...picture, asks: 0, from: 0, to: 0 }).replaceAll(',', ' ');
      const shown = numbersIn(`${item.question} ${drawn}`);
      return isAsked && numbersIn(words).includes(item.answer) && !shown.includes(item.answer);
    });
    expect(telling.map(({ item, words }) => [item.id, words])).toEqual([]);
  });

  it('the text alternative names the position of the question mark', () => {
    const told = pictured.flatMap(({ item, picture }) => {
      if (picture.kind !== 'number-line' || picture.asks === undefined) return [];
      return [{ id: item.id, words: describe(picture), asks: picture.asks, step: picture.step }];
    });
    const misplaced = told.filter(({ words, asks, step }) => {
      const [where = ''] = /The question mark .*/.exec(words) ?? [];
      const [first = NaN, second = NaN] = numbersIn(where);
      if (where.includes('between')) return !(first < asks && asks < second);
      return !near(second + (where.includes('after') ? first : -first) * step, asks);
    });
    expect(misplaced.map(({ id, words, asks }) => [id, words, asks])).toEqual([]);
  });

  it.each([
    { kind: 'ten-frame', frames: 2, counters: [13], crossed: 5 },
    { kind: 'ten-frame', frames: 1, counters: [7, 2] },
    { kind: 'clock', hour: 12, minute: 43 },
    { kind: 'number-line', from: 26, to: 32, step: 1, labels: [27, 28, 29], asks: 30 },
    { kind: 'number-line', from: 500, to: 600, step: 20, labels: [500, 600], asks: 540 },
    { kind: 'coins', coins: [100], price: 35 },
    { kind: 'part-whole', whole: null, parts: [7, 9] },
    {
      kind: 'bar-model',
      total: '35',
      bars: [{ parts: [{ size: 1, isShaded: true }, { size: 1 }] }],
    },
    // Nobody says that the two parts are equal, because that would be the answer.
    {
      kind: 'bar-model',
      bars: [
        {
          parts: [
            { size: 8, text: '8' },
            { size: 8, text: '?' },
          ],
        },
      ],
    },
  ] satisfies Picture[])('the text alternative describes the whole picture: %j', (picture) => {
    expect(describe(picture)).toMatchSnapshot();
  });
});

suite('Pictures in rounds', () => {
  /** How many of the dealt questions have a picture. */
  const shareOf = async (year: YearGroup) => {
    const random = seededRandom(year);
    const rounds = await Promise.all(
      Array.from({ length: ROUNDS }, (_, nth) =>
        dealStart({
          year,
          random,
          recent: [],
          memory: NOTHING_REMEMBERED,
          countdown: nth % 2 === 0 ? 1 : null,
        }),
      ),
    );
    const dealt = rounds.flatMap(({ start }) => start.questions);
    return dealt.filter(({ picture }) => picture).length / dealt.length;
  };

  it.each(YEAR_GROUPS)(
    'half of the questions in Years 1 and 2, and a quarter from Year 3 on, have a picture: Year %i',
    async (year) => {
      expect(await shareOf(year)).toBeGreaterThan(year <= 2 ? 0.5 : 0.25);
    },
  );
});
