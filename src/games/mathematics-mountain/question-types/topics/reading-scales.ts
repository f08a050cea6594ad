// Values read from clocks, rulers, jugs, scales, thermometers and protractors.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, num } from '../wording.ts';

const thing = oneOf('leaf', 'crayon', 'ribbon', 'twig');

export const readScales = [
  questionType({
    id: 'Y1.ME.6/r141',
    level: 'A',
    beside: 27,
    form: 'read',
    pool: every(span(1, 12)).and(oneOf(0, 30)),
    write: ([hour, minute]) => ({
      question:
        minute === 0 ? 'Which hour does the clock show?' : 'The clock shows half past what?',
      fact: `clock ${hour}:${minute}`,
      picture: { kind: 'clock', hour, minute },
      answer: hour,
      explanation:
        minute === 0
          ? hour === 12
            ? 'Both hands are at 12, so it is 12 o’clock.'
            : `The minute hand is at 12 and the hour hand at ${hour}, so it is ${hour} o’clock.`
          : `The minute hand is at 6, and the hour hand has passed ${hour}: half past ${hour}.`,
      slips: {
        'one-step-out':
          minute === 30
            ? {
                answer: (hour % 12) + 1,
                reason: `The hour hand is not at ${(hour % 12) + 1} yet. It has passed ${hour}.`,
              }
            : undefined,
        'hands-swapped': {
          answer: minute === 0 ? 12 : 6,
          reason: `You read the minute hand. The hour hand shows the hour: ${hour}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.ME.2/r144',
    level: 'B',
    beside: 15,
    form: 'read',
    pool: every(oneOf('stick', 'leaf', 'pencil', 'ribbon', 'straw'))
      .and(span(2, 30))
      .where(
        ([kind, length]) =>
          (kind !== 'leaf' || length <= 20) && (kind !== 'straw' || (length >= 8 && length <= 25)),
      ),
    write: ([kind, length]) => {
      // Few pencils are longer than 18 cm or shorter than 8 cm.
      const name =
        kind !== 'pencil' ? kind : length > 18 ? 'paintbrush' : length < 8 ? 'crayon' : kind;
      return {
        question: `How many centimetres long is the ${name}?`,
        fact: `ruler ${length}`,
        picture: { kind: 'ruler', length, thing: name },
        answer: length,
        explanation: `The ${name} starts at 0, so the number at its end is its length: ${length} cm.`,
        slips: {
          'counts-start-number': {
            answer: length + 1,
            reason: 'You counted the mark at 0. The first cm goes from 0 to 1.',
          },
          'one-step-out': {
            answer: length - 1,
            reason: `The ${name} goes on past ${length - 1}. It ends at ${length}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.2/r142',
    level: 'A',
    beside: 25,
    form: 'read',
    pool: every(span(1, 19))
      .and(oneOf('jug', 'scales'))
      .and(oneOf(5, 10))
      // A jug for 20 cups would be too large.
      .where(
        ([value, look, every]) =>
          value % every !== 0 && (every === 10 ? look === 'scales' : value < 10),
      ),
    write: ([value, look, each]) => {
      const unit = look === 'jug' ? 'cups' : 'kg';
      const below = Math.floor(value / each) * each;
      return {
        question:
          look === 'jug'
            ? 'How many cups of water are in the jug?'
            : 'How many kilograms do the scales show?',
        fact: `${look} ${value}`,
        picture: {
          kind: 'scale',
          look,
          from: 0,
          to: 2 * each,
          step: 1,
          labels: [0, each, 2 * each],
          value,
          unit,
        },
        answer: value,
        explanation: `Each step is 1 ${look === 'jug' ? 'cup' : 'kg'}, and the ${look === 'jug' ? 'water' : 'pointer'} is ${counted(value - below, 'mark')} above ${below}: ${look === 'jug' ? counted(value, 'cup') : `${value} kg`}.`,
        slips: {
          'mark-misread': {
            answer: value > below + each / 2 ? below + each : below,
            reason: `The ${look === 'jug' ? 'water' : 'pointer'} is between ${below} and ${below + each}. Count the small marks too.`,
          },
          'counts-start-number': {
            answer: value + 1,
            reason: `Do not count the mark at ${below}. The ${look === 'jug' ? 'water' : 'pointer'} is ${counted(value - below, 'mark')} above it.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.2/r143',
    level: 'A',
    beside: 27,
    form: 'read',
    // One hour too many is neither the hour that the clock shows nor the last one.
    pool: every(span(2, 11))
      .and(span(3, 12))
      .where(([from, to]) => to > from && to !== 2 * from - 1),
    write: ([from, to]) => ({
      question: `How many hours is it until ${to} o’clock?`,
      fact: `hours ${from} ${to}`,
      picture: { kind: 'clock', hour: from, minute: 0 },
      answer: to - from,
      explanation: `From ${from} to ${to} the hour hand moves on ${counted(to - from, 'number')}, so it is ${counted(to - from, 'hour')}.`,
      slips: {
        'reads-end-mark': {
          answer: to,
          reason: `${to} o’clock is the end. Count how many hours it is from ${from} to ${to}.`,
        },
        'counts-start-number': {
          answer: to - from + 1,
          reason: `Do not count ${from} itself. The first hour ends at ${from + 1} o’clock.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.7/r141',
    level: 'B',
    beside: 38,
    form: 'read',
    pool: every(span(1, 12)).and(oneOf(15, 45)),
    write: ([hour, minute]) => {
      const next = (hour % 12) + 1;
      const answer = minute === 15 ? hour : next;
      return {
        question: minute === 15 ? 'It is quarter past which hour?' : 'It is quarter to which hour?',
        fact: `clock ${hour}:${minute}`,
        picture: { kind: 'clock', hour, minute },
        answer,
        explanation:
          minute === 15
            ? `The minute hand is at 3, and the hour hand has just passed ${hour}: quarter past ${hour}.`
            : `The minute hand is at 9, and the hour hand has nearly reached ${next}: quarter to ${next}.`,
        slips: {
          'one-step-out': {
            answer: minute === 15 ? next : hour,
            reason:
              minute === 15
                ? `The hour hand is on its way to ${next}. It has passed ${hour}.`
                : `The hour hand has left ${hour}. It is 15 minutes before ${next}.`,
          },
          'hands-swapped': {
            answer: minute === 15 ? 3 : 9,
            reason: `The minute hand is at ${minute === 15 ? 3 : 9}. Read the hour hand for the hour.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ME.1/r142',
    level: 'B',
    beside: 34,
    form: 'read',
    pool: every(span(2, 7))
      .and(span(4, 9))
      .and(thing)
      .where(([from, length]) => from !== length),
    write: ([from, length, name]) => ({
      question: `How many cm long is the ${name}?`,
      fact: `ruler ${from} ${length}`,
      picture: { kind: 'ruler', from, length, thing: name },
      answer: length,
      explanation: `The ${name} goes from ${from} cm to ${from + length} cm: ${from + length} cm − ${from} cm = ${length} cm.`,
      slips: {
        'reads-end-mark': {
          answer: from + length,
          reason: `The ${name} starts at ${from}, not at 0. Count from ${from} to ${from + length}.`,
        },
        'counts-start-number': {
          answer: length + 1,
          reason: `Count the spaces from ${from} to ${from + length}, not the marks.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.1/r143',
    level: 'B',
    beside: 34,
    form: 'read',
    pool: every(span(1, 39))
      .and(oneOf(2, 5))
      .where(([value, step]) => value % step === 0 && value % 10 !== 0),
    write: ([value, step]) => {
      const below = Math.floor(value / 10) * 10;
      return {
        question: 'How many degrees Celsius does the thermometer show?',
        fact: `degrees ${value} ${step}`,
        picture: {
          kind: 'scale',
          look: 'thermometer',
          from: 0,
          to: 40,
          step,
          labels: [0, 10, 20, 30, 40],
          value,
          unit: '°C',
        },
        answer: value,
        explanation: `${10 / step} steps make 10, so each is ${step}, and ${counted((value - below) / step, 'mark')} above ${below} is ${value} °C.`,
        slips: {
          // Nobody reads 10 more where the next number stands.
          'mark-misread': [1, step === 2 ? 5 : 2]
            .filter((wrong) => ((value - below) / step) * wrong < 10)
            .map((wrong) => ({
              answer: below + ((value - below) / step) * wrong,
              reason: `You counted each step as ${wrong}. Here ${10 / step} steps make 10, so each is ${step}.`,
            })),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.ME.5/r141',
    level: 'B',
    beside: 37,
    form: 'read',
    // Before 5 minutes the hand is after 12, which is 0 minutes: the way would add 0.
    pool: every(span(1, 12))
      .and(span(6, 59))
      // The short hand never seems to say what the number before the long hand does, alone or with the marks after it.
      .where(([hour, minute]) => {
        const number = numberBefore(minute);
        return (
          minute % 5 !== 0 &&
          number !== hour &&
          ![number, number + (minute % 5)].includes(byShortHand(hour, minute))
        );
      }),
    write: ([hour, minute]) => {
      const number = numberBefore(minute);
      const marks = minute % 5;
      return {
        question: 'How many minutes past the hour is it?',
        fact: `clock ${hour}:${minute}`,
        picture: { kind: 'clock', hour, minute },
        answer: minute,
        explanation: `The minute hand is ${counted(marks, 'mark')} after ${number}, which is ${minute - marks} minutes: ${minute - marks} + ${marks} = ${minute}.`,
        slips: {
          'hands-swapped': {
            answer: byShortHand(hour, minute),
            reason: `${byShortHand(hour, minute)} comes from the short hand, which shows the hour. Read the long hand.`,
          },
          'mark-misread': {
            answer: number + marks,
            reason: `The numbers show hours. At ${number} the minute hand means ${minute - marks} minutes.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.ME.1/r142',
    level: 'B',
    beside: 19,
    form: 'read',
    pool: every(span(1, 49))
      .and(oneOf(20, 25, 50))
      .and(oneOf('jug', 'scales'))
      .where(([marks, step]) => marks * step < 500 && (marks * step) % 100 !== 0),
    write: ([marks, step, look]) => {
      const value = marks * step;
      const below = Math.floor(value / 100) * 100;
      const over = (value - below) / step;
      const unit = look === 'jug' ? 'ml' : 'g';
      return {
        question:
          look === 'jug'
            ? 'How many millilitres are in the jug?'
            : 'How many grams do the scales show?',
        fact: `${look} ${value} ${step}`,
        picture: {
          kind: 'scale',
          look,
          from: 0,
          to: 500,
          step,
          labels: [0, 100, 200, 300, 400, 500],
          value,
          unit,
        },
        answer: value,
        explanation: `${100 / step} steps are 100 ${unit}, so each is ${step} ${unit}: ${counted(over, 'step')} above ${below} ${unit} is ${value} ${unit}.`,
        slips: {
          'mark-misread': [1, 10].map((wrong) => ({
            answer: below + over * wrong,
            reason: `You counted each step as ${wrong} ${unit}. ${100 / step} steps make 100 ${unit}, so each is ${step} ${unit}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.ME.1/r143',
    level: 'B',
    takesLong: true,
    beside: 19,
    form: 'read',
    pool: every(span(250, 950, 50))
      .and(span(50, 400, 50))
      .and(oneOf('in', 'out'))
      .where(
        ([value, some, way]) =>
          value % 100 !== 0 && (way === 'in' ? value + some <= 1000 : some <= value - 50),
      ),
    write: ([value, some, way]) => {
      const isMore = way === 'in';
      const answer = isMore ? value + some : value - some;
      return {
        question: isMore
          ? `Meg will pour ${some} ml into this jug. How many millilitres will be in it then?`
          : `Meg will pour ${some} ml out of this jug. How many millilitres will be left?`,
        fact: `poured ${value} ${some} ${way}`,
        picture: {
          kind: 'scale',
          look: 'jug',
          from: 0,
          to: 1000,
          step: 50,
          labels: [0, 200, 400, 600, 800, 1000],
          value,
          unit: 'ml',
        },
        answer,
        explanation: `Each step is 50 ml, so the jug shows ${value} ml now, and ${value} ${isMore ? '+' : '−'} ${some} = ${answer}.`,
        slips: {
          'stops-after-first-step': {
            answer: value,
            reason: `${value} ml is what the jug shows now. ${isMore ? 'Add' : 'Take away'} the ${some} ml.`,
          },
          'signs-mixed-up': {
            answer: isMore ? value - some : value + some,
            reason: isMore
              ? `She pours ${some} ml in, so there will be more than ${value} ml.`
              : `She pours ${some} ml out, so there will be less than ${value} ml.`,
          },
          // Nobody reads 300 more where the number after 200 stands.
          'mark-misread':
            value % 200 === 50
              ? {
                  answer: answer + 50,
                  reason: 'You took a step as 100 ml. 4 steps are 200 ml, so each is 50 ml.',
                }
              : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.3/r141',
    level: 'B',
    beside: 49,
    form: 'read',
    pool: every(span(11, 169)).where(([degrees]) => degrees % 10 !== 0 && degrees !== 85),
    write: ([degrees]) => {
      const below = Math.floor(degrees / 10) * 10;
      return {
        question: 'How many degrees is the angle?',
        picture: { kind: 'protractor', degrees },
        fact: `protractor ${degrees}`,
        answer: degrees,
        explanation: `From the line at 0 the other line is ${counted(degrees - below, 'mark')} past ${below}: ${degrees}°.`,
        slips: {
          'wrong-direction': {
            answer: 180 - degrees,
            reason: `You read from the wrong side. Start at the line that goes through 0.`,
          },
          'mark-misread': {
            answer: below + 10 + (degrees - below),
            reason: `The last ten before the line is ${below}, not ${below + 10}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.PV.3/r141',
    level: 'B',
    beside: 8,
    form: 'read',
    pool: every(span(-18, -1))
      .and(span(1, 14))
      .where(([low, rise]) => low % 5 !== 0 && low + rise > 0),
    write: ([low, rise]) => ({
      question: `It gets ${rise} degrees warmer. How many degrees Celsius is it then?`,
      fact: `thermometer ${low} ${rise}`,
      picture: {
        kind: 'scale',
        look: 'thermometer',
        from: -20,
        to: 20,
        step: 1,
        labels: [-20, -15, -10, -5, 0, 5, 10, 15, 20],
        value: low,
        unit: '°C',
      },
      answer: low + rise,
      explanation: `From ${num(low)} °C go up ${-low} °C to 0 °C, and then ${low + rise} °C more to ${low + rise} °C.`,
      slips: {
        'ignores-minus-sign': {
          answer: rise - low,
          reason: `The thermometer shows ${num(low)} °C, which is below 0 °C. You started from ${-low} °C, above it.`,
        },
        'mark-misread': {
          answer: 2 * Math.floor(low / 5) * 5 - low + rise,
          reason: `You read ${num(2 * Math.floor(low / 5) * 5 - low)} °C. Above ${num(Math.floor(low / 5) * 5)} the numbers get nearer to 0: ${num(low)} °C.`,
        },
      },
    }),
  }),
];

/** The number on a clock that the long hand has passed last. */
function numberBefore(minute: number): number {
  return Math.floor(minute / 5) || 12;
}

/** The minutes that somebody reads who takes the short hand for the long one. */
function byShortHand(hour: number, minute: number): number {
  return (minute > 30 ? (hour % 12) + 1 : hour) * 5;
}
