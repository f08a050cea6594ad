// Which step is wrong, which way is quickest, and which answer is near.
import { choice, inOrder, type WrongOption } from '../choices.ts';
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { num } from '../wording.ts';

export const steps = [
  // Tens and ones apart, with one step wrong.
  problem({
    id: 'Y2.AS.3/r161',
    form: 'choose',
    pool: every(span(14, 58))
      .and(span(13, 38))
      .and(oneOf(1, 2, 3))
      .where(([a, b]) => a % 10 > 2 && b % 10 > 2 && (a % 10) + (b % 10) > 10 && a + b < 100),
    write: ([a, b, wrong]) => {
      const [tens, ones] = [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)];
      const [saidTens, saidOnes] = [wrong === 1 ? tens + 10 : tens, wrong === 2 ? ones - 1 : ones];
      const total = wrong === 3 ? saidTens + saidOnes - 10 : saidTens + saidOnes;
      return wrongStep(
        `Mina works out ${a} + ${b}. Which step is wrong?`,
        [
          `${a - (a % 10)} + ${b - (b % 10)} = ${saidTens}`,
          `${a % 10} + ${b % 10} = ${saidOnes}`,
          `${saidTens} + ${saidOnes} = ${total}`,
        ],
        wrong,
        [tens, ones, saidTens + saidOnes][wrong - 1] ?? 0,
      );
    },
  }),
  // Partial products, with one step wrong.
  problem({
    id: 'Y4.MD.4/r161',
    form: 'choose',
    pool: every(span(23, 98))
      .and(span(3, 9))
      .and(oneOf(1, 2, 3))
      .where(([a]) => a % 10 > 1),
    write: ([a, by, wrong]) => {
      const [big, small] = [(a - (a % 10)) * by, (a % 10) * by];
      const [saidBig, saidSmall] = [wrong === 1 ? big / 10 : big, wrong === 2 ? small + by : small];
      const total = wrong === 3 ? saidBig + saidSmall + 10 : saidBig + saidSmall;
      return wrongStep(
        `Omar works out ${a} × ${by}. Which step is wrong?`,
        [
          `${a - (a % 10)} × ${by} = ${saidBig}`,
          `${a % 10} × ${by} = ${saidSmall}`,
          `${saidBig} + ${saidSmall} = ${total}`,
        ],
        wrong,
        [big, small, saidBig + saidSmall][wrong - 1] ?? 0,
      );
    },
  }),
  // A percentage from 10%, with one step wrong.
  problem({
    id: 'Y6.RP.2/r161',
    form: 'choose',
    pool: every(span(40, 480, 20))
      .and(oneOf(2, 3, 4, 6, 7))
      .and(oneOf(1, 2, 3)),
    write: ([all, tens, wrong]) => {
      const tenth = wrong === 1 ? all / 5 : all / 10;
      const some = wrong === 2 ? tenth * tens + tenth : tenth * tens;
      const half = tenth / 2;
      const total = wrong === 3 ? some - half : some + half;
      return wrongStep(
        `Asha works out ${tens * 10 + 5}% of ${all}. Which step is wrong?`,
        [
          `${all} ÷ 10 = ${num(tenth)}`,
          `${tens} × ${num(tenth)} = ${num(some)}`,
          `${num(some)} + ${num(tenth)} ÷ 2 = ${num(total)}`,
        ],
        wrong,
        [all / 10, tenth * tens, some + half][wrong - 1] ?? 0,
      );
    },
  }),
  // Near a hundred.
  problem({
    id: 'Y3.AS.1/r162',
    form: 'choose',
    pool: every(oneOf(97, 98, 99, 101, 102, 198, 199, 201))
      .and(span(123, 679))
      .where(([, n]) => n % 10 > 2 && n % 10 < 8),
    write: ([n, to]) => {
      const near = Math.round(n / 100) * 100;
      const off = Math.abs(n - near);
      const [way, other] = n < near ? ['take away', 'add'] : ['add', 'take away'];
      const right = `Add ${near}, then ${way} ${off}`;
      return {
        ...choice(
          `Which way to work out ${to} + ${n} is right and quickest?`,
          right,
          [
            [
              `Add ${near}, then ${other} ${off}`,
              'wrong-direction',
              `${n} is ${off} ${n < near ? 'less' : 'more'} than ${near}, so ${way} ${off}.`,
            ],
            [
              `Count on ${n} ones`,
              'counts-in-ones',
              `Counting on would be right, but ${n} single steps take a long time.`,
            ],
          ],
          to,
        ),
        explanation: `${n} is ${off} ${n < near ? 'less' : 'more'} than ${near}, so ${right.toLowerCase()}.`,
      };
    },
  }),
  // Which two factors first.
  problem({
    id: 'Y4.MD.2/r162',
    form: 'choose',
    pool: every(oneOf(7, 9, 13, 17, 19, 23))
      .and(oneOf('4 × 25', '2 × 50', '5 × 20', '2 × 5', '25 × 8'))
      .and(oneOf(0, 1, 2)),
    write: ([n, pair, turn]) => {
      const [a = 0, b = 0] = pair.split(' × ').map(Number);
      return {
        ...choice(
          `Which first step makes ${a} × ${n} × ${b} easiest to work out?`,
          `First ${a} × ${b}`,
          [
            [
              `First ${a} × ${n}`,
              'left-to-right',
              `You may multiply in any order. ${a} × ${b} = ${a * b} is an easier start.`,
            ],
            [
              `First ${n} × ${b}`,
              'order-swapped',
              `Try ${a} × ${b} first: ${a * b} is a rounder number to go on with.`,
            ],
          ],
          turn,
        ),
        explanation: `${a} × ${b} = ${a * b}, and ${a * b} × ${n} is then quick.`,
      };
    },
  }),
  // About how much.
  problem({
    id: 'Y3.AS.3/r161',
    form: 'choose',
    pool: every(span(103, 498))
      .and(span(103, 478))
      // One is above its hundred and one below, so that rounding both up, or both down, is 100 out.
      .where(([a, b]) => isNearHundred(a) && isNearHundred(b) && a % 100 < 50 !== b % 100 < 50),
    write: ([a, b]) => {
      const [x, y] = [Math.round(a / 100) * 100, Math.round(b / 100) * 100];
      const near = `${a} is near ${x}, and ${b} is near ${y}. Add ${x} and ${y}.`;
      return {
        ...choice(
          `About how much is ${a} + ${b}?`,
          String(x + y),
          [
            [String(x + y + 100), 'rounds-up', near],
            [String(x + y - 100), 'rounds-down', near],
          ],
          a + b,
        ),
        explanation: `${a} is about ${x} and ${b} is about ${y}: ${x} + ${y} = ${x + y}.`,
      };
    },
  }),
  // What a remainder means.
  problem({
    id: 'Y6.CA.2/r162',
    form: 'choose',
    pool: every(span(103, 487))
      .and(oneOf(12, 15, 16, 24, 28, 32))
      .and(oneOf('up', 'down'))
      .where(
        ([all, by, round]) =>
          all % by > 1 &&
          all > 4 * by &&
          // Not a row of minibuses.
          (round === 'down' || (by >= 24 && all < 12 * by)),
      ),
    write: ([all, by, round]) => {
      const [full, rest] = [Math.floor(all / by), all % by];
      const [right, wrong] = round === 'up' ? [full + 1, full] : [full, full + 1];
      return {
        ...choice(
          round === 'up'
            ? `${all} children go on a trip in buses with ${by} seats each. How many buses do they need?`
            : `A shop packs ${all} crayons in boxes of ${by}. How many boxes are full?`,
          String(right),
          [
            [
              String(wrong),
              round === 'up' ? 'rounds-down' : 'rounds-up',
              round === 'up'
                ? `${full} buses leave ${rest} children behind. They need one more.`
                : `The last box has only ${rest} crayons, so it is not full.`,
            ],
            [
              `${full} remainder ${rest}`,
              'stops-after-first-step',
              round === 'up'
                ? `The question asks for buses, and the ${rest} left over need one too.`
                : `The question asks for full boxes, and the ${rest} left over do not fill one.`,
            ],
          ],
          all,
        ),
        explanation:
          right === full
            ? `${all} ÷ ${by} is ${full} remainder ${rest}, and the ${rest} left over do not fill a box: ${right}.`
            : `${all} ÷ ${by} is ${full} remainder ${rest}, and the ${rest} left over need a bus too: ${right}.`,
      };
    },
  }),
];

/** Three steps of a way, one of which is wrong; `value` is what it should come to. */
function wrongStep(question: string, lines: readonly string[], wrong: number, value: number) {
  const options = lines.map((line, index) => `Step ${index + 1}: ${line}`);
  const [sum = ''] = (lines[wrong - 1] ?? '').split(' = ');
  const others = options.flatMap((option, index): WrongOption[] =>
    index === wrong - 1
      ? []
      : [
          [
            option,
            'blames-other-step',
            `${lines[index] ?? ''} is right by itself. Look at step ${wrong}.`,
          ],
        ],
  );
  return {
    ...inOrder(question, options[wrong - 1] ?? '', others, options),
    explanation: `Check each step: ${sum} is ${num(value)}, so step ${wrong} is not right.`,
  };
}

function isNearHundred(n: number): boolean {
  const off = Math.abs(n - Math.round(n / 100) * 100);
  return off > 0 && off < 20;
}
