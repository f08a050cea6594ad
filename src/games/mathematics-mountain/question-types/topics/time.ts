// Days, months, clocks and how long something takes.
import type { Mistake } from '../misconceptions.ts';
import { addedNotTaken, tenTooMany, wrongRate } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, clock, counted, listInWords, withArticle } from '../wording.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Lists of three or more events, earliest first, with the wording of the questions about the first and the last. */
const IN_ORDER: readonly Order[] = [
  {
    events: ['breakfast', 'lunch', 'tea', 'bedtime'],
    first: 'which comes first in the day',
    last: 'which comes last in the day',
  },
  {
    events: ['yesterday', 'today', 'tomorrow'],
    first: 'which day comes first',
    last: 'which day comes last',
  },
  {
    events: ['sunrise', 'midday', 'sunset'],
    first: 'which comes first in the day',
    last: 'which comes last in the day',
  },
  { events: ['baby', 'child', 'adult'], first: 'who is youngest', last: 'who is oldest' },
];

interface Order {
  events: readonly string[];
  first: string;
  last: string;
}

const event = oneOf(
  'breakfast',
  'lunch',
  'tea',
  'bedtime',
  'yesterday',
  'today',
  'tomorrow',
  'sunrise',
  'midday',
  'sunset',
  'baby',
  'child',
  'adult',
);

const MONTHS_OF_30: readonly string[] = ['April', 'June', 'September', 'November'];
const MONTHS_OF_30_ONLY = `${listInWords(MONTHS_OF_30)} are the only months with 30 days.`;

const UNITS_OF_TIME = {
  hours: { one: 'hour', all: 'An hour', to: 'minutes', factor: 60 },
  minutes: { one: 'minute', all: 'A minute', to: 'seconds', factor: 60 },
  weeks: { one: 'week', all: 'A week', to: 'days', factor: 7 },
  years: { one: 'year', all: 'A year', to: 'months', factor: 12 },
};

export const time = [
  questionType({
    id: 'Y1.ME.2/r34',
    level: 'B',
    beside: 15,
    // From 1 o’clock, one hour too many would be the hour at the end.
    pool: every(span(2, 11))
      .and(span(1, 6))
      .where(([from, hours]) => from + hours <= 12),
    write: ([from, hours]) => {
      const to = from + hours;
      const passed = Array.from({ length: hours }, (_, nth) => from + nth + 1);
      return {
        question: `How many hours is it from ${from} o’clock to ${to} o’clock?`,
        answer: hours,
        explanation: `Count on from ${from}: ${passed.join(', ')}, which is ${counted(hours, 'hour')}.`,
        slips: {
          'reads-end-mark': {
            answer: to,
            reason: `${to} o’clock is the end. Count the hours from ${from} to ${to}.`,
          },
          'counts-start-number': {
            answer: hours + 1,
            reason: `Do not count ${from} itself. The first hour ends at ${from + 1} o’clock.`,
          },
          'adds-numbers-shown': {
            answer: from + to,
            reason: `You added ${from} and ${to}. Count on from ${from} to ${to}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.4/r35',
    level: 'B',
    beside: 15,
    pool: every(oneOf('today', 'yesterday', 'tomorrow'))
      .and(span(0, 6))
      .and(span(2, 5)),
    write: ([when, nth, days]) => {
      const day = (place: number) => DAYS[(place + 7) % 7] ?? '';
      const now = nth + { today: 0, yesterday: 1, tomorrow: -1 }[when];
      const passed = Array.from({ length: days }, (_, one) => `${day(now + one + 1)} ${one + 1}`);
      const asked = day(now + days);
      return {
        question: `${capital(when)} ${when === 'yesterday' ? 'was' : 'is'} ${day(nth)}. How many days is it until ${asked}?`,
        answer: days,
        explanation: `Today is ${day(now)}, so count on: ${passed.join(', ')}.`,
        slips:
          when === 'today'
            ? {
                'counts-start-number': {
                  answer: days + 1,
                  reason: `Do not count ${day(now)}. Day 1 is ${day(now + 1)}.`,
                },
                'wrong-direction': wentBack(asked, days),
              }
            : {
                'one-step-out': {
                  answer: when === 'yesterday' ? days + 1 : days - 1,
                  reason: `Today is ${day(now)}, so day 1 is ${day(now + 1)}.`,
                },
                'wrong-direction': wentBack(asked, days),
              },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.4/r145',
    level: 'A',
    beside: 9,
    form: 'read',
    pool: every(oneOf('first', 'last'))
      .and(event)
      .and(event)
      .and(event)
      .where(([, ...events]) => new Set(events).size === 3 && knownOrder(events) !== undefined),
    write: ([asked, ...events]) => {
      const known = knownOrder(events);
      const inOrder = known?.events.filter((one) => events.some((given) => given === one)) ?? [];
      const wanted = inOrder.at(asked === 'first' ? 0 : -1) ?? '';
      const other = inOrder.at(asked === 'first' ? -1 : 0) ?? '';
      const isAge = known?.first === 'who is youngest';
      const said = (one: string) => (isAge ? withArticle(one) : one);
      const [before, after] = isAge
        ? ['is younger than', 'is older than']
        : ['comes before', 'comes after'];
      const placeOf = (name: string) => 1 + events.findIndex((one) => one === name);
      const [answer, swapped] = [placeOf(wanted), placeOf(other)];
      return {
        question: `${capital(known?.[asked] ?? '')}? Type the number.`,
        fact: `${asked} of ${events.join(' ')}`,
        picture: { kind: 'things', names: events.map(said), isNumbered: true },
        answer,
        explanation: `In order they are ${listInWords(inOrder.map(said))}, so number ${answer} is right.`,
        slips: {
          'order-swapped': {
            answer: swapped,
            reason: `Number ${swapped} is ${said(other)}. ${capital(said(wanted))} ${asked === 'first' ? before : after} ${said(other)}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.5/r26',
    level: 'A',
    beside: 9,
    pool: every(oneOf('day', 'month'))
      .and(span(2, 12))
      .where(([kind, place]) => kind === 'month' || place <= DAYS.length),
    write: ([kind, place]) => {
      const names = kind === 'day' ? DAYS : MONTHS;
      const [first = '', name = ''] = [names[0], names[place - 1]];
      return {
        question: `${first} is ${kind} 1. What number is ${name}?`,
        answer: place,
        explanation: countedPlace(kind, place),
        slips: { 'one-step-out': [besideIt(kind, place, -1), besideIt(kind, place, 1)] },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.5/r30',
    level: 'A',
    beside: 9,
    pool: every(oneOf('week', 'weekend', 'year', 'two weeks')),
    write: ([time]) => CALENDAR_FACTS[time],
  }),
  questionType({
    id: 'Y1.ME.6/r36',
    level: 'B',
    beside: 10,
    pool: every(oneOf('o’clock', 'half past')).and(span(1, 12)),
    write: ([kind, hour]) => {
      const next = (hour % 12) + 1;
      const isHalfPast = kind === 'half past';
      const at = isHalfPast ? 6 : 12;
      return {
        question: `After ${isHalfPast ? `half past ${hour}` : `${hour} o’clock`}, which number will the hour hand reach next?`,
        picture: { kind: 'clock', hour, minute: isHalfPast ? 30 : 0 },
        answer: next,
        explanation: isHalfPast
          ? `At half past ${hour} the hour hand is between ${hour} and ${next}, so ${next} comes next.`
          : `At ${hour} o’clock the hour hand is at ${hour}, and the next number is ${next}.`,
        slips: {
          'one-step-out': {
            answer: hour,
            reason: `The hour hand ${isHalfPast ? 'has passed' : 'is at'} ${hour} already. It is on its way to ${next}.`,
          },
          'hands-swapped': [at, (at % 12) + 1].map((answer) => ({
            answer,
            reason: `The minute hand is at ${at}. The question is about the hour hand.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ME.6/r37',
    level: 'B',
    beside: 17,
    pool: every(span(10, 60))
      .and(span(5, 55))
      .where(([long, short]) => short < long),
    write: ([long, short]) => ({
      question: `How many minutes longer is ${minuteWalk(long)} than ${minuteWalk(short)}?`,
      answer: long - short,
      explanation: throughTens(short, long),
      slips: { 'adds-numbers-shown': addedNotTaken(long, short) },
    }),
  }),
  questionType({
    id: 'Y2.ME.7/r38',
    level: 'B',
    beside: 19,
    pool: every(span(1, 11)),
    write: ([at]) => {
      const [way, steps] = at <= 6 ? ['past', at] : ['to', 12 - at];
      return {
        question: `The minute hand points to ${at}. How many minutes ${way} the hour?`,
        picture: { kind: 'clock', hour: 3, minute: 5 * at },
        answer: steps * 5,
        explanation: `Each step to the next number is 5 minutes: ${counted(steps, 'step')} ${way === 'to' ? 'up to' : 'from'} 12 ${steps === 1 ? 'is' : 'are'} ${steps * 5}.`,
        slips: {
          'ignores-key': {
            answer: at,
            reason: `${at} is the number the hand points to. From one number to the next is 5 minutes.`,
          },
          'one-step-out': [steps - 1, steps + 1].map((other) => ({
            answer: other * 5,
            reason: `${other === 0 ? '0 minutes is at 12 itself.' : `${other * 5} is ${counted(other, 'step')} of 5 minutes.`} ${way === 'to' ? `From ${at} to 12` : `From 12 to ${at}`} is ${counted(steps, 'step')}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ME.8/r20',
    level: 'A',
    pool: every(oneOf('hour', 'half', 'quarter', 'day')),
    write: ([time]) => TIME_FACTS[time],
  }),
  questionType({
    id: 'Y3.ME.5/r36',
    level: 'B',
    beside: 18,
    pool: every(span(1, 29)).and(span(2, 12)),
    write: ([minutes, hour]) => ({
      question: `${counted(minutes, 'minute')} to ${hour} is how many minutes past ${hour - 1}?`,
      picture: { kind: 'clock', hour: hour - 1, minute: 60 - minutes },
      answer: 60 - minutes,
      explanation: `An hour has 60 minutes, and 60 − ${minutes} = ${60 - minutes}.`,
      slips: {
        'clock-in-hundreds': {
          answer: 100 - minutes,
          reason: `${minutes} and ${100 - minutes} make 100, but an hour has 60 minutes.`,
        },
        'one-ten-too-many': tenTooMany(minutes, 70 - minutes),
      },
    }),
  }),
  questionType({
    id: 'Y3.ME.6/r6',
    level: 'A',
    pool: every(
      oneOf('minute', 'year', 'leap year', ...MONTHS.filter((month) => month !== 'February')),
    ),
    write: ([time]) => timeFact(time),
  }),
  questionType({
    id: 'Y3.ME.7/r37',
    level: 'B',
    beside: 18,
    pool: every(span(1, 11))
      .and(span(0, 55, 5))
      .and(span(10, 55, 5)),
    write: ([hour, past, long]) => {
      const from = hour * 60 + past;
      return {
        question: `How many minutes is it from ${clock(from)} to ${clock(from + long)}?`,
        ...minutesBetween(from, from + long),
      };
    },
  }),
  questionType({
    id: 'Y4.ME.5/r39',
    level: 'B',
    beside: 15,
    pool: every(span(1, 11))
      .and(span(0, 59))
      // The minutes are neither the answer nor a wrong one.
      .where(([hour, minutes]) => ![hour, hour + 10, hour + 12].includes(minutes)),
    write: ([hour, minutes]) => {
      const past = String(minutes).padStart(2, '0');
      return {
        question: `${hour}:${past} p.m. = ?:${past} on a 24-hour clock`,
        spoken: `${hour}:${past} p.m. is what hour on a 24-hour clock?`,
        picture: { kind: 'clock', hour, minute: minutes },
        answer: hour + 12,
        explanation: `After noon add 12 to the hour: ${hour} + 12 = ${hour + 12}.`,
        slips: {
          'morning-hours-left-out': {
            answer: hour,
            reason: `On a 24-hour clock ${hour} is in the morning. After noon you add 12.`,
          },
          'wrong-conversion': {
            answer: hour + 10,
            reason: `You added 10 to ${hour}. After noon you add 12.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y4.ME.6/r15',
    level: 'B',
    takesLong: true,
    pool: every(oneOf('hours', 'minutes', 'weeks', 'years'))
      .and(span(2, 12))
      .and(span(0, 59))
      .where(
        ([unit, size, rest]) =>
          rest < UNITS_OF_TIME[unit].factor &&
          rest !== 1 &&
          (UNITS_OF_TIME[unit].factor < 60 || size <= 6),
      ),
    write: ([unit, size, rest]) => {
      const { one, to, factor } = UNITS_OF_TIME[unit];
      if (rest > 0) return mixedTime(size, unit, rest);
      return {
        question: `${size} ${unit} = ? ${to}`,
        answer: size * factor,
        explanation: `1 ${one} is ${factor} ${to}, and ${size} × ${factor} = ${size * factor}.`,
        slips: {
          'clock-in-hundreds': factor === 60 ? inHundreds(size, unit, 0) : undefined,
          'one-step-out':
            size > 1
              ? {
                  answer: (size - 1) * factor,
                  reason: `${(size - 1) * factor} ${to} make only ${size === 2 ? `1 ${one}` : `${size - 1} ${unit}`}. You need ${size}.`,
                }
              : undefined,
          'wrong-conversion':
            factor === 60
              ? undefined
              : wrongRate(size * 10, 10, { large: one, small: to, rate: factor }),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.ME.6/r45',
    level: 'B',
    beside: 17,
    pool: every(span(1, 9)).and(span(1, 59)),
    write: ([hours, rest]) => {
      const total = 60 * hours + rest;
      const name = hours === 1 ? '1 hour' : `${hours} hours`;
      return {
        question: `${total} minutes = ${name} and ? minutes`,
        spoken: `${total} minutes equals ${name} and how many minutes?`,
        answer: rest,
        explanation: `${name} ${hours === 1 ? 'is' : 'are'} ${60 * hours} minutes, and ${total} − ${60 * hours} = ${rest}.`,
        slips: {
          'clock-in-hundreds':
            total > 100 && total % 100 > 0
              ? {
                  answer: total % 100,
                  reason: `You took away ${total - (total % 100)}, but ${name} ${hours === 1 ? 'is' : 'are'} ${60 * hours} minutes.`,
                }
              : undefined,
          'stops-after-first-step': {
            answer: total - 60,
            reason: `You took away only 1 hour. ${name} are ${60 * hours} minutes.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.ST.2/r54',
    level: 'B',
    takesLong: true,
    beside: 17,
    pool: every(span(6, 11))
      .and(span(5, 55, 5))
      .and(span(15, 95, 5))
      .where(
        ([hour, past, long]) =>
          past + long > 60 && past + long <= 120 && 60 * hour + past + long < 13 * 60,
      ),
    write: ([hour, past, long]) => {
      const from = hour * 60 + past;
      return {
        question: `A bus leaves at ${clock(from)} and arrives at ${clock(from + long)}. How many minutes does it take?`,
        ...minutesBetween(from, from + long),
      };
    },
  }),
];

/** The sequence that contains all these events. */
function knownOrder(events: readonly string[]): Order | undefined {
  return IN_ORDER.find((known) => events.every((one) => known.events.includes(one)));
}

/** Somebody counts the days since a day, not those until it comes again. */
function wentBack(day: string, until: number): Mistake {
  const ago = 7 - until;
  return { answer: ago, reason: `${day} was ${ago} days ago. Count on to the next ${day}.` };
}

/** The number of a day or a month: counted from the first, or back from the last of the months. */
function countedPlace(kind: 'day' | 'month', place: number): string {
  const names = kind === 'day' ? DAYS : MONTHS;
  const [name = ''] = names.slice(place - 1);
  if (place <= 8)
    return `Count ${listInWords(names.slice(0, place))}: ${name} is ${kind} ${place}.`;
  return place === 12
    ? 'December is the last month of the year, so it is month 12.'
    : `December is month 12, so count back: ${name} is month ${place}.`;
}

/** The day or month before or after one. */
function besideIt(kind: 'day' | 'month', place: number, by: -1 | 1): Mistake {
  const names = kind === 'day' ? DAYS : MONTHS;
  const [name, other] = [names[place - 1] ?? '', names[place - 1 + by]];
  return {
    answer: place + by,
    reason:
      other === undefined
        ? `There are only ${names.length} ${kind === 'day' ? 'days in a week' : 'months in a year'}.`
        : `${capital(kind)} ${place + by} is ${other}. ${name} comes ${by === 1 ? 'before' : 'after'} it.`,
  };
}

const CALENDAR_FACTS = {
  week: {
    question: 'How many days are in a week?',
    answer: 7,
    explanation: 'A week has 7 days, from Monday to Sunday.',
    slips: { 'school-days-only': schoolDays(5) },
  },
  weekend: {
    question: 'How many days are in a weekend?',
    answer: 2,
    explanation: 'A weekend has 2 days, Saturday and Sunday.',
    slips: {
      'one-step-out': [
        { answer: 1, reason: 'A weekend is Saturday and Sunday, not just 1 day.' },
        { answer: 3, reason: '3 is one too many. Friday and Monday are school days.' },
      ],
    },
  },
  year: {
    question: 'How many months are in a year?',
    answer: 12,
    explanation: 'A year has 12 months, from January to December.',
    slips: {
      'one-step-out': [
        { answer: 11, reason: 'Month 11 is November. One more month comes after it.' },
        { answer: 13, reason: '13 is one too many. After December a new year begins.' },
      ],
    },
  },
  'two weeks': {
    question: 'How many days are in two weeks?',
    answer: 14,
    explanation: 'A week has 7 days, and 7 + 7 = 14.',
    slips: {
      'school-days-only': schoolDays(10),
      'stops-after-first-step': { answer: 7, reason: '7 days make one week. You need two.' },
    },
  },
};

function schoolDays(answer: number): Mistake {
  return { answer, reason: `${answer} counts only school days. A week has 7 days.` };
}

const TIME_FACTS = {
  hour: {
    question: 'How many minutes are in an hour?',
    answer: 60,
    explanation: 'The minute hand goes round once in an hour: 60 minutes.',
    slips: {
      'clock-in-hundreds': {
        answer: 100,
        reason: 'A clock face has 60 marks for the minutes of an hour, not 100.',
      },
    },
  },
  half: {
    question: 'How many minutes are in half an hour?',
    answer: 30,
    explanation: 'An hour is 60 minutes, and half of 60 is 30.',
    slips: { 'clock-in-hundreds': ofHundredMinutes(50) },
  },
  quarter: {
    question: 'How many minutes are in a quarter of an hour?',
    answer: 15,
    explanation: 'An hour is 60 minutes, and a quarter of 60 is 15.',
    slips: { 'clock-in-hundreds': ofHundredMinutes(25) },
  },
  day: {
    question: 'How many hours are in a day?',
    answer: 24,
    explanation: 'A day has 24 hours: 12 up to midday and 12 more up to midnight.',
    slips: {
      'morning-hours-left-out': {
        answer: 12,
        reason: '12 hours are only half a day. The hour hand goes round twice in a day.',
      },
    },
  },
};

function ofHundredMinutes(answer: number): Mistake {
  return {
    answer,
    reason: `${answer} would be right with 100 minutes in an hour, but there are 60.`,
  };
}

function timeFact(time: string) {
  if (time === 'minute') {
    return {
      question: 'How many seconds are in a minute?',
      answer: 60,
      explanation: 'The second hand goes round once in a minute: 60 seconds.',
      slips: {
        'clock-in-hundreds': {
          answer: 100,
          reason: 'There are 60 seconds in a minute, not 100.',
        },
      },
    };
  }
  if (time === 'leap year') {
    return {
      question: 'How many days are in a leap year?',
      answer: 366,
      explanation: 'A leap year has one day more than 365: 29 February.',
      slips: {
        'one-step-out': [
          EXACT_WEEKS,
          {
            answer: 365,
            reason: 'A year that is not a leap year has 365 days. A leap year has 1 more.',
          },
        ],
      },
    };
  }
  if (time === 'year') {
    return {
      question: 'How many days are in a normal year, not a leap year?',
      answer: 365,
      explanation: 'A year has 365 days, and only a leap year has one more.',
      slips: {
        'one-step-out': [EXACT_WEEKS, { answer: 366, reason: 'Only a leap year has 366 days.' }],
      },
    };
  }
  const days = MONTHS_OF_30.includes(time) ? 30 : 31;
  return {
    question: `How many days are in ${time}?`,
    answer: days,
    explanation:
      days === 30
        ? `${time} is one of the 4 months of 30 days: ${listInWords(MONTHS_OF_30)}.`
        : `Only ${listInWords(MONTHS_OF_30)} have 30 days, and February fewer, so ${time} has 31.`,
    slips: {
      'every-month-has-31': {
        answer: 31,
        reason: MONTHS_OF_30_ONLY,
      },
      'months-mixed-up': [
        { answer: 30, reason: MONTHS_OF_30_ONLY },
        { answer: 28, reason: 'Only February can be as short as 28 days.' },
      ],
    },
  };
}

const EXACT_WEEKS: Mistake = {
  answer: 364,
  reason: '364 days are exactly 52 weeks. A year has more days.',
};

/** 'From 21 to 30 is 9, and from 30 to 60 is 30: 9 + 30 = 39.' */
function throughTens(from: number, to: number): string {
  const next = Math.ceil(from / 10) * 10;
  const ten = next === from ? Math.floor(to / 10) * 10 : next;
  if (ten === from || ten >= to) return `Count on from ${from} to ${to}: that is ${to - from}.`;
  return `From ${from} to ${ten} is ${ten - from}, and from ${ten} to ${to} is ${to - ten}: ${ten - from} + ${to - ten} = ${to - from}.`;
}

/** 'an 18-minute walk'. */
function minuteWalk(minutes: number): string {
  return withArticle(`${minutes}-minute walk`);
}

/** The minutes from one time to another, counted over the hour. */
function minutesBetween(from: number, to: number) {
  const nextHour = (Math.floor(from / 60) + 1) * 60;
  const first = nextHour - from;
  return {
    answer: to - from,
    explanation:
      to <= nextHour || from % 60 === 0
        ? to === nextHour
          ? `${clock(to)} is 60 minutes after ${clock(to - 60)}, and from ${from % 60} to 60 is ${to - from}.`
          : `Both times are in the same hour, so take away the minutes: ${to % 60} − ${from % 60} = ${to - from}.`
        : `${clock(from)} to ${clock(nextHour)} is ${first} minutes, then ${to - nextHour} more is ${to - from}.`,
    slips: {
      'clock-in-hundreds': {
        answer: asHundreds(to) - asHundreds(from),
        reason: `${asHundreds(to) - asHundreds(from)} is ${asHundreds(to)} − ${asHundreds(from)}, but an hour has 60 minutes.`,
      },
    },
  };
}

/** A time read as if an hour had 100 minutes. */
function asHundreds(minutes: number): number {
  return Math.floor(minutes / 60) * 100 + (minutes % 60);
}

function mixedTime(size: number, unit: keyof typeof UNITS_OF_TIME, rest: number) {
  const { to, factor } = UNITS_OF_TIME[unit];
  const whole = size * factor;
  return {
    question: `${size} ${unit} ${rest} ${to} = ? ${to}`,
    answer: whole + rest,
    explanation: `${size} ${unit} is ${whole} ${to}, and ${whole} + ${rest} = ${whole + rest}.`,
    slips: {
      'clock-in-hundreds': factor === 60 ? inHundreds(size, unit, rest) : undefined,
      'stops-after-first-step': {
        answer: whole,
        reason: `${size} ${unit} is ${whole} ${to}. Now add the ${rest} ${to}.`,
      },
      'adds-numbers-shown': {
        answer: size + rest,
        reason: `You added ${size} and ${rest}, but ${size} ${unit} is ${whole} ${to}.`,
      },
    },
  };
}

/** Treats an hour or a minute as 100 of the smaller unit. */
function inHundreds(size: number, unit: keyof typeof UNITS_OF_TIME, rest: number): Mistake {
  const { all, to } = UNITS_OF_TIME[unit];
  return {
    answer: size * 100 + rest,
    reason: `${size} ${unit} is not ${size * 100} ${to}. ${all} has 60 ${to}.`,
  };
}
