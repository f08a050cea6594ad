// Problems of several steps for Years 1 and 2, with numbers that are easy to work with.
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { asked, bar, beforeAndAfter, equal, hidden, known, twoBars } from './bars.ts';
import { stoppedAt, went } from './slips.ts';

export const problemsOfYears1And2 = [
  // More come, then some leave.
  problem({
    id: 'Y1.AS.4/r101',
    pool: every(span(4, 12))
      .and(span(2, 7))
      .and(span(2, 9))
      .where(([a, b, c]) => a + b <= 18 && c < a + b && c !== b && a !== c),
    write: ([a, b, c]) => ({
      question: `${a} birds sit in a tree. ${b} more birds come. Then ${c} birds fly away. How many birds are left?`,
      picture: beforeAndAfter([known(a), known(b)], [known(c), asked(a + b - c)]),
      answer: a + b - c,
      explanation: `First ${a} + ${b} = ${a + b}, and then ${a + b} − ${c} = ${a + b - c}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a + b,
          `how many there are before ${c} fly away`,
          `Take away ${c} now.`,
        ),
        'signs-mixed-up': went(
          a + b + c,
          `You added ${c}. Those birds fly away, so take away ${c}.`,
        ),
        'one-number-left-out': went(
          a - c,
          `You left out the ${b} birds that come. Add them first.`,
        ),
      },
    }),
  }),
  // One has more than the other: both together.
  problem({
    id: 'Y1.AS.4/r102',
    pool: every(span(2, 8))
      .and(span(1, 5))
      .where(([a, more]) => a + a + more <= 20 && more !== a),
    write: ([a, more]) => ({
      question: `Zara has ${a} shells. Omar has ${more} more than Zara. How many do they have together?`,
      picture: bar('?', [known(a), hidden(a), known(more)]),
      answer: a + a + more,
      explanation: `First find what Omar has: ${a} + ${more} = ${a + more}, and then ${a} + ${a + more} = ${a + a + more}.`,
      slips: {
        'stops-after-first-step': stoppedAt(a + more, 'what Omar has', `Add Zara’s ${a}.`),
        'more-and-less-swapped':
          more < a
            ? went(a + a - more, `You gave Omar ${more} fewer. He has ${more} more than ${a}.`)
            : undefined,
      },
    }),
  }),
  // Two parts of three are known.
  problem({
    id: 'Y1.AS.4/r103',
    pool: every(span(10, 20))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(([all, a, b]) => a + b < all - 1 && a !== b && all - a - b !== a && all - a - b !== b),
    write: ([all, a, b]) => ({
      question: `A box has ${all} pens. ${a} are red, ${b} are blue and the rest are green. How many are green?`,
      picture: bar(all, [known(a), known(b), asked(all - a - b)]),
      answer: all - a - b,
      explanation: `First find red and blue together: ${a} + ${b} = ${a + b}, and then ${all} − ${a + b} = ${all - a - b}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a + b,
          'how many are red or blue',
          `Now find the rest of ${all}.`,
        ),
        'one-number-left-out': [
          went(
            all - a,
            `You took away only the ${a} red pens. Take away the ${b} blue ones as well.`,
          ),
          went(
            all - b,
            `You took away only the ${b} blue pens. Take away the ${a} red ones as well.`,
          ),
        ],
      },
    }),
  }),
  // Equal groups and some more.
  problem({
    id: 'Y1.MD.1/r104',
    pool: every(span(2, 5))
      .and(oneOf(2, 5, 10))
      .and(span(1, 4))
      .where(([groups, each, more]) => each !== more && groups !== each),
    write: ([groups, each, more]) => ({
      question: `${groups} bags have ${each} apples each. ${more} more ${more === 1 ? 'apple is' : 'apples are'} on the table. How many apples are there?`,
      picture: bar('?', [...equal(groups, known(each)), known(more)]),
      answer: groups * each + more,
      explanation: `${groups} groups of ${each} equal ${groups * each}, and ${groups * each} + ${more} = ${groups * each + more}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          groups * each,
          'how many are in the bags',
          `Add the ${more} on the table.`,
        ),
        'adds-instead-of-multiplies': went(
          groups + each + more,
          `You added ${groups} and ${each}. ${groups} bags of ${each} have ${groups * each} apples.`,
        ),
      },
    }),
  }),
  // Take away, then share.
  problem({
    id: 'Y1.MD.1/r105',
    pool: every(span(6, 20))
      .and(span(1, 6))
      .where(
        ([all, eaten]) =>
          (all - eaten) % 2 === 0 &&
          all - eaten >= 4 &&
          all - eaten !== 2 * eaten &&
          all - eaten !== eaten,
      ),
    write: ([all, eaten]) => ({
      question: `Meg has ${all} grapes and eats ${eaten}. She and Raj share the rest equally. How many does each get?`,
      picture: bar(all, [known(eaten), asked((all - eaten) / 2), hidden((all - eaten) / 2)]),
      answer: (all - eaten) / 2,
      explanation: `First take away what Meg eats: ${all} − ${eaten} = ${all - eaten}, and then half of ${all - eaten} is ${(all - eaten) / 2}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          all - eaten,
          'how many are left',
          'Now share them between 2.',
        ),
        'one-number-left-out': went(
          all / 2,
          `You shared all ${all}. Meg eats ${eaten} first, so take ${eaten} away.`,
        ),
      },
    }),
  }),
  // Two coins and a price.
  problem({
    id: 'Y1.ME.3/r106',
    pool: every(oneOf(5, 10))
      .and(oneOf(2, 5, 10))
      .and(span(3, 18))
      .where(([big, small, cost]) => small <= big && cost < big + small && cost !== big),
    write: ([big, small, cost]) => ({
      question: `Nia has ${big === small ? `two ${big}p coins` : `a ${big}p coin and a ${small}p coin`}. She buys a sticker for ${cost}p. How many pence are left?`,
      picture: beforeAndAfter(
        [known(big, 'p'), known(small, 'p')],
        [known(cost, 'p'), asked(big + small - cost)],
      ),
      answer: big + small - cost,
      explanation: `First add the coins: ${big}p + ${small}p = ${big + small}p, and then ${big + small}p − ${cost}p = ${big + small - cost}p.`,
      slips: {
        'stops-after-first-step': went(
          big + small,
          `${big + small}p is what she has. Take away ${cost}p for the sticker.`,
        ),
        'one-number-left-out': went(
          big - cost,
          `You left out ${big === small ? 'a' : 'the'} ${small}p coin. Add both coins first.`,
        ),
      },
    }),
  }),
  // Two amounts, then some are gone.
  problem({
    id: 'Y2.AS.1/r101',
    pool: every(span(14, 48))
      .and(span(12, 45))
      .and(span(6, 35))
      .where(([a, b, c]) => a + b <= 100 && c < a + b - 10 && a % 10 !== 0 && b % 10 !== 0),
    write: ([a, b, c]) => ({
      question: `The children blow up ${a} red and ${b} blue balloons. ${c} balloons burst. How many are left?`,
      picture: beforeAndAfter([known(a), known(b)], [known(c), asked(a + b - c)]),
      answer: a + b - c,
      explanation: `First ${a} + ${b} = ${a + b}, and then ${a + b} − ${c} = ${a + b - c}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a + b,
          'how many there are before some burst',
          `Take away ${c} now.`,
        ),
        'signs-mixed-up': went(
          a + b + c,
          `You added ${c}. Those balloons burst, so take away ${c}.`,
        ),
        'one-ten-too-many': went(
          a + b - c + 10,
          `${a + b - c + 10} + ${c} = ${a + b + 10}, but there were only ${a + b} balloons.`,
        ),
      },
    }),
  }),
  // Fewer than the other: both together.
  problem({
    id: 'Y2.AS.1/r102',
    pool: every(span(18, 50))
      .and(span(4, 16))
      .where(([a, fewer]) => 2 * a - fewer <= 100),
    write: ([a, fewer]) => ({
      question: `Omar reads ${a} pages on Monday, and ${fewer} fewer on Tuesday. How many pages does he read on the two days together?`,
      picture: twoBars(['Monday', [known(a)]], ['Tuesday', [hidden(a - fewer)]]),
      answer: a + a - fewer,
      explanation: `First find the pages on Tuesday: ${a} − ${fewer} = ${a - fewer}, and then ${a} + ${a - fewer} = ${a + a - fewer}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a - fewer,
          'how many he reads on Tuesday',
          `Add Monday’s ${a} pages.`,
        ),
        'more-and-less-swapped': went(
          a + a + fewer,
          `You added ${fewer} for Tuesday. He reads ${fewer} fewer on Tuesday, so take ${fewer} away.`,
        ),
        'adds-numbers-shown': went(
          a + fewer,
          `${fewer} is how many fewer. On Tuesday he reads ${a - fewer} pages.`,
        ),
      },
    }),
  }),
  // Equal groups, then some are used.
  problem({
    id: 'Y2.MD.4/r103',
    pool: every(span(3, 9))
      .and(oneOf(2, 5, 10))
      .and(span(3, 28))
      .where(
        ([groups, each, used]) => used < groups * each - 2 && used !== each && used !== groups,
      ),
    write: ([groups, each, used]) => ({
      question: `A shop has ${groups} boxes of ${each} pencils and sells ${used} pencils. How many pencils are left?`,
      picture: beforeAndAfter(equal(groups, known(each)), [
        known(used),
        asked(groups * each - used),
      ]),
      answer: groups * each - used,
      explanation: `First find how many are in the boxes: ${groups} × ${each} = ${groups * each}, and then ${groups * each} − ${used} = ${groups * each - used}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          groups * each,
          'how many are in all the boxes',
          `Take away the ${used} that are sold.`,
        ),
        'signs-mixed-up': went(
          groups * each + used,
          `You added ${used}. Those pencils are sold, so take away ${used}.`,
        ),
        'adds-instead-of-multiplies':
          groups + each <= used
            ? undefined
            : went(
                groups + each - used,
                `You added ${groups} and ${each}. ${groups} boxes of ${each} hold ${groups * each} pencils.`,
              ),
      },
    }),
  }),
  // Two kinds of equal groups.
  problem({
    id: 'Y2.MD.4/r104',
    pool: every(span(2, 6))
      .and(oneOf(5, 10))
      .and(span(2, 8))
      .where(([big, , small]) => big !== small),
    write: ([big, each, small]) => ({
      question: `There are ${big} packs of ${each} buns and ${small} packs of 2 buns. How many buns are there?`,
      picture: bar('?', [hidden(big * each), hidden(2 * small)]),
      answer: big * each + 2 * small,
      explanation: `${big} × ${each} = ${big * each}, ${small} × 2 = ${2 * small}, and ${big * each} + ${2 * small} = ${big * each + 2 * small}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(
            big * each,
            `how many are in the packs of ${each}`,
            `Add the ${small} packs of 2.`,
          ),
          stoppedAt(
            2 * small,
            'how many are in the packs of 2',
            `Add the ${big} packs of ${each}.`,
          ),
        ],
        'adds-instead-of-multiplies': went(
          big + each + small + 2,
          `You added all the numbers. ${big} packs of ${each} are ${big * each} buns.`,
        ),
      },
    }),
  }),
  // Two prices, then the change.
  problem({
    id: 'Y2.ME.5/r105',
    pool: every(span(15, 60, 5))
      .and(span(10, 45, 5))
      .where(([a, b]) => a + b < 100 && a !== b),
    write: ([a, b]) => ({
      question: `A pen costs ${a}p and a rubber costs ${b}p. Mina buys both and pays with £1. How many pence change does she get?`,
      picture: bar('£1', [known(a, 'p'), known(b, 'p'), asked(100 - a - b)]),
      answer: 100 - a - b,
      explanation: `First find what both cost: ${a}p + ${b}p = ${a + b}p, and then the change from 100p: 100p − ${a + b}p = ${100 - a - b}p.`,
      slips: {
        'stops-after-first-step': went(
          a + b,
          `${a + b}p is what both cost. Find the change from 100p.`,
        ),
        'one-number-left-out': [
          went(100 - a, `You left out the rubber, which costs ${b}p. Add both prices first.`),
          went(100 - b, `You left out the pen, which costs ${a}p. Add both prices first.`),
        ],
        'one-ten-too-many': went(
          110 - a - b,
          `${110 - a - b}p and ${a + b}p make 110p. That is 10p too much.`,
        ),
      },
    }),
  }),
  // Parts of a whole, and the rest.
  problem({
    id: 'Y2.FR.1/r106',
    pool: every(span(8, 40, 4)).and(oneOf('sweets', 'beads', 'buttons')),
    write: ([all, things]) => ({
      question: `Half of ${all} ${things} are red and a quarter are green. The rest are yellow. How many are yellow?`,
      picture: bar(all, [hidden(all / 2), hidden(all / 4), asked(all / 4)]),
      answer: all / 4,
      explanation: `A half and a quarter are three quarters, so a quarter is left: ${all} ÷ 4 = ${all / 4}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(all / 2, 'how many are red', 'A quarter are green as well.'),
          stoppedAt((all * 3) / 4, 'how many are red or green', `Now find the rest of ${all}.`),
        ],
      },
    }),
  }),
  // Backwards through two steps.
  problem({
    id: 'Y2.AS.5/r107',
    pool: every(span(12, 60))
      .and(span(4, 15))
      .and(span(3, 20))
      .where(([n, up, down]) => up !== down && n + up > down + 10),
    write: ([n, up, down]) => ({
      question: `Dev thinks of a number. He adds ${up}, then takes away ${down}. He gets ${n + up - down}. What was his number?`,
      answer: n,
      explanation: `Go back: ${n + up - down} + ${down} = ${n + up}, and then ${n + up} − ${up} = ${n}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          n + up,
          `what he had after adding ${up}`,
          `Take away ${up} to find his number.`,
        ),
        'wrong-inverse': went(
          n + 2 * (up - down),
          `You added ${up} and took away ${down} again. Go back from ${n + up - down} instead.`,
        ),
      },
    }),
  }),
  // Give some, so that both have the same.
  problem({
    id: 'Y2.MD.4/r108',
    pool: every(span(8, 40))
      .and(span(2, 30))
      .where(([a, b]) => a - b >= 4 && (a - b) % 2 === 0 && (a - b) / 2 !== b),
    write: ([a, b]) => ({
      question: `Zara has ${a} cards and Omar has ${b}. She gives him some, so that they have the same number. How many does she give?`,
      picture: twoBars(['Zara', [hidden((a + b) / 2), asked((a - b) / 2)]], ['Omar', [known(b)]]),
      answer: (a - b) / 2,
      explanation: `First find how many more Zara has: ${a} − ${b} = ${a - b}, and then half of ${a - b} is ${(a - b) / 2}.`,
      slips: {
        'forgets-to-halve': went(
          a - b,
          `If she gives ${a - b}, Omar ends up with more than Zara. Give only half of ${a - b}.`,
        ),
        'stops-after-first-step': stoppedAt(
          (a + b) / 2,
          'what each has in the end',
          `From ${a} to ${(a + b) / 2} is what she gives.`,
        ),
      },
    }),
  }),
];
