// Answers with a point, below zero or in pounds.
import type { Mistake } from '../misconceptions.ts';
import { wrongSize } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, num, pounds, poundsSaid } from '../wording.ts';

export const written = [
  questionType({
    id: 'Y4.FR.7/r131',
    level: 'B',
    beside: 16,
    form: 'decimal',
    pool: every(span(1, 99))
      .and(oneOf(10, 100))
      .where(([n, by]) => n % 10 !== 0 && n % by !== 0),
    write: ([n, by]) => ({
      question: `${n} ÷ ${by} = ?`,
      answer: exactly(n / by),
      explanation: `Each digit moves ${by === 10 ? '1 place' : '2 places'} to the right: ${n} becomes ${exactly(n / by)}.`,
      slips: {
        'decimal-point-misread': divided(n, by === 10 ? 100 : 10, by),
        'wrong-direction': wrong(n * by, `You multiplied. ${n} ÷ ${by} is less than ${n}.`),
      },
    }),
  }),
  questionType({
    id: 'Y4.FR.5/r132',
    level: 'A',
    beside: 6,
    form: 'decimal',
    pool: every(span(2, 199)).where(([n]) => n % 10 !== 0),
    write: ([n]) => ({
      question: `Write ${n} hundredths as a decimal.`,
      answer: exactly(n / 100),
      explanation: `Put the ${n < 10 ? n : `last digit of ${n}`} in the hundredths place, the second after the point: ${exactly(n / 100)}.`,
      slips: {
        'decimal-point-misread': [
          wrong(exactly(n / 10), `${exactly(n / 10)} is ${n} tenths. You need ${n} hundredths.`),
          wrong(
            exactly(n / 1000),
            `The last digit of ${exactly(n / 1000)} is in the third place. Hundredths are the second.`,
          ),
        ],
      },
    }),
  }),
  questionType({
    id: 'Y4.FR.10/r133',
    level: 'B',
    beside: 23,
    form: 'decimal',
    pool: every(span(115, 685, 10))
      .and(span(105, 495, 5))
      .where(([a, b]) => a % 100 !== 0 && b % 100 !== 0 && a + b > 500),
    write: ([a, b]) => ({
      question: `${pounds(a)} + ${pounds(b)} = £?`,
      spoken: `${poundsSaid(a)} plus ${poundsSaid(b)} equals how many pounds?`,
      isMoney: true,
      answer: exactly((a + b) / 100),
      explanation: `${a}p + ${b}p = ${num(a + b)}p, which is ${pounds(a + b)}.`,
      slips: {
        'ten-not-carried':
          (a % 100) + (b % 100) >= 100
            ? wrong(
                exactly((a + b - 100) / 100),
                `${a % 100}p and ${b % 100}p make ${(a % 100) + (b % 100)}p. Carry £1 to the pounds.`,
              )
            : undefined,
        'wrong-conversion': wrong(a + b, `${a + b} is in pence. There are 100 pence in £1.`),
      },
    }),
  }),
  questionType({
    id: 'Y4.ME.4/r134',
    level: 'B',
    beside: 20,
    form: 'decimal',
    pool: every(span(2, 9))
      .and(span(110, 290, 10))
      .where(([n, price]) => price !== 200 && ![n, n - 1].includes((100 * n + price) / price)),
    write: ([n, price]) => ({
      question: `Pens cost ${pounds(price)} each. How many pounds do ${n} pens cost?`,
      spoken: `Pens cost ${poundsSaid(price)} each. How many pounds do ${n} pens cost?`,
      isMoney: true,
      answer: exactly((n * price) / 100),
      explanation: `${pounds(price)} is ${price}p, and ${n} × ${price}p = ${num(n * price)}p, which is ${pounds(n * price)}.`,
      slips: {
        'wrong-conversion': wrong(
          n * price,
          `${num(n * price)} is in pence. There are 100 pence in £1.`,
        ),
        'adds-instead-of-multiplies': wrong(
          exactly(n + price / 100),
          `You added ${n} to ${pounds(price)}. Here you multiply: ${n} × ${pounds(price)}.`,
        ),
        'one-step-out': wrong(
          exactly(((n - 1) * price) / 100),
          `With ${pounds((n - 1) * price)} you can pay for only ${counted(n - 1, 'pen')}. You need ${n}.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y4.PV.3/r135',
    level: 'B',
    beside: 19,
    form: 'decimal',
    pool: every(span(1, 15))
      .and(span(2, 25))
      .where(([a, b]) => b > a),
    write: ([a, b]) => ({
      question: `Count back ${b} from ${a}. What do you get?`,
      answer: a - b,
      explanation: `Go back ${a} to 0, then ${b - a} more: you reach ${num(a - b)}.`,
      slips: {
        'smaller-from-larger': wrong(
          b - a,
          `${b - a} is ${b} − ${a}. Start at ${a} and go below zero.`,
        ),
        'counts-start-number': wrong(
          a - b + 1,
          `Do not count ${a} as a step. The first step goes to ${num(a - 1)}.`,
        ),
        'adds-numbers-shown': wrong(a + b, `You counted on ${b} from ${a}. Here you count back.`),
      },
    }),
  }),
  questionType({
    id: 'Y4.FR.6/r136',
    level: 'A',
    beside: 14,
    form: 'decimal',
    pool: every(
      oneOf(
        '1/2',
        '1/4',
        '3/4',
        '1/10',
        '3/10',
        '7/10',
        '9/10',
        '1/100',
        '7/100',
        '9/100',
        '13/100',
        '27/100',
        '31/100',
        '49/100',
        '63/100',
        '71/100',
        '87/100',
        '91/100',
        '99/100',
        '37/100',
      ),
    ),
    write: ([fraction]) => {
      const [top = 0, bottom = 1] = fraction.split('/').map(Number);
      const answer = exactly(top / bottom);
      const [digits, part] = Number.isInteger(exactly(10 * answer))
        ? [exactly(10 * answer), 'tenth']
        : [exactly(100 * answer), 'hundredth'];
      return {
        question: `Write ${fraction} as a decimal.`,
        answer,
        explanation:
          bottom < 10
            ? `${fraction} is ${digits}/${part === 'tenth' ? 10 : 100}, and that is ${answer}.`
            : `${fraction} is ${counted(top, bottom === 10 ? 'tenth' : 'hundredth')}, and ${bottom === 10 ? 'tenths are the first place' : 'hundredths are the second place'} after the point: ${answer}.`,
        slips: {
          'decimal-point-misread': [
            wrong(
              exactly(Number(`${top}.${bottom}`)),
              `The line in ${fraction} is not a decimal point. ${fraction} is less than 1.`,
            ),
            wrong(
              exactly(answer / 10),
              part === 'tenth'
                ? `${exactly(answer / 10)} is ${counted(digits, 'hundredth')}. ${fraction} is ${counted(digits, part)}.`
                : `${fraction} is ${counted(digits, part)}. Hundredths are the second place after the point, not the third.`,
            ),
            part === 'tenth'
              ? undefined
              : wrong(
                  exactly(10 * answer),
                  `${exactly(10 * answer)} is ${counted(digits, 'tenth')}. ${fraction} is ${counted(digits, part)}.`,
                ),
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.8/r131',
    level: 'B',
    beside: 9,
    form: 'decimal',
    // The tenth above is never a whole number, so that only who keeps no decimal place gives one.
    pool: every(span(101, 999)).where(([n]) => n % 10 !== 0 && n % 100 > 10 && n % 100 < 90),
    write: ([n]) => {
      const [down, up] = [Math.floor(n / 10) / 10, exactly(Math.floor(n / 10) / 10 + 0.1)];
      const isUp = n % 10 >= 5;
      const shown = (n / 100).toFixed(2);
      return {
        question: `Round ${shown} to one decimal place.`,
        answer: isUp ? up : down,
        explanation: `The hundredths digit is ${n % 10}, so ${shown} goes ${isUp ? 'up' : 'down'} to ${(isUp ? up : down).toFixed(1)}.`,
        slips: {
          'rounds-down': isUp
            ? wrong(down, `The hundredths digit is ${n % 10}. With 5 or more you round up.`)
            : undefined,
          'rounds-up': isUp
            ? undefined
            : wrong(up, `The hundredths digit is ${n % 10}. Below 5 you round down.`),
          'rounds-wrong-place': wrong(
            Math.round(n / 100),
            `${Math.round(n / 100)} is a whole number. Keep one digit after the point.`,
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.7/r132',
    level: 'B',
    beside: 12,
    form: 'decimal',
    pool: every(span(11, 999))
      .and(oneOf(10, 100))
      .where(([n, by]) => n % 10 !== 0 && (by === 10 || n < 100)),
    write: ([n, by]) => ({
      question: `${exactly(n / 10)} ÷ ${by} = ?`,
      answer: exactly(n / 10 / by),
      explanation: `Each digit moves ${by === 10 ? '1 place' : '2 places'} to the right: ${exactly(n / 10)} becomes ${exactly(n / 10 / by)}.`,
      slips: {
        'decimal-point-misread': wrong(
          exactly(by === 10 ? n / 1000 : n / 100),
          `You moved the digits ${by === 10 ? '2 places. Dividing by 10 moves them 1 place' : '1 place. Dividing by 100 moves them 2 places'}.`,
        ),
        'wrong-direction': wrong(
          exactly((n * by) / 10),
          `You multiplied by ${by}. Here you divide.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y5.PV.3/r133',
    level: 'B',
    beside: 10,
    form: 'decimal',
    pool: every(span(-4, 9))
      .and(span(3, 14))
      .where(([a, down]) => a - down < 0 && a !== 0),
    write: ([a, down]) => ({
      question: `It is ${num(a)} °C. It gets ${down} °C colder. What is the temperature then?`,
      answer: a - down,
      explanation:
        a > 0
          ? `Go down ${a} °C to 0 °C, then ${down - a} °C more: you reach ${num(a - down)} °C.`
          : `Colder is further down, and ${down} °C below ${num(a)} °C is ${num(a - down)} °C.`,
      slips: {
        'signs-mixed-up': wrong(a + down, `You went up ${down} °C. Colder means down.`),
        'ignores-minus-sign': wrong(
          down - a,
          `${down - a} °C is above zero. The new temperature is below zero.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.10/r134',
    level: 'B',
    beside: 22,
    form: 'decimal',
    pool: every(span(105, 399))
      .and(span(2, 9))
      .where(([a]) => a % 10 !== 0),
    write: ([a, b]) => ({
      question: `${exactly(a / 100)} + 0.${b} = ?`,
      answer: exactly(a / 100 + b / 10),
      explanation: `0.${b} is 0.${b}0, and ${a} + ${10 * b} = ${a + 10 * b} hundredths, which is ${exactly((a + 10 * b) / 100)}.`,
      slips: {
        'wrong-column': wrong(
          exactly((a + b) / 100),
          `You added ${b} hundredths. 0.${b} is ${b} tenths.`,
        ),
        'ten-not-carried':
          Math.floor((a % 100) / 10) + b > 9
            ? wrong(
                exactly((a + 10 * b - 100) / 100),
                `${counted(Math.floor((a % 100) / 10), 'tenth')} and ${b} tenths make ${Math.floor((a % 100) / 10) + b} tenths. Carry 1 whole.`,
              )
            : undefined,
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.12/r135',
    level: 'A',
    beside: 5,
    form: 'decimal',
    pool: every(
      oneOf(
        '1/5',
        '2/5',
        '3/5',
        '4/5',
        '1/20',
        '3/20',
        '7/20',
        '9/20',
        '1/25',
        '2/25',
        '3/25',
        '4/25',
        '6/25',
        '1/50',
        '3/50',
        '7/50',
        '9/50',
        '11/50',
        '21/50',
        '11/20',
        '13/20',
      ),
    ),
    write: ([fraction]) => {
      const [top = 0, bottom = 1] = fraction.split('/').map(Number);
      const answer = exactly(top / bottom);
      const whole = bottom === 5 ? 10 : 100;
      return {
        question: `Write ${fraction} as a decimal.`,
        answer,
        explanation: `${fraction} is ${(whole * top) / bottom}/${whole}, and that is ${answer}.`,
        slips: {
          'numerator-as-per-cent': [
            wrong(
              exactly(top / 100),
              `${exactly(top / 100)} is ${top}/100. ${fraction} is ${(100 * top) / bottom}/100.`,
            ),
            top === 1
              ? wrong(
                  exactly(bottom / whole),
                  `${exactly(bottom / whole)} is ${bottom}/${whole}. ${fraction} is ${whole / bottom}/${whole}.`,
                )
              : undefined,
          ],
          'decimal-point-misread': [
            wrong(
              exactly(Number(`${top}.${bottom}`)),
              `The line in ${fraction} is not a decimal point. ${fraction} is less than 1.`,
            ),
            wrong(exactly(top / 10), `${exactly(top / 10)} is ${top}/10, not ${fraction}.`),
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.8/r131',
    level: 'B',
    beside: 14,
    form: 'decimal',
    pool: every(span(2, 49))
      .and(span(2, 9))
      .where(([n, by]) => n % 10 !== 0 && (n * by) % 10 !== 0),
    write: ([n, by]) => ({
      question: `${exactly(n / 10)} × ${by} = ?`,
      answer: exactly((n * by) / 10),
      explanation: `${n} × ${by} = ${n * by}, and ${n * by} tenths are ${exactly((n * by) / 10)}.`,
      slips: {
        'decimal-point-misread': [
          wrong(
            n * by,
            `${n * by} is ${n} × ${by}. ${exactly(n / 10)} is a tenth of ${n}, so take a tenth of ${n * by}.`,
          ),
          wrongSize(exactly((n * by) / 100), exactly((n * by) / 10), `${exactly(n / 10)} × ${by}`),
        ],
        'adds-instead-of-multiplies': wrong(
          exactly(n / 10 + by),
          `You added ${by}. Here you multiply.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y6.FR.9/r132',
    level: 'B',
    beside: 30,
    form: 'decimal',
    pool: every(span(3, 49))
      .and(oneOf(2, 4, 5))
      .where(([n, by]) => n % by !== 0 && n > by),
    write: ([n, by]) => {
      const [whole, rest] = [Math.floor(n / by), n % by];
      return {
        question: `${n} ÷ ${by} = ?`,
        answer: exactly(n / by),
        explanation: `${whole} × ${by} = ${whole * by}, and the ${rest} left over divided by ${by} is ${exactly(rest / by)}: together ${exactly(n / by)}.`,
        slips: {
          'remainder-as-decimal': wrong(
            exactly(whole + rest / 10),
            `Divide the remainder as well: ${rest} ÷ ${by} is ${exactly(rest / by)}.`,
          ),
          'rounds-down': wrong(
            whole,
            `${whole} × ${by} = ${whole * by}. Share the ${rest} left over as well.`,
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y6.PV.3/r133',
    level: 'B',
    beside: 8,
    form: 'decimal',
    pool: every(span(-20, -2))
      .and(span(2, 18))
      .where(([a, up]) => a + up < 0),
    write: ([a, up]) => ({
      question: `${num(a)} + ${up} = ?`,
      answer: a + up,
      explanation: `Start at ${num(a)} and go up ${up}: you reach ${num(a + up)}.`,
      slips: {
        'signs-mixed-up': wrong(a - up, `You went down ${up}. To add, go up from ${num(a)}.`),
        'ignores-minus-sign': [
          wrong(-a + up, `You started from ${-a}. The number is ${num(a)}, which is below zero.`),
          wrong(
            -a - up,
            `You do not reach zero: ${num(a)} is ${-a} below it, and you go up ${up}.`,
          ),
        ],
      },
    }),
  }),
  questionType({
    id: 'Y6.FR.7/r134',
    level: 'B',
    beside: 6,
    form: 'decimal',
    pool: every(span(11, 999))
      .and(oneOf(10, 100))
      .where(([n, by]) => n % 10 !== 0 && (n * by) % 1000 !== 0),
    write: ([n, by]) => ({
      question: `${exactly(n / 1000)} × ${by} = ?`,
      answer: exactly((n * by) / 1000),
      explanation: `Each digit moves ${by === 10 ? '1 place' : '2 places'} to the left: ${exactly(n / 1000)} becomes ${exactly((n * by) / 1000)}.`,
      slips: {
        'decimal-point-misread': [
          wrong(
            exactly(by === 10 ? n / 10 : n / 100),
            by === 10
              ? 'For × 10 the digits move 1 place, not 2.'
              : 'For × 100 the digits move 2 places, not 1.',
          ),
          wrong(n, `You left out the decimal point. ${n} is 1000 times ${exactly(n / 1000)}.`),
        ],
      },
    }),
  }),
  questionType({
    id: 'Y6.RP.3/r136',
    level: 'B',
    takesLong: true,
    beside: 42,
    form: 'decimal',
    pool: every(oneOf(1.5, 2.5, 3.5, 0.5)).and(span(3, 19)),
    write: ([factor, side]) => ({
      // A shape that gets smaller is not called enlarged in primary school.
      question: `A shape is ${factor < 1 ? 'redrawn with' : 'enlarged by'} a scale factor of ${factor}. How many centimetres long does its ${side} cm side become?`,
      answer: exactly(factor * side),
      explanation:
        factor < 1
          ? `${factor} is a half, so the side becomes half as long: ${side} ÷ 2 = ${exactly(side / 2)}.`
          : `${Math.floor(factor)} × ${side} = ${Math.floor(factor) * side} and half of ${side} is ${exactly(side / 2)}, together ${exactly(factor * side)}.`,
      slips: {
        'adds-instead-of-multiplies': wrong(
          exactly(side + factor),
          `You added ${factor}. A scale factor multiplies: ${factor} × ${side}.`,
        ),
        'one-number-left-out':
          factor < 1
            ? undefined
            : wrong(
                Math.floor(factor) * side,
                `You multiplied by ${Math.floor(factor)} only. Half of ${side} is still missing.`,
              ),
        'wrong-inverse':
          factor < 1
            ? wrong(
                2 * side,
                `With a scale factor of ${factor} the side becomes shorter than ${side} cm, not longer.`,
              )
            : undefined,
      },
    }),
  }),
  questionType({
    id: 'Y6.RP.2/r135',
    level: 'B',
    beside: 22,
    form: 'decimal',
    pool: every(oneOf(5, 10, 20, 25))
      .and(span(6, 90, 2))
      .where(([percent, all]) => (percent * all) % 100 !== 0),
    write: ([percent, all]) => ({
      question: `What is ${percent}% of £${all}? Give the answer in pounds.`,
      isMoney: true,
      answer: exactly((percent * all) / 100),
      explanation:
        percent === 25
          ? `A quarter of £${all} is £${all} ÷ 4, which is ${pounds(percent * all)}.`
          : percent === 10
            ? `10% is one tenth, and £${all} ÷ 10 is ${pounds(10 * all)}.`
            : `10% of £${all} is ${pounds(10 * all)}, so ${percent}% is ${pounds(percent * all)}.`,
      slips: {
        'divides-by-per-cent':
          percent === 10
            ? undefined
            : wrong(
                exactly(Number((all / percent).toFixed(2))),
                `You divided ${all} by ${percent}. ${percent}% means ${percent} out of every 100.`,
              ),
        'halves-any-fraction': wrong(
          all / 2,
          `Half of £${all} is £${all / 2}, which is 50%. You need ${percent}%.`,
        ),
        'wrong-conversion': wrong(
          percent * all,
          `The whole is only £${all}. Per cent means out of 100, so divide ${num(percent * all)} by 100.`,
        ),
      },
    }),
  }),
];

/** Without the rounding errors of floating point. */
function exactly(value: number): number {
  return Number(value.toFixed(3));
}

function wrong(answer: number, reason: string): Mistake {
  return { answer, reason };
}

function divided(n: number, used: number, by: number): Mistake {
  return {
    answer: exactly(n / used),
    reason: `${exactly(n / used)} is ${n} ÷ ${used}. Here you divide by ${by}.`,
  };
}
