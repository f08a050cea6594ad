// Problems of several steps for Years 3 and 4.
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { counted, num, pounds, timesOver } from '../wording.ts';
import { isInLowestTerms } from '../arithmetic.ts';
import { asked, bar, beforeAndAfter, equal, hidden, known, shadedOf, twoBars } from './bars.ts';
import { stoppedAt, went } from './slips.ts';

export const problemsOfYears3And4 = [
  // Two parts of three are known.
  problem({
    id: 'Y3.AS.4/r101',
    pool: every(span(310, 890, 5))
      .and(span(112, 298, 3))
      .and(span(85, 240, 5))
      .where(([all, a, b]) => all - a - b >= 60),
    write: ([all, a, b]) => ({
      question: `A farm has ${all} hens. ${a} are brown, ${b} are black and the rest are white. How many hens are white?`,
      picture: bar(all, [known(a), known(b), asked(all - a - b)]),
      answer: all - a - b,
      explanation: `First find brown and black together: ${a} + ${b} = ${a + b}, and then ${all} − ${a + b} = ${all - a - b}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a + b,
          'how many are brown or black',
          `Now find the rest of ${all}.`,
        ),
        'one-number-left-out': [
          went(all - a, `You took away only ${a}. Take away the ${b} black hens as well.`),
          went(all - b, `You took away only ${b}. Take away the ${a} brown hens as well.`),
        ],
        'one-ten-too-many': went(
          all - a - b + 10,
          `${all - a - b + 10} + ${a + b} = ${all + 10}. That is ten too many.`,
        ),
      },
    }),
  }),
  // More than the other: both together.
  problem({
    id: 'Y3.AS.4/r102',
    pool: every(span(125, 380, 5))
      .and(span(40, 160, 10))
      .where(([a, more]) => more < a),
    write: ([a, more]) => ({
      question: `${a} people see the play on Friday. On Saturday ${more} more people come than on Friday. How many people come on the two days together?`,
      picture: twoBars(['Friday', [known(a)]], ['Saturday', [hidden(a), known(more)]]),
      answer: 2 * a + more,
      explanation: `First find how many come on Saturday: ${a} + ${more} = ${a + more}, and then ${a} + ${a + more} = ${2 * a + more}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a + more,
          'how many come on Saturday',
          `Add Friday’s ${a}.`,
        ),
        'more-and-less-swapped': went(
          2 * a - more,
          `You made Saturday ${more} less than Friday, but ${more} more people come.`,
        ),
      },
    }),
  }),
  // Equal groups, then some are lost.
  problem({
    id: 'Y3.MD.3/r103',
    pool: every(span(4, 12))
      .and(oneOf(3, 4, 6, 8))
      .and(span(5, 19))
      .where(([n, each, lost]) => lost < n * each - 4 && lost !== each),
    write: ([n, each, lost]) => ({
      question: `Nia packs ${n} boxes with ${each} cakes each. Her class eats ${lost} cakes. How many cakes are left?`,
      picture: beforeAndAfter(equal(n, known(each)), [known(lost), asked(n * each - lost)]),
      answer: n * each - lost,
      explanation: `First find how many are in the boxes: ${n} × ${each} = ${n * each}, and then ${n * each} − ${lost} = ${n * each - lost}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          n * each,
          'how many are in all the boxes',
          `Take away the ${lost} that the class eats.`,
        ),
        'signs-mixed-up': went(
          n * each + lost,
          `You added the ${lost} cakes that are eaten. Take them away from ${n * each}.`,
        ),
      },
    }),
  }),
  // So many times as much: the smaller of two.
  problem({
    id: 'Y3.MD.3/r104',
    pool: every(oneOf(2, 3, 4, 7))
      .and(span(6, 30))
      .where(([times, one]) => (times + 1) * one <= 100),
    write: ([times, one]) => ({
      question: `A ribbon is ${timesOver(times)} as long as a piece of string. Together they are ${(times + 1) * one} cm long. How many centimetres long is the string?`,
      picture: twoBars(['Ribbon', equal(times, hidden(one))], ['String', [asked(one)]]),
      answer: one,
      explanation: `Together they are ${times + 1} equal parts: ${(times + 1) * one} ÷ ${times + 1} = ${one}.`,
      slips: {
        'shares-by-one-part': went(
          ((times + 1) * one) / times,
          `You divided by ${times}. With the string there are ${times + 1} equal parts, so divide by ${times + 1}.`,
        ),
        'stops-after-first-step': stoppedAt(
          times * one,
          'the length of the ribbon',
          'The question asks for the string.',
        ),
        'halves-any-fraction': went(
          ((times + 1) * one) / 2,
          `Half of ${(times + 1) * one} would be right for 2 equal parts, but here there are ${times + 1}.`,
        ),
      },
    }),
  }),
  // Together, then in equal groups.
  problem({
    id: 'Y3.MD.3/r105',
    pool: every(oneOf(3, 4, 8))
      .and(span(5, 12))
      .and(span(3, 9))
      .where(
        ([seats, tables, adults]) =>
          seats * tables - adults > 12 && (seats * tables - adults) % seats !== 0,
      ),
    write: ([seats, tables, adults]) => ({
      question: `${seats * tables - adults} children and ${adults} adults come to dinner. Each table has ${seats} seats. How many tables do they fill?`,
      answer: tables,
      explanation: `First find how many people come: ${seats * tables - adults} + ${adults} = ${seats * tables}, and then ${seats * tables} ÷ ${seats} = ${tables}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          seats * tables,
          'how many people come',
          `Now divide by ${seats}.`,
        ),
        'one-number-left-out': went(
          Math.floor((seats * tables - adults) / seats),
          `You left out the ${adults} adults. They need seats too.`,
        ),
        'neighbouring-fact': went(
          tables + 1,
          `${tables + 1} × ${seats} = ${(tables + 1) * seats}, which is more than ${seats * tables}.`,
        ),
      },
    }),
  }),
  // So many at a price, then the change.
  problem({
    id: 'Y3.ME.3/r106',
    pool: every(span(3, 8))
      .and(span(15, 60, 5))
      // The change is never the price of one plum.
      .where(([n, price]) => n * price < 200 && n * price > 80 && (n + 1) * price !== 200),
    write: ([n, price]) => ({
      question: `Raj buys ${n} plums at ${price}p each. He pays with a £2 coin. How many pence does he get in change?`,
      picture: bar('£2', [...equal(n, known(price, 'p')), asked(200 - n * price)]),
      answer: 200 - n * price,
      explanation: `First find what the plums cost: ${n} × ${price}p = ${n * price}p, and then the change from 200p: 200p − ${n * price}p = ${200 - n * price}p.`,
      slips: {
        'stops-after-first-step': went(
          n * price,
          `${n * price}p is the price of all the plums. Find the change from 200p.`,
        ),
        'one-number-left-out': went(
          200 - price,
          `You took away the price of one plum. He buys ${n}.`,
        ),
        'one-ten-too-many': went(
          210 - n * price,
          `${210 - n * price}p and ${n * price}p make 210p. That is 10p too much.`,
        ),
      },
    }),
  }),
  // A kilogram, from which two amounts are taken.
  problem({
    id: 'Y3.ME.1/r107',
    pool: every(span(150, 450, 10))
      .and(span(120, 380, 10))
      .where(([a, b]) => a + b < 950 && a !== b),
    write: ([a, b]) => ({
      question: `Dev opens a 1 kg bag of flour. He takes ${a} g for a cake and ${b} g for biscuits. How many grams are left?`,
      picture: bar('1 kg', [known(a, ' g'), known(b, ' g'), asked(1000 - a - b)]),
      answer: 1000 - a - b,
      explanation: `First find what he takes: ${a} g + ${b} g = ${a + b} g, and then 1000 g − ${a + b} g = ${1000 - a - b} g.`,
      slips: {
        'stops-after-first-step': went(
          a + b,
          `${a + b} g is what he takes. Take it away from 1000 g.`,
        ),
        'one-number-left-out': [
          went(1000 - a, `You left out the ${b} g for the biscuits. Take that away as well.`),
          went(1000 - b, `You left out the ${a} g for the cake. Take that away as well.`),
        ],
      },
    }),
  }),
  // A fraction of a group, then the rest.
  problem({
    id: 'Y3.FR.2/r108',
    pool: every(oneOf(3, 4, 5, 8))
      .and(span(1, 5))
      .and(span(3, 9))
      .where(
        ([parts, top, one]) => top < parts && isInLowestTerms(top, parts) && parts * one <= 60,
      ),
    write: ([parts, top, one]) => ({
      question: `${top}/${parts} of the ${parts * one} children in the club walk home. The rest go by bus. How many children go by bus?`,
      picture: bar(parts * one, shadedOf(top, parts, one)),
      answer: (parts - top) * one,
      explanation:
        parts - top === 1
          ? `1/${parts} of the children go by bus: ${parts * one} ÷ ${parts} = ${one}.`
          : `1/${parts} of ${parts * one} is ${one}, and ${parts - top}/${parts} go by bus: ${parts - top} × ${one} = ${(parts - top) * one}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          top * one,
          'how many walk',
          `Now find the rest of ${parts * one}.`,
        ),
        'unit-fraction-only': went(
          one,
          `${one} is 1/${parts} of ${parts * one}. ${parts - top}/${parts} go by bus.`,
        ),
      },
    }),
  }),
  // All the ways to choose one of each of three.
  problem({
    id: 'Y3.MD.3/r109',
    pool: every(span(2, 5))
      .and(span(2, 6))
      .and(span(2, 4))
      // What adding gives is not what the first two multiplied give.
      .where(([a, b, c]) => a + b + c !== a * b && a * b * c <= 60 && a !== b),
    write: ([a, b, c]) => ({
      question: `A menu has ${a} soups, ${b} sandwiches and ${c} cakes. A lunch is one of each. How many different lunches are there?`,
      answer: a * b * c,
      explanation: `Each of the ${a} soups goes with ${b} sandwiches: ${a} × ${b} = ${a * b}, and each of these with ${c} cakes: ${a * b} × ${c} = ${a * b * c}.`,
      slips: {
        'adds-instead-of-multiplies': went(
          a + b + c,
          `You added the dishes. Each of the ${a} soups goes with each of the ${b} sandwiches.`,
        ),
        'stops-after-first-step': stoppedAt(
          a * b,
          'how many ways there are to choose a soup and a sandwich',
          `Each goes with ${c} cakes.`,
        ),
      },
    }),
  }),
  // Backwards through two steps.
  problem({
    id: 'Y3.AS.4/r110',
    pool: every(span(8, 60))
      .and(span(15, 95, 5))
      .where(([n, plus]) => plus !== 2 * n),
    write: ([n, plus]) => ({
      question: `Mina thinks of a number. She doubles it and adds ${plus}. Her answer is ${2 * n + plus}. What was her number?`,
      picture: bar(2 * n + plus, [asked(n), hidden(n), known(plus)]),
      answer: n,
      explanation: `Go back: ${2 * n + plus} − ${plus} = ${2 * n}, and then half of ${2 * n} is ${n}.`,
      slips: {
        'stops-after-first-step': stoppedAt(2 * n, 'double her number', 'Now halve it.'),
        'wrong-inverse': went(
          2 * (2 * n + plus) + plus,
          `You doubled and added ${plus} again. Go back from ${2 * n + plus}.`,
        ),
        'left-to-right': went(
          (2 * n + plus) / 2,
          `You halved ${2 * n + plus}. Take away ${plus} first.`,
        ),
      },
    }),
  }),
  // Fewer than the other: both together.
  problem({
    id: 'Y4.AS.3/r101',
    pool: every(span(1250, 3600, 10)).and(span(145, 890, 5)),
    write: ([a, fewer]) => ({
      question: `A zoo has ${num(a)} visitors in May and ${num(fewer)} fewer in June. How many visitors does it have in both months together?`,
      picture: twoBars(['May', [known(a)]], ['June', [hidden(a - fewer)]]),
      answer: 2 * a - fewer,
      explanation: `June has ${num(a)} − ${num(fewer)} = ${num(a - fewer)} visitors, and ${num(a)} + ${num(a - fewer)} = ${num(2 * a - fewer)}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a - fewer,
          'how many come in June',
          `Add May’s ${num(a)}.`,
        ),
        'more-and-less-swapped': went(
          2 * a + fewer,
          `You added ${num(fewer)} for June, but June has ${num(fewer)} fewer.`,
        ),
        'adds-numbers-shown': went(
          a + fewer,
          `${num(fewer)} is how many fewer come in June. Add June’s ${num(a - fewer)} visitors instead.`,
        ),
      },
    }),
  }),
  // Kilometres and metres: three stretches and the rest.
  problem({
    id: 'Y4.ME.1/r102',
    pool: every(span(3, 6))
      .and(span(650, 1400, 50))
      .and(span(450, 1150, 50))
      .where(([km, a, b]) => 1000 * km - a - b >= 400 && 2 * a + b !== 1000 * km),
    write: ([km, a, b]) => ({
      question: `The path to the castle is ${km} km long. Meg walks ${num(a)} m, rests, and walks ${num(b)} m more. How many metres are left?`,
      picture: bar(`${km} km`, [known(a, ' m'), known(b, ' m'), asked(1000 * km - a - b)]),
      answer: 1000 * km - a - b,
      explanation: `She walks ${num(a)} m + ${num(b)} m = ${num(a + b)} m, and ${num(1000 * km)} m − ${num(a + b)} m = ${num(1000 * km - a - b)} m.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a + b,
          'how many metres she has walked',
          `Take it away from ${num(1000 * km)} m.`,
        ),
        'one-number-left-out': went(
          1000 * km - a,
          `You left out the ${num(b)} m after her rest. Take that away as well.`,
        ),
        'wrong-conversion': went(
          100 * km - a - b,
          `1 km is 1000 m, so ${km} km is ${num(1000 * km)} m.`,
        ),
      },
    }),
  }),
  // Two kinds of equal groups.
  problem({
    id: 'Y4.MD.5/r103',
    pool: every(span(4, 9))
      .and(oneOf(6, 9, 11, 12))
      .and(span(3, 8))
      .and(oneOf(4, 7, 8))
      .where(([a, b, c, d]) => a !== c && a * b !== c * d),
    write: ([a, each, b, other]) => ({
      question: `A shop sells ${a} boxes of ${each} candles and ${b} boxes of ${other} candles. How many candles does it sell?`,
      picture: bar('?', [hidden(a * each), hidden(b * other)]),
      answer: a * each + b * other,
      explanation: `${a} × ${each} = ${a * each} and ${b} × ${other} = ${b * other}, and ${a * each} + ${b * other} = ${a * each + b * other}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(
            a * each,
            `how many are in the boxes of ${each}`,
            `Add ${b} boxes of ${other}.`,
          ),
          stoppedAt(
            b * other,
            `how many are in the boxes of ${other}`,
            `Add ${a} boxes of ${each}.`,
          ),
        ],
        'adds-instead-of-multiplies': went(
          (a + b) * (each + other),
          `You worked out ${a + b} × ${each + other}. Work out ${a} × ${each} and ${b} × ${other}, then add.`,
        ),
      },
    }),
  }),
  // One unit first, then so many.
  problem({
    id: 'Y4.MD.5/r104',
    pool: every(span(3, 9))
      .and(span(2, 9))
      .and(oneOf(60, 70, 80, 90, 110, 120))
      .where(([n, m]) => n !== m && n !== 2 * m && m !== 2 * n),
    write: ([n, m, one]) => ({
      question: `${n} notebooks of the same kind weigh ${n * one} g. How many grams do ${m} of these notebooks weigh?`,
      answer: m * one,
      explanation: `One notebook weighs ${n * one} ÷ ${n} = ${one} g, and ${m} × ${one} g = ${num(m * one)} g.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          one,
          'what one notebook weighs in grams',
          `Now find ${m} notebooks.`,
        ),
        'adds-instead-of-scales': went(
          n * one + (m - n),
          `You ${m > n ? 'added' : 'took away'} only ${Math.abs(m - n)} g for ${counted(Math.abs(m - n), 'notebook')}, but one notebook weighs ${one} g.`,
        ),
      },
    }),
  }),
  // So many times as long, and the difference.
  problem({
    id: 'Y4.MD.5/r105',
    pool: every(span(3, 8))
      .and(span(6, 25))
      // A rope is longer than a hand.
      .where(([times, one]) => times !== 5 && times * one >= 60),
    write: ([times, one]) => ({
      question: `A rope is ${(times - 1) * one} cm longer than a string. It is ${times} times as long as the string. How many centimetres long is the string?`,
      picture: twoBars(['Rope', equal(times, hidden(one))], ['String', [asked(one)]]),
      answer: one,
      explanation: `The rope is ${times} strings long, so it is ${times - 1} strings longer, and ${(times - 1) * one} cm ÷ ${times - 1} = ${one} cm.`,
      slips: {
        'shares-by-one-part': went(
          ((times - 1) * one) / times,
          `You divided by ${times}. The rope is ${times - 1} strings longer, so divide by ${times - 1}.`,
        ),
        'stops-after-first-step': stoppedAt(
          times * one,
          'the length of the rope',
          'The question asks for the string.',
        ),
        'adds-instead-of-scales': went(
          (times - 1) * one - times,
          `You took away ${times}. But ${times} times as long is not ${times} cm longer.`,
        ),
      },
    }),
  }),
  // From the perimeter to a side.
  problem({
    id: 'Y4.ME.2/r106',
    pool: every(span(6, 24))
      .and(span(3, 20))
      .where(([long, wide]) => wide < long && 2 * wide !== long),
    write: ([long, wide]) => ({
      question: `A rectangle has a perimeter of ${2 * (long + wide)} cm. It is ${long} cm long. How many centimetres wide is it?`,
      answer: wide,
      explanation: `Length and width together are half of ${2 * (long + wide)} cm, which is ${long + wide} cm, and ${long + wide} cm − ${long} cm = ${wide} cm.`,
      slips: {
        'forgets-to-halve': went(
          2 * (long + wide) - 2 * long,
          `You found both short sides. One of them is half of ${2 * wide} cm.`,
        ),
        'two-sides-only': went(
          2 * (long + wide) - long,
          `You took away one side of ${long} cm. A rectangle has two of them.`,
        ),
        'stops-after-first-step': stoppedAt(
          long + wide,
          'the length and the width together',
          `Take away the length, ${long} cm.`,
        ),
      },
    }),
  }),
  // Two for a price, one more thing, and the change.
  problem({
    id: 'Y4.ME.4/r107',
    pool: every(span(115, 195, 5))
      .and(span(105, 145, 5))
      .where(
        ([each, drink]) =>
          each !== drink && 500 - 2 * each - drink > 0 && 500 - 2 * each - drink < 90,
      ),
    write: ([each, drink]) => ({
      question: `Ali buys two rolls at ${pounds(each)} each and a drink for ${pounds(drink)}. He pays with £5. How many pence change does he get?`,
      picture: bar('£5', [
        { size: each, text: pounds(each) },
        { size: each, text: pounds(each) },
        { size: drink, text: pounds(drink) },
        asked(500 - 2 * each - drink),
      ]),
      answer: 500 - 2 * each - drink,
      explanation: `2 × ${each}p = ${2 * each}p, then ${2 * each}p + ${drink}p = ${2 * each + drink}p, and 500p − ${2 * each + drink}p = ${500 - 2 * each - drink}p.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          2 * each + drink,
          'the cost in pence',
          'Find the change from 500p.',
        ),
        'one-number-left-out': [
          went(500 - each - drink, 'You paid for only 1 roll. Ali buys 2.'),
          went(
            500 - 2 * each,
            `You left out the drink for ${pounds(drink)}. Take that away as well.`,
          ),
        ],
        'one-ten-too-many': went(
          510 - 2 * each - drink,
          `Ali spends ${pounds(2 * each + drink)}, and ${510 - 2 * each - drink}p more makes £5.10. That is 10p too much.`,
        ),
      },
    }),
  }),
  // A fraction, then half of the others.
  problem({
    id: 'Y4.FR.3/r108',
    pool: every(oneOf(5, 7, 9))
      .and(span(1, 7))
      .and(span(2, 10))
      .where(
        ([parts, top, one]) =>
          top < parts - 1 && (parts - top) % 2 === 0 && parts * one <= 90 && parts !== 3 * top,
      ),
    write: ([parts, top, one]) => ({
      question: `${top}/${parts} of ${parts * one} beads are red. Half of the others are blue. How many beads are blue?`,
      picture: bar(parts * one, [
        ...equal(top, hidden(one)),
        asked(((parts - top) / 2) * one),
        hidden(((parts - top) / 2) * one),
      ]),
      answer: ((parts - top) / 2) * one,
      explanation: `1/${parts} of ${parts * one} is ${one} and ${parts - top}/${parts} are not red: ${parts - top} × ${one} = ${(parts - top) * one}, and half of ${(parts - top) * one} is ${((parts - top) / 2) * one}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(top * one, 'how many are red', 'Find half of the others.'),
          stoppedAt((parts - top) * one, 'how many are not red', 'Half of them are blue.'),
        ],
        'one-number-left-out': went(
          (parts * one) / 2,
          `You took half of all ${parts * one}. Take half of only those that are not red.`,
        ),
      },
    }),
  }),
  // A rectangle without a corner.
  problem({
    id: 'Y4.ME.3/r109',
    pool: every(span(6, 12))
      .and(span(5, 10))
      .and(span(2, 4))
      .and(span(2, 4))
      .where(([a, b, c, d]) => b < a && c !== d && c < b),
    write: ([a, b, c, d]) => ({
      question: `Kim has a sheet of paper with ${b} rows of ${a} squares. She cuts ${d} rows of ${c} squares out of one corner. How many squares are left?`,
      answer: a * b - c * d,
      explanation: `From ${b} × ${a} = ${a * b} squares she cuts out ${d} × ${c} = ${c * d}: ${a * b} − ${c * d} = ${a * b - c * d}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          a * b,
          'how many there are before she cuts',
          `Take away ${d} rows of ${c}.`,
        ),
        'signs-mixed-up': went(
          a * b + c * d,
          `You added the ${c * d} squares. They are cut out, so take them away.`,
        ),
        'adds-instead-of-multiplies': went(
          a * b - c - d,
          `${d} rows of ${c} are ${c * d} squares, not ${c + d}.`,
        ),
      },
    }),
  }),
  // Sum and difference.
  problem({
    id: 'Y4.AS.3/r110',
    pool: every(span(14, 90))
      .and(span(6, 40, 2))
      .where(([small, more]) => more !== small && more !== 2 * small),
    write: ([small, more]) => ({
      question: `Two bags hold ${2 * small + more} marbles together. One holds ${more} more than the other. How many marbles are in the bag with fewer?`,
      picture: twoBars(['More', [hidden(small), known(more)]], ['Fewer', [asked(small)]]),
      answer: small,
      explanation: `Without the ${more} more, both bags hold the same: ${2 * small + more} − ${more} = ${2 * small}, and ${2 * small} ÷ 2 = ${small}.`,
      slips: {
        'one-number-left-out': went(
          (2 * small + more) / 2,
          `You halved ${2 * small + more}, but the bags do not hold the same. Take away ${more} first.`,
        ),
        'stops-after-first-step': [
          stoppedAt(2 * small, `what both bags hold without the ${more} more`, 'Now halve it.'),
          stoppedAt(
            small + more,
            'how many the bag with more holds',
            'The question asks for the other bag.',
          ),
        ],
      },
    }),
  }),
];
