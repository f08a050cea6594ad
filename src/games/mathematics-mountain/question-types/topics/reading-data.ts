// Values read from tally charts, charts, tables and grids, and lengths of L-shapes.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { clock, counted, num } from '../wording.ts';

const PETS = ['Cats', 'Dogs', 'Fish'] as const;
const SPORTS = ['Tennis', 'Judo', 'Skating', 'Rowing'] as const;
const HOURS = ['8:00', '9:00', '10:00', '11:00', '12:00'] as const;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const STOPS = ['Park', 'Mill', 'School', 'Beach'] as const;

export const readData = [
  questionType({
    id: 'Y2.ST.1/r141',
    level: 'A',
    beside: 42,
    form: 'read',
    pool: every(span(3, 14))
      .and(span(3, 14))
      .and(span(3, 14))
      .and(oneOf(0, 1, 2))
      // Bundles taken for 4 do not give the number of another row.
      .where(([a, b, c, asked]) => {
        const strokes = [a, b, c][asked] ?? a;
        return new Set([a, b, c, strokes - Math.floor(strokes / 5)]).size === (strokes < 5 ? 3 : 4);
      }),
    write: ([a, b, c, asked]) => {
      const all = [a, b, c];
      const strokes = all[asked] ?? a;
      const name = PETS[asked] ?? PETS[0];
      const bundles = Math.floor(strokes / 5);
      return {
        question: `How many ${name.toLowerCase()} does the tally chart show?`,
        fact: `tally ${all.join()} ${asked}`,
        picture: {
          kind: 'tally',
          rows: PETS.map((pet, index) => ({ name: pet, strokes: all[index] ?? a })),
        },
        answer: strokes,
        explanation: tallyWay(bundles, strokes - bundles * 5),
        slips: {
          'other-column': all
            .map((answer, index) => ({
              answer,
              reason: `There are ${answer} ${(PETS[index] ?? PETS[0]).toLowerCase()}. Look at the row for ${name.toLowerCase()}.`,
            }))
            .filter((_, index) => index !== asked),
          'ignores-key': {
            answer: bundles * 4 + (strokes % 5),
            reason: `The stroke across counts too, so a bundle is 5.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ST.2/r142',
    level: 'B',
    beside: 43,
    form: 'read',
    pool: every(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([a, b, c]) => a > b && b !== c && a !== c),
    write: ([a, b, c]) => ({
      question: 'How many more children have cats than dogs?',
      fact: `blocks ${a} ${b} ${c}`,
      picture: {
        kind: 'chart',
        look: 'blocks',
        axis: 'Children',
        to: 10,
        step: 1,
        labels: [0, 5, 10],
        points: [a, b, c].map((value, index) => ({ name: PETS[index] ?? PETS[0], value })),
      },
      answer: a - b,
      explanation: `There are ${a} blocks for cats and ${b} for dogs: ${a} − ${b} = ${a - b}.`,
      slips: {
        'signs-mixed-up': {
          answer: a + b,
          reason: `You added ${a} and ${b}. Find how many more: ${a} − ${b}.`,
        },
        'stops-after-first-step': {
          answer: a,
          reason: `${a} children have cats. Find how many more: ${a} − ${b}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y2.ST.1/r143',
    level: 'A',
    beside: 42,
    form: 'read',
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .and(oneOf(0, 1, 2, 3))
      .where(([a, b, c, d]) => new Set([a, b, c, d]).size === 4),
    write: ([a, b, c, d, asked]) => {
      const cells = [a, b, c, d];
      const said = cells.map((count, place) => ({
        count,
        who: place % 2 === 0 ? 'girls' : 'boys',
        fruit: place < 2 ? 'apples' : 'pears',
      }));
      const { count, who, fruit } = said[asked] ?? { count: a, who: 'girls', fruit: 'apples' };
      const others = said.filter((other) => (other.who === who) !== (other.fruit === fruit));
      return {
        question: `How many ${who} like ${fruit}?`,
        fact: `table ${cells.join()} ${asked}`,
        picture: {
          kind: 'table',
          rows: [
            ['Fruit', 'Girls', 'Boys'],
            ['Apples', String(a), String(b)],
            ['Pears', String(c), String(d)],
          ],
        },
        answer: count,
        explanation: `Go along the row for ${fruit} to the column for ${who}: ${count}.`,
        slips: {
          'other-column': others.map((other) => ({
            answer: other.count,
            reason: `${other.count} ${other.who} like ${other.fruit}. Look at ${who} and ${fruit}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.ST.1/r142',
    level: 'B',
    beside: 42,
    form: 'read',
    pool: every(span(6, 25))
      .and(span(6, 25))
      .and(span(6, 25))
      .and(span(6, 25))
      .and(oneOf('tennis', 'judo'))
      .where(
        ([a, b, c, d]) => new Set([a, b, c, d]).size === 4 && a + b !== c + d && a + c !== b + d,
      ),
    write: ([a, b, c, d, club]) => {
      const [girls, boys] = club === 'tennis' ? [a, b] : [c, d];
      return {
        question: `How many children play ${club}?`.replace('play judo', 'do judo'),
        fact: `clubs ${a} ${b} ${c} ${d} ${club}`,
        picture: {
          kind: 'table',
          rows: [
            ['Club', 'Girls', 'Boys'],
            ['Tennis', String(a), String(b)],
            ['Judo', String(c), String(d)],
          ],
        },
        answer: girls + boys,
        explanation: `Add the girls and the boys in the row for ${club}: ${girls} + ${boys} = ${girls + boys}.`,
        slips: {
          'one-number-left-out': [
            { answer: girls, reason: `${girls} counts only the girls. Add the ${boys} boys.` },
            { answer: boys, reason: `${boys} counts only the boys. Add the ${girls} girls.` },
          ],
          'other-column': [
            {
              answer: a + c,
              reason: `${a} + ${c} = ${a + c} counts the girls of both clubs. Look along the row for ${club}.`,
            },
            {
              answer: b + d,
              reason: `${b} + ${d} = ${b + d} counts the boys of both clubs. Look along the row for ${club}.`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y3.ST.1/r141',
    level: 'B',
    beside: 42,
    form: 'read',
    pool: every(span(1, 18))
      .and(span(1, 18))
      .and(span(1, 18))
      .and(oneOf(2, 5))
      .and(oneOf(0, 1, 2))
      .where(([a, b, c, each, asked]) => {
        const value = ([a, b, c][asked] ?? 0) * each;
        return new Set([a, b, c]).size === 3 && value % (2 * each) > 0 && value % 10 > 0;
      }),
    write: ([a, b, c, each, asked]) => {
      const all = [a, b, c];
      const labels = each === 2 ? [0, 10, 20, 30, 40] : [0, 20, 40, 60, 80, 100];
      const gap = labels[1] ?? each;
      const value = (all[asked] ?? a) * each;
      const below = Math.floor(value / (2 * each)) * 2 * each;
      const label = value - (value % gap);
      const over = (value - label) / each;
      const name = SPORTS[asked] ?? SPORTS[0];
      return {
        question: `How many pupils chose ${name.toLowerCase()}?`,
        fact: `bars ${all.join()} ${each} ${asked}`,
        picture: {
          kind: 'chart',
          look: 'bars',
          axis: 'Pupils',
          to: 20 * each,
          step: each,
          labels,
          points: all.map((marks, index) => ({
            name: SPORTS[index] ?? SPORTS[0],
            value: marks * each,
          })),
        },
        answer: value,
        explanation: `${gap / each} steps are ${gap}, so one step is ${each}, and the bar ends ${counted(over, 'step')} above ${label}: ${value}.`,
        slips: {
          'mark-misread': {
            answer: label + over,
            reason: `You took a step as 1. ${gap / each} steps are ${gap}, so each is ${each}.`,
          },
          'other-column': all
            .map((marks, index) => ({
              answer: marks * each,
              reason: `${marks * each} pupils chose ${(SPORTS[index] ?? SPORTS[0]).toLowerCase()}. Look at the bar for ${name.toLowerCase()}.`,
            }))
            .filter((_, index) => index !== asked),
          'rounds-down':
            over === 1 && below > 0
              ? {
                  answer: below,
                  reason: `The bar ends 1 step above ${below}, and 1 step is ${each}.`,
                }
              : undefined,
          'one-step-out':
            over > 1
              ? {
                  answer: below,
                  reason: `${below} is 1 step too few. The bar ends ${over} steps above ${label}.`,
                }
              : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y4.ST.1/r141',
    level: 'B',
    beside: 46,
    form: 'read',
    pool: every(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(oneOf(1, 2, 3))
      .where(([a, b, c, asked]) => {
        const value = [a, b, c][asked - 1] ?? a;
        // What somebody reads who takes a step as 1 is read nowhere else.
        const misread = (value < 5 ? 0 : 5) + (value % 5) / 2;
        return new Set([5, a, b, c, 6]).size === 5 && ![5, a, b, c, 6].includes(misread);
      }),
    write: ([a, b, c, asked]) => {
      const all = [5, a, b, c, 6].map((marks) => marks * 2);
      const value = all[asked] ?? 0;
      const time = HOURS[asked] ?? HOURS[0];
      return {
        question: `How many litres of water were in the tank at ${time}?`,
        spoken: `How many litres of water were in the tank at ${8 + asked} o’clock?`,
        fact: `graph ${all.join()} ${asked}`,
        picture: lineGraph('Litres', all),
        answer: value,
        explanation: `Go up from ${time} to the line and across to the scale in steps of 2: ${value} litres.`,
        slips: {
          'mark-misread': {
            answer: Math.floor(value / 10) * 10 + (value % 10) / 2,
            reason: `You counted each step as 1. 5 steps are 10, so each is 2.`,
          },
          'other-column': [asked - 1, asked + 1].map((other) => ({
            answer: all[other] ?? NaN,
            reason: `There were ${all[other]} litres at ${HOURS[other]}. Go up from ${time}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.ST.2/r142',
    level: 'B',
    takesLong: true,
    beside: 46,
    form: 'read',
    pool: every(span(2, 18))
      .and(span(1, 17))
      .and(span(1, 18))
      .and(oneOf(20, 50))
      .where(([a, b, c]) => a - b > 1 && ![a, b, a + b, a - b].includes(c)),
    write: ([a, b, c, each]) => ({
      question: 'How many more pupils chose tennis than judo?',
      fact: `bars ${a} ${b} ${c} ${each}`,
      picture: {
        kind: 'chart',
        look: 'bars',
        axis: 'Pupils',
        to: 20 * each,
        step: each,
        labels: [0, 5, 10, 15, 20].map((mark) => mark * each),
        points: [a, b, c].map((marks, index) => ({
          name: SPORTS[index] ?? SPORTS[0],
          value: marks * each,
        })),
      },
      answer: (a - b) * each,
      explanation: `Each step is ${each}, so the bars end at ${a * each} and ${b * each}: ${a * each} − ${b * each} = ${(a - b) * each}.`,
      slips: {
        'mark-misread': {
          answer: a - b,
          reason: `${a - b} is the number of steps between the bars. 5 steps are ${5 * each}, so each is ${each}.`,
        },
        'stops-after-first-step': {
          answer: a * each,
          reason: `${a * each} pupils chose tennis. Take away the ${b * each} for judo.`,
        },
        'signs-mixed-up': {
          answer: (a + b) * each,
          reason: `You added ${a * each} and ${b * each}. Find how many more: take away.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.GE.5/r142',
    level: 'A',
    beside: 44,
    form: 'read',
    pool: every(span(1, 9))
      .and(span(1, 9))
      .and(oneOf('x', 'y'))
      .where(([x, y]) => Math.abs(x - y) > 1),
    write: ([x, y, axis]) => ({
      question: `What is the ${axis}-coordinate of the dot?`,
      fact: `grid ${x} ${y} ${axis}`,
      picture: { kind: 'grid', point: [x, y], size: 10, isFourQuadrants: false },
      answer: axis === 'x' ? x : y,
      explanation:
        axis === 'x'
          ? `The x-coordinate says how far along the dot is: ${x}.`
          : `The y-coordinate says how far up the dot is: ${y}.`,
      slips: {
        'coordinates-swapped': {
          answer: axis === 'x' ? y : x,
          reason:
            axis === 'x'
              ? `${y} is how far up the dot is. The x-coordinate says how far along.`
              : `${x} is how far along the dot is. The y-coordinate says how far up.`,
        },
        'counts-start-number': {
          answer: (axis === 'x' ? x : y) + 1,
          reason: `The line at 0 is where you start. Count 1 at the next line.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.ME.2/r143',
    level: 'C',
    beside: 18,
    form: 'read',
    pool: sidesOfL().where(([bottom, left, top, right]) => {
      const inside = bottom * right + top * (left - right);
      return inside !== bottom + left + top + right && inside !== 2 * (bottom + left);
    }),
    write: ([bottom, left, top, right]) => ({
      question: 'What is the perimeter of the shape in cm?',
      fact: `perimeter ${bottom} ${left} ${top} ${right}`,
      picture: { kind: 'l-shape', bottom, left, top, right },
      answer: 2 * (bottom + left),
      explanation: `The other sides are ${bottom} − ${top} = ${bottom - top} and ${left} − ${right} = ${left - right}: ${bottom} + ${left} + ${top} + ${right} + ${bottom - top} + ${left - right} = ${2 * (bottom + left)}.`,
      slips: {
        'two-sides-only': {
          answer: bottom + left + top + right,
          reason: `You added only the 4 sides with a number. There are 6.`,
        },
        'area-for-perimeter': {
          answer: bottom * right + top * (left - right),
          reason: `You found the area. Add the lengths of all 6 sides.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.ME.4/r141',
    level: 'C',
    beside: 22,
    form: 'read',
    pool: sidesOfL().where(([bottom, left, top, right]) => bottom * (left - right) !== top * left),
    write: ([bottom, left, top, right]) => ({
      question: 'What is the area of the shape in cm²?',
      fact: `area ${bottom} ${left} ${top} ${right}`,
      picture: { kind: 'l-shape', bottom, left, top, right },
      answer: bottom * right + top * (left - right),
      explanation: `Cut the shape in two: ${bottom} × ${right} = ${bottom * right} and ${top} × ${left - right} = ${top * (left - right)}, together ${bottom * right + top * (left - right)}.`,
      slips: {
        'formula-for-any-shape': {
          answer: bottom * left,
          reason: `${bottom} × ${left} is the whole rectangle, but one corner of it is missing.`,
        },
        'perimeter-for-area': {
          answer: 2 * (bottom + left),
          reason: `${2 * (bottom + left)} cm is the perimeter. Cut the shape into 2 rectangles and multiply.`,
        },
        miscounts: {
          answer: bottom * right + top * left,
          reason: `You counted one part twice. The upper rectangle is only ${left - right} cm high.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.ST.1/r142',
    level: 'B',
    takesLong: true,
    beside: 54,
    form: 'read',
    pool: every(span(1, 8))
      .and(span(1, 9))
      .and(span(1, 9))
      // What was there at 9:00 is neither the answer nor the number of marks.
      .where(([a, b, c]) => a !== b && b !== c && c > a && c !== 2 * a && c !== 3 * a),
    write: ([a, b, c]) => {
      const all = [4, a, b, c, 7].map((marks) => marks * 2);
      const [low = 0, , high = 0] = all.slice(1);
      return {
        question: 'How many more litres of water were in the tank at 11:00 than at 9:00?',
        spoken: 'How many more litres of water were in the tank at 11 o’clock than at 9 o’clock?',
        fact: `graph ${all.join()}`,
        picture: lineGraph('Litres', all),
        answer: high - low,
        explanation: `There were ${low} litres at 9:00 and ${high} litres at 11:00: ${high} − ${low} = ${high - low}.`,
        slips: {
          'stops-after-first-step': [
            {
              answer: high,
              reason: `${high} litres were in the tank at 11:00. Take away the ${low} litres at 9:00.`,
            },
            {
              answer: low,
              reason: `${low} litres were in the tank at 9:00. Take them away from the ${high} litres at 11:00.`,
            },
          ],
          'mark-misread': {
            answer: (high - low) / 2,
            reason: `You counted marks. 5 marks are 10 litres, so each mark is 2 litres.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.ST.1/r144',
    level: 'B',
    takesLong: true,
    beside: 54,
    form: 'read',
    // The lowest point is at 8:00 or 9:00, the highest at 11:00 or 12:00.
    pool: every(span(1, 3))
      .and(oneOf(-1, 1, 2))
      .and(span(1, 2))
      .and(span(1, 2))
      .and(oneOf(-1, 1))
      .where(([from, ...changes]) => {
        const all = temperatures(from, changes);
        const [low, high] = [Math.min(...all), Math.max(...all)];
        const change = Math.abs((all.at(-1) ?? 0) - 2 * from);
        // Every slip gives another number: the lowest, the highest, the marks and from 8:00 to 12:00.
        const found = [0, low, high, high - low, (high - low) / 2];
        return new Set(found).size === 5 && (change === high - low || !found.includes(change));
      }),
    write: ([from, ...changes]) => {
      const all = temperatures(from, changes);
      const [low, high] = [Math.min(...all), Math.max(...all)];
      return {
        question: 'How many degrees higher was the highest temperature than the lowest?',
        fact: `temperatures ${all.join()}`,
        picture: lineGraph('°C', all),
        answer: high - low,
        explanation: `The highest is ${high} °C and the lowest is ${low} °C: ${high} − ${low} = ${high - low}.`,
        slips: {
          'stops-after-first-step': [
            {
              answer: high,
              reason: `${high} °C is the highest temperature. Take away the lowest, ${low} °C.`,
            },
            {
              answer: low,
              reason: `${low} °C is the lowest temperature. Take it away from the highest, ${high} °C.`,
            },
          ],
          'mark-misread': {
            answer: (high - low) / 2,
            reason: `You counted marks. 5 marks are 10 degrees, so each mark is 2 degrees.`,
          },
          'other-column': {
            answer: Math.abs((all.at(-1) ?? 0) - 2 * from),
            reason: `You compared 8:00 with 12:00. Look for the lowest and the highest point.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.ST.2/r143',
    level: 'B',
    takesLong: true,
    beside: 54,
    form: 'read',
    pool: every(span(35, 55, 5))
      .and(span(7, 19))
      .and(span(8, 20))
      .and(oneOf(0, 1))
      .where(([from, one, two]) => one !== two && from + one + two > 61),
    write: ([from, one, two, bus]) => {
      const leaves = 8 * 60 + from;
      const times = [0, 9, 9 + one, 9 + one + two].map((after) => leaves + after);
      const other = times.map((time) => time + 43);
      const [start = 0, end = 0] = [
        bus === 0 ? times[1] : other[1],
        bus === 0 ? times[3] : other[3],
      ];
      const wrong = ((end % 60) - (start % 60) + 100) % 100;
      return {
        question: `How many minutes does Bus ${bus + 1} take from Mill to Beach?`,
        fact: `timetable ${from} ${one} ${two} ${bus}`,
        picture: {
          kind: 'table',
          rows: STOPS.map((stop, index) => [
            stop,
            clock(times[index] ?? 0),
            clock(other[index] ?? 0),
          ]).toSpliced(0, 0, ['Stop', 'Bus 1', 'Bus 2']),
        },
        answer: one + two,
        explanation:
          Math.floor(start / 60) === Math.floor(end / 60)
            ? `The bus leaves Mill at ${clock(start)} and reaches Beach at ${clock(end)}: ${end % 60} − ${start % 60} = ${one + two}.`
            : `From ${clock(start)} to ${clock(end - (end % 60))} is ${counted(60 - (start % 60), 'minute')}${end % 60 === 0 ? '' : `, and ${end % 60} more is ${one + two}`}.`,
        slips: {
          'clock-in-hundreds':
            Math.floor(start / 60) === Math.floor(end / 60)
              ? undefined
              : {
                  answer: wrong,
                  reason: `An hour has 60 minutes, not 100. Go to ${clock(Math.ceil(start / 60) * 60)} first.`,
                },
          'other-column': [
            { answer: one, reason: `${one} minutes is only from Mill to School. Go on to Beach.` },
            {
              answer: 9 + one + two,
              reason: `${9 + one + two} minutes is from Park to Beach. Begin at Mill.`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y6.ST.1/r141',
    level: 'B',
    takesLong: true,
    beside: 45,
    form: 'read',
    pool: every(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(oneOf(20, 50))
      .where(([a, b, c]) => new Set([a, b, c, 3, 5]).size === 5),
    write: ([a, b, c, each]) => {
      const marks = [3, a, b, c, 5];
      const [least, most] = [Math.min(...marks), Math.max(...marks)];
      return {
        question: 'How many more visitors came on the busiest day than on the quietest?',
        fact: `graph ${marks.join()} ${each}`,
        picture: {
          kind: 'chart',
          look: 'line',
          axis: 'Visitors',
          to: 10 * each,
          step: each,
          labels: [0, 5 * each, 10 * each],
          points: marks.map((mark, index) => ({
            name: WEEKDAYS[index] ?? '',
            value: mark * each,
          })),
        },
        answer: (most - least) * each,
        explanation: `The highest point is ${most * each} visitors and the lowest ${least * each}: ${most * each} − ${least * each} = ${(most - least) * each}.`,
        slips: {
          'mark-misread': {
            answer: most - least,
            reason: `You counted ${counted(most - least, 'mark')}. 5 marks are ${5 * each} visitors, so each is ${each}.`,
          },
          'stops-after-first-step': {
            answer: most * each,
            reason: `${most * each} is the highest point. Take the lowest away.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.GE.6/r142',
    level: 'B',
    beside: 50,
    form: 'read',
    pool: every(span(-6, -1))
      .and(span(-6, 6))
      .where(([x, y]) => y !== 0 && Math.abs(x) !== Math.abs(y)),
    write: ([x, y]) => ({
      question: 'The dot is reflected in the y-axis. What is its new x-coordinate?',
      fact: `reflected ${x} ${y}`,
      picture: { kind: 'grid', point: [x, y], size: 6, isFourQuadrants: true },
      answer: -x,
      explanation: `A dot ${-x} left of the y-axis has its image ${-x} right of it, at (${-x}, ${num(y)}).`,
      slips: {
        'coordinates-swapped': {
          answer: Math.abs(y),
          reason: `${Math.abs(y)} is how far up or down the dot is. The x-coordinate says how far left or right it is.`,
        },
      },
    }),
  }),
];

/** An L: its bottom, left side, top and right side. */
function sidesOfL() {
  return every(span(5, 12))
    .and(span(4, 10))
    .and(span(2, 8))
    .and(span(1, 7))
    .where(
      ([bottom, left, top, right]) =>
        top <= bottom - 2 &&
        right <= left - 2 &&
        new Set([bottom, left, top, right, bottom - top, left - right]).size === 6,
    );
}

/** The temperatures of a morning, two degrees for each mark that it goes up or down. */
function temperatures(from: number, changes: readonly number[]): number[] {
  const all = [2 * from];
  for (const change of changes) all.push((all.at(-1) ?? 0) + 2 * change);
  return all;
}

/** Amounts or temperatures over a morning. */
function lineGraph(axis: string, values: readonly number[]) {
  return {
    kind: 'chart' as const,
    look: 'line' as const,
    axis,
    to: 20,
    step: 2,
    labels: [0, 10, 20],
    points: values.map((value, index) => ({ name: HOURS[index] ?? '', value })),
  };
}

/** How a tally of full bundles and single strokes is counted. */
function tallyWay(bundles: number, rest: number): string {
  if (bundles === 0) return `No bundle is full, so count the strokes one by one: ${rest}.`;
  if (bundles === 1 && rest === 0) return 'There is just 1 bundle, and a full bundle is 5.';
  const full =
    bundles === 1
      ? 'A full bundle is 5'
      : `Each full bundle is 5, so ${bundles} bundles are ${5 * bundles}`;
  return rest === 0 ? `${full}.` : `${full}, and ${rest} more is ${5 * bundles + rest}.`;
}
