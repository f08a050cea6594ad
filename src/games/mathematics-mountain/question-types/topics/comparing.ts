// Comparing numbers, and finding the number halfway between two.
import { halfwayOnLine } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { listInWords, num } from '../wording.ts';

const SUPERLATIVES = {
  smallest: { opposite: 'largest', end: 'least' },
  largest: { opposite: 'smallest', end: 'most' },
  lightest: { opposite: 'heaviest', end: 'least' },
  heaviest: { opposite: 'lightest', end: 'most' },
  shortest: { opposite: 'longest', end: 'least' },
  longest: { opposite: 'shortest', end: 'most' },
} as const;

export const comparing = [
  questionType({
    id: 'Y1.PV.4/r22',
    level: 'A',
    beside: 3,
    pool: every(oneOf('more', 'less'))
      .and(span(1, 100))
      .and(span(1, 100))
      .where(([, a, b]) => a !== b),
    write: ([kind, a, b]) => {
      const [small, big] = [Math.min(a, b), Math.max(a, b)];
      const isMore = kind === 'more';
      return {
        question: `Which is ${kind}: ${a} or ${b}?`,
        answer: isMore ? big : small,
        explanation: isMore
          ? `When we count, ${big} comes after ${small}, so ${big} is more.`
          : `When we count, ${small} comes before ${big}, so ${small} is less.`,
        slips: {
          'more-and-less-swapped': isMore
            ? {
                answer: small,
                reason: `${small} comes before ${big} when we count, so it is less.`,
              }
            : { answer: big, reason: `${big} comes after ${small} when we count, so it is more.` },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.PV.3/r26',
    level: 'B',
    beside: 12,
    pool: every(span(0, 94))
      .and(oneOf(2, 4, 6, 8, 10, 20))
      .where(([low, gap]) => low + gap <= 100),
    write: ([low, gap]) => halfwayBetween(low, gap),
  }),
  questionType({
    id: 'Y2.PV.4/r27',
    level: 'A',
    beside: 4,
    pool: every(oneOf('most', 'least'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([, a, b, c]) => a !== b && b !== c && a !== c),
    write: ([end, a, b, c]) =>
      whichIs(end === 'most' ? 'largest' : 'smallest', [10 * a + b, 10 * b + a, 10 * a + c]),
  }),
  questionType({
    id: 'Y3.PV.4/r26',
    level: 'A',
    beside: 4,
    pool: every(oneOf('most', 'least'))
      .and(span(1, 9))
      .and(span(0, 9))
      .and(span(1, 9))
      .where(([, a, b, c]) => a !== b && b !== c && a !== c),
    write: ([end, a, b, c]) =>
      whichIs(end === 'most' ? 'largest' : 'smallest', [
        100 * a + 10 * b + c,
        100 * a + 10 * c + b,
        100 * c + 10 * b + a,
      ]),
  }),
  questionType({
    id: 'Y3.PV.5/r27',
    level: 'B',
    beside: 11,
    pool: every(span(100, 900, 5))
      .and(oneOf(10, 20, 40, 100))
      .where(([low, gap]) => low + gap <= 1000),
    write: ([low, gap]) => halfwayBetween(low, gap),
  }),
  questionType({
    id: 'Y4.PV.5/r27',
    level: 'A',
    beside: 4,
    pool: every(oneOf('most', 'least'))
      .and(span(1, 9))
      .and(span(0, 9))
      .and(span(0, 9))
      .and(span(1, 9))
      .where(([, ...digits]) => new Set(digits).size === digits.length),
    write: ([end, a, b, c, d]) => {
      const superlative = end === 'most' ? 'largest' : 'smallest';
      const alone = 1000 * a + 100 * c + 10 * b + d;
      const { explanation, answer, ...asked } = whichIs(superlative, [
        1000 * a + 100 * b + 10 * c + d,
        alone,
        1000 * a + 100 * b + 10 * d + c,
      ]);
      return {
        ...asked,
        answer,
        explanation:
          answer === alone
            ? `Look at the hundreds: ${answer} has ${c} and the others have ${b}, so ${answer} is ${superlative}.`
            : explanation,
      };
    },
  }),
  questionType({
    id: 'Y4.PV.6/r28',
    level: 'B',
    beside: 11,
    pool: every(span(1000, 9000, 50))
      .and(oneOf(100, 200, 400, 1000))
      .where(([low, gap]) => low + gap < 10_000),
    write: ([low, gap]) => halfwayBetween(low, gap),
  }),
];

/** 'Which is largest: 408, 480 or 84?' */
export function whichIs(
  superlative: keyof typeof SUPERLATIVES,
  numbers: readonly number[],
  unit = '',
) {
  const { opposite, end } = SUPERLATIVES[superlative];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const [answer, other] = end === 'most' ? [most, least] : [least, most];
  const shown = (n: number) => `${num(n)}${unit && ` ${unit}`}`;
  const all = numbers.map(shown);
  const byLastDigit = numbers.toSorted((one, another) => (one % 10) - (another % 10));
  const last = byLastDigit.at(end === 'most' ? -1 : 0) ?? answer;
  return {
    question: `Which is ${superlative}: ${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}?`,
    answer,
    explanation: whatDecides(numbers, end, shown),
    slips: {
      'more-and-less-swapped': {
        answer: other,
        reason: `${shown(other)} is the ${opposite} of the three. Find the ${superlative}.`,
      },
      'compares-last-digit': {
        answer: last,
        reason: `${num(last)} has the ${end === 'most' ? 'largest' : 'smallest'} last digit. Compare the ${firstPlaceApart(answer, last)} before the ones.`,
      },
    },
  };
}

const PLACES = ['ones', 'tens', 'hundreds', 'thousands'];

/** The first place from the left in which two numbers with as many digits differ. */
function firstPlaceApart(one: number, other: number): string {
  const [digits, others] = [String(one), String(other)];
  const place = [...digits].findIndex((digit, nth) => digit !== others.charAt(nth));
  return PLACES[digits.length - 1 - place] ?? '';
}

/** Which digit decides: 'The tens are 5, 3 and 3: 5 is the largest, so the answer is 53.', and of those that are alike in it the next. */
function whatDecides(
  numbers: readonly number[],
  end: 'least' | 'most',
  withUnit: (n: number) => string,
): string {
  const order = numbers.toSorted((one, another) => one - another);
  const texts = order.map(String);
  const text = (end === 'most' ? texts.at(-1) : texts[0]) ?? '';
  const others = texts.filter((one) => one !== text);
  if (new Set(texts.map((one) => one.length)).size > 1) {
    return `Compare the number of digits first: from small to large they are ${listInWords(order.map(num))}.`;
  }
  const differs = (place: number) => (one: string) => one.charAt(place) !== text.charAt(place);
  const place = [...text].findIndex((_, nth) => others.some(differs(nth)));
  const rival = others.find((one) => !differs(place)(one));
  const nameOf = (at: number) => PLACES[text.length - 1 - at] ?? '';
  const shown = num(Number(text));
  if (rival === undefined) {
    const digits = numbers.map((one) => String(one).charAt(place));
    return `The ${nameOf(place)} are ${listInWords(digits)}: ${text.charAt(place)} is the ${end === 'most' ? 'largest' : 'smallest'}, so the answer is ${withUnit(Number(text))}.`;
  }
  const next = [...text].findIndex((_, nth) => differs(nth)(rival));
  return `${listInWords([shown, num(Number(rival))])} have the ${end === 'most' ? 'most' : 'fewest'} ${nameOf(place)}, and ${shown} has ${end === 'most' ? 'more' : 'fewer'} ${nameOf(next)}.`;
}

/** 'Which number is halfway between 20 and 40?' */
function halfwayBetween(low: number, gap: number) {
  const answer = low + gap / 2;
  return {
    question: `Which number is halfway between ${num(low)} and ${num(low + gap)}?`,
    answer,
    picture: halfwayOnLine(low, low + gap),
    explanation: `From ${num(low)} to ${num(low + gap)} is ${num(gap)}, and half of that is ${num(gap / 2)}: ${num(low)} + ${num(gap / 2)} = ${num(answer)}.`,
    slips: {
      'stops-after-first-step': [
        { answer: gap / 2, reason: `Half the way is ${num(gap / 2)}. Add it to ${num(low)}.` },
        {
          answer: gap,
          reason: `${num(gap)} is the whole way from ${num(low)} to ${num(low + gap)}. Go only half the way.`,
        },
      ],
    },
  };
}
