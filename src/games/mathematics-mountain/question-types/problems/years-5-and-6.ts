// Problems of several steps for Years 5 and 6.
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { num, pounds, timesOver } from '../wording.ts';
import { isInLowestTerms } from '../arithmetic.ts';
import { asked, bar, beforeAndAfter, equal, hidden, known, twoBars } from './bars.ts';
import { stoppedAt, went } from './slips.ts';

export const problemsOfYears5And6 = [
  // In, out and in again, with large numbers.
  problem({
    id: 'Y5.AS.4/r101',
    pool: every(span(21_500, 48_000, 500))
      .and(span(6400, 14_800, 100))
      .and(span(2300, 9700, 100))
      .where(([start, out, back]) => back < out && 2 * out < start),
    write: ([start, out, back]) => ({
      question: `${num(start)} people watch the match. At half-time ${num(out)} go out for tea, and ${num(back)} of them come back. How many watch the second half?`,
      picture: bar(start, [asked(start - out + back), hidden(out - back)]),
      answer: start - out + back,
      explanation: `${num(start)} − ${num(out)} = ${num(start - out)}, and ${num(start - out)} + ${num(back)} = ${num(start - out + back)}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          start - out,
          'how many stay while the others have tea',
          `Add the ${num(back)} who come back.`,
        ),
        'signs-mixed-up': went(
          start - out - back,
          `You took ${num(back)} away. They come back, so add them.`,
        ),
      },
    }),
  }),
  // Division where the remainder needs one more.
  problem({
    id: 'Y5.MD.6/r102',
    pool: every(oneOf(6, 7, 8, 9))
      .and(span(24, 60))
      .and(span(2, 5))
      .where(([seats, , rest]) => rest < seats),
    write: ([seats, full, rest]) => ({
      question: `${full * seats + rest} children go to a camp. Each tent sleeps ${seats}. How many tents do they need?`,
      answer: full + 1,
      explanation: `${full * seats + rest} ÷ ${seats} = ${full} remainder ${rest}, and the last ${rest} need a tent too: ${full} + 1 = ${full + 1}.`,
      slips: {
        'rounds-down': went(
          full,
          `${full} tents sleep ${full * seats}. The other ${rest} need a tent too.`,
        ),
        'quotient-for-remainder': went(
          rest,
          `${rest} is how many children are left over. The question asks for tents.`,
        ),
      },
    }),
  }),
  // Equal groups from two deliveries, and what is left over.
  problem({
    id: 'Y5.MD.6/r103',
    pool: every(span(124, 390))
      .and(span(115, 280))
      .and(oneOf(6, 7, 8, 9))
      .where(([a, b, box]) => (a + b) % box !== 0),
    write: ([a, b, box]) => ({
      question: `A baker makes ${a} rolls in the morning and ${b} in the afternoon. She packs them in bags of ${box}. How many rolls are left over?`,
      answer: (a + b) % box,
      explanation: `${a} + ${b} = ${a + b}, and ${a + b} ÷ ${box} = ${Math.floor((a + b) / box)} remainder ${(a + b) % box}.`,
      slips: {
        'quotient-for-remainder': went(
          Math.floor((a + b) / box),
          `${Math.floor((a + b) / box)} is the number of full bags. The question asks for what is left over.`,
        ),
        'stops-after-first-step': stoppedAt(
          a + b,
          'how many rolls she makes',
          `Now divide by ${box}.`,
        ),
        'one-number-left-out':
          a % box > 0
            ? went(a % box, `You left out the ${b} rolls from the afternoon.`)
            : undefined,
      },
    }),
  }),
  // A rate: to one minute, then to an hour.
  problem({
    id: 'Y5.MD.11/r104',
    pool: every(span(4, 9))
      .and(span(12, 45))
      .where(([min]) => min !== 10),
    write: ([min, each]) => ({
      question: `A machine makes ${min * each} bolts in ${min} minutes, always at the same speed. How many bolts does it make in one hour?`,
      answer: 60 * each,
      explanation: `In one minute the machine makes ${min * each} ÷ ${min} = ${each}, and 60 × ${each} = ${num(60 * each)}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          each,
          'how many bolts the machine makes in a minute',
          'An hour has 60 minutes.',
        ),
        'clock-in-hundreds': went(100 * each, 'You multiplied by 100. An hour has 60 minutes.'),
      },
    }),
  }),
  // From a part to the whole, then to another part.
  problem({
    id: 'Y5.FR.5/r105',
    pool: every(oneOf(5, 7, 8, 9))
      .and(span(2, 6))
      .and(span(3, 12))
      // The sweets in one part are not as many as the parts that are left.
      .where(
        ([parts, top, one]) =>
          top < parts - 1 && isInLowestTerms(top, parts) && one !== parts - top,
      ),
    write: ([parts, top, one]) => ({
      question: `${top}/${parts} of a jar of sweets is ${top * one} sweets. Tom takes the rest of the jar. How many sweets does he take?`,
      picture: bar(null, [known(top * one), asked((parts - top) * one)]),
      answer: (parts - top) * one,
      explanation: `1/${parts} of the jar is ${top * one} ÷ ${top} = ${one}, and the rest is ${parts - top}/${parts}: ${parts - top} × ${one} = ${(parts - top) * one}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(one, `1/${parts} of the jar`, `The rest is ${parts - top}/${parts}.`),
          stoppedAt(parts * one, 'the whole jar', `Take away ${top * one}.`),
        ],
      },
    }),
  }),
  // A percentage off, then a voucher.
  problem({
    id: 'Y5.FR.12/r106',
    pool: every(oneOf(10, 20, 25, 50))
      .and(span(24, 120, 4))
      .and(oneOf(3, 5, 8, 10))
      // In the bar there is room for the pounds of the voucher.
      .where(([percent, price, off]) => {
        const cut = (percent * price) / 100;
        const found = [0, off, cut, price - cut, price - cut - off];
        return (
          Number.isInteger(cut) &&
          cut !== off &&
          price <= 12 * off &&
          !found.includes(price - percent - off)
        );
      }),
    write: ([percent, price, off]) => ({
      question: `A coat costs £${price}. In the sale it is ${percent}% cheaper, and Zara has a voucher for £${off}. How many pounds does she pay?`,
      picture: bar(`£${price}`, [
        hidden((percent * price) / 100),
        { size: off, text: `£${off}` },
        asked(price - (percent * price) / 100 - off),
      ]),
      answer: price - (percent * price) / 100 - off,
      explanation: `${percent}% of £${price} is £${(percent * price) / 100}, so the coat costs £${price - (percent * price) / 100}, and £${price - (percent * price) / 100} − £${off} = £${price - (percent * price) / 100 - off}.`,
      slips: {
        'stops-after-first-step': [
          went(
            price - (percent * price) / 100,
            `In the sale the price is £${price - (percent * price) / 100}. Take off the £${off} as well.`,
          ),
          went(
            (percent * price) / 100,
            `${percent}% of the price is £${(percent * price) / 100}. Take that away from the price.`,
          ),
        ],
        'numerator-as-per-cent': went(
          price - percent - off,
          `${percent}% is not £${percent}. Find ${percent}% of £${price}.`,
        ),
      },
    }),
  }),
  // So many times as many, and how many more.
  problem({
    id: 'Y5.MD.11/r107',
    pool: every(span(3, 7)).and(span(12, 48)),
    write: ([times, one]) => ({
      question: `Omar has ${times} times as many stamps as Nia. Together they have ${(times + 1) * one}. How many more stamps does Omar have than Nia?`,
      picture: twoBars(['Omar', [hidden(one), asked((times - 1) * one)]], ['Nia', [hidden(one)]]),
      answer: (times - 1) * one,
      explanation: `One part of ${times + 1} is ${(times + 1) * one} ÷ ${times + 1} = ${one}, and Omar has ${times - 1} parts more: ${times - 1} × ${one} = ${(times - 1) * one}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(one, 'what Nia has', 'Find how many more Omar has.'),
          stoppedAt(times * one, 'what Omar has', `Take away what Nia has, ${one}.`),
        ],
        'shares-by-one-part': went(
          ((times + 1) * one) / times,
          `You divided by ${times}. Both together are ${times + 1} parts.`,
        ),
      },
    }),
  }),
  // From the perimeter to the area.
  problem({
    id: 'Y5.ME.4/r108',
    pool: every(span(3, 12)).and(span(2, 4)),
    write: ([wide, times]) => ({
      question: `A rectangle is ${timesOver(times)} as long as it is wide. Its perimeter is ${2 * (times + 1) * wide} cm. What is its area in square centimetres?`,
      answer: times * wide * wide,
      explanation: `The perimeter is ${2 * (times + 1)} widths, so the rectangle is ${2 * (times + 1) * wide} ÷ ${2 * (times + 1)} = ${wide} cm wide and ${times} × ${wide} = ${times * wide} cm long: ${wide} × ${times * wide} = ${times * wide * wide}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(wide, 'the width in cm', 'Find the length, then the area.'),
          stoppedAt(times * wide, 'the length in cm', `Multiply by the width, ${wide}.`),
        ],
        'forgets-to-halve': went(
          4 * times * wide * wide,
          `You shared ${2 * (times + 1) * wide} between one length and one width. There are two of each.`,
        ),
      },
    }),
  }),
  // Three times around, in kilometres and metres.
  problem({
    id: 'Y5.ME.7/r109',
    pool: every(span(3, 9))
      .and(span(250, 750, 25))
      .and(span(3, 8))
      .where(([laps, lap, km]) => 1000 * km > laps * lap + 200 && 1000 * km !== (laps + 1) * lap),
    write: ([laps, lap, km]) => ({
      question: `Meg wants to run ${km} km. The track is ${lap} m long, and she has run ${laps} laps. How many metres does she still have to run?`,
      picture: bar(`${km} km`, [hidden(laps * lap), asked(1000 * km - laps * lap)]),
      answer: 1000 * km - laps * lap,
      explanation: `${laps} × ${lap} m = ${num(laps * lap)} m, and ${num(1000 * km)} m − ${num(laps * lap)} m = ${num(1000 * km - laps * lap)} m.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          laps * lap,
          'how many metres she has run',
          `Take it away from ${num(1000 * km)}.`,
        ),
        'wrong-conversion': went(
          100 * km - laps * lap,
          `1 km is 1000 m, so ${km} km is ${num(1000 * km)} m.`,
        ),
        'one-number-left-out': went(
          1000 * km - lap,
          `You took away only one lap. She has run ${laps}.`,
        ),
      },
    }),
  }),
  // A ratio, and the difference.
  problem({
    id: 'Y6.RP.4/r101',
    pool: every(span(2, 5))
      .and(span(3, 9))
      .and(span(12, 60, 4))
      .where(([a, b]) => b > a && !(a === 2 && b === 4) && !(b % a === 0) && !(a === 4 && b === 6)),
    write: ([a, b, part]) => ({
      question: `Red and white paint are mixed in the ratio ${a} : ${b}. There is ${(b - a) * part} ml more white paint than red. How many millilitres of paint are there in all?`,
      picture: twoBars(['Red', equal(a, hidden(part))], ['White', equal(b, hidden(part))]),
      answer: (a + b) * part,
      explanation: `The difference is ${b - a === 1 ? `1 part, which is ${part} ml` : `${b - a} parts: one part is ${(b - a) * part} ÷ ${b - a} = ${part} ml`}, and ${a + b} × ${part} = ${(a + b) * part}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(part, 'one part in ml', `There are ${a + b} parts.`),
          stoppedAt(b * part, 'the white paint in ml', `Add the red, ${a * part} ml.`),
        ],
        'shares-by-one-part': went(
          (b - a) * part * (a + b),
          `${(b - a) * part} ml is ${b - a} parts, so divide by ${b - a} first.`,
        ),
      },
    }),
  }),
  // A percentage, a fraction and the rest.
  problem({
    id: 'Y6.FR.11/r102',
    pool: every(oneOf(15, 30, 35, 40, 45))
      .and(oneOf(4, 5))
      .and(span(60, 480, 20))
      .where(
        ([percent, parts, all]) =>
          (percent * all) % 100 === 0 &&
          all % parts === 0 &&
          percent + 100 / parts < 95 &&
          areApart(percent, parts, all),
      ),
    write: ([percent, parts, all]) => ({
      question: `Of ${all} pupils, ${percent}% come to school by bus and 1/${parts} by bike. The others walk. How many pupils walk?`,
      picture: bar(all, [
        hidden((percent * all) / 100),
        hidden(all / parts),
        asked(all - (percent * all) / 100 - all / parts),
      ]),
      answer: all - (percent * all) / 100 - all / parts,
      explanation: `${percent}% of ${all} is ${(percent * all) / 100} and 1/${parts} of ${all} is ${all / parts}, and ${all} − ${(percent * all) / 100} − ${all / parts} = ${all - (percent * all) / 100 - all / parts}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          (percent * all) / 100 + all / parts,
          'how many come by bus or bike',
          `Now find the rest of ${all}.`,
        ),
        'one-number-left-out': went(
          all - (percent * all) / 100,
          `You left out the ${all / parts} who come by bike.`,
        ),
        'numerator-as-per-cent': went(
          all - percent - all / parts,
          `${percent}% is not ${percent} pupils. Find ${percent}% of ${all}.`,
        ),
      },
    }),
  }),
  // Two shopping lists: the difference is one thing.
  problem({
    id: 'Y6.AL.4/r103',
    // Below a pound each, as nobody says 205p.
    pool: every(span(45, 95, 5))
      .and(span(55, 95, 5))
      .where(([pen, book]) => pen !== book && book !== 2 * pen),
    write: ([pen, book]) => ({
      question: `3 pens and a notebook cost ${pounds(3 * pen + book)}. A pen and a notebook cost ${pounds(pen + book)}. How many pence does the notebook cost?`,
      answer: book,
      explanation: `In pence, the difference is 2 pens: ${3 * pen + book} − ${pen + book} = ${2 * pen}, so a pen costs ${pen}p, and ${pen + book} − ${pen} = ${book}.`,
      slips: {
        'stops-after-first-step': [
          stoppedAt(2 * pen, 'what 2 pens cost in pence', 'Find one pen, then the notebook.'),
          stoppedAt(pen, 'what a pen costs in pence', `Take it away from ${pen + book}p.`),
        ],
        'forgets-to-halve': went(
          pen + book - 2 * pen,
          `${2 * pen}p is what 2 pens cost. Take one pen, ${pen}p, away from ${pen + book}p.`,
        ),
      },
    }),
  }),
  // From the mean back to a number.
  problem({
    id: 'Y6.ST.2/r104',
    pool: every(span(9, 30))
      .and(span(5, 28))
      .and(span(6, 29))
      .and(span(4, 27))
      .where(
        ([mean, a, b, c]) =>
          4 * mean - a - b - c > 2 && 4 * mean - a - b - c < 60 && a + b + c !== 3 * mean,
      ),
    write: ([mean, a, b, c]) => ({
      question: `The mean of four numbers is ${mean}. Three of the numbers are ${a}, ${b} and ${c}. What is the fourth number?`,
      picture: beforeAndAfter(equal(4, known(mean)), [
        known(a),
        known(b),
        known(c),
        asked(4 * mean - a - b - c),
      ]),
      answer: 4 * mean - a - b - c,
      explanation: `All four add up to 4 × ${mean} = ${4 * mean}, the three given ones to ${a + b + c}, and ${4 * mean} − ${a + b + c} = ${4 * mean - a - b - c}.`,
      slips: {
        'total-for-mean': went(
          4 * mean,
          `${4 * mean} is what all four add up to. Take away ${a + b + c}.`,
        ),
        'stops-after-first-step': stoppedAt(
          a + b + c,
          'what the three add up to',
          `All four add up to ${4 * mean}, so find the rest.`,
        ),
      },
    }),
  }),
  // A triangle and a rectangle together.
  problem({
    id: 'Y6.ME.6/r105',
    // Not a tower: no wall is higher than the barn is wide, and no roof than the wall.
    pool: every(span(6, 16, 2))
      .and(span(4, 8))
      .and(span(3, 6))
      .where(([wide, wall, roof]) => roof <= wall && wall <= wide),
    write: ([wide, wall, roof]) => ({
      question: `The front of a barn is a rectangle ${wide} m wide and ${wall} m high. On top is a triangle that is just as wide and ${roof} m high. What is the area of the whole front in square metres?`,
      answer: wide * wall + (wide * roof) / 2,
      explanation: `${wide} × ${wall} = ${wide * wall} and half of ${wide} × ${roof} is ${(wide * roof) / 2}, and ${wide * wall} + ${(wide * roof) / 2} = ${wide * wall + (wide * roof) / 2}.`,
      slips: {
        'forgets-to-halve': went(
          wide * (wall + roof),
          `The triangle is half of ${wide} × ${roof}, so its area is ${(wide * roof) / 2}.`,
        ),
        'stops-after-first-step': stoppedAt(
          wide * wall,
          'the area of the rectangle',
          `Add the triangle, half of ${wide} × ${roof}.`,
        ),
      },
    }),
  }),
  // A large division with a remainder that needs one more, and a price.
  problem({
    id: 'Y6.CA.2/r106',
    // No coach is a minibus.
    pool: every(oneOf(36, 44, 48, 49, 52))
      .and(span(5, 18))
      .and(span(3, 22))
      .and(oneOf(120, 150, 180, 250))
      .where(([seats, full, rest]) => seats * full + rest <= 480),
    write: ([seats, full, rest, price]) => ({
      question: `${seats * full + rest} pupils go to the coast in coaches with ${seats} seats each. Each coach costs £${price}. How many pounds do the coaches cost?`,
      answer: (full + 1) * price,
      explanation: `${seats * full + rest} ÷ ${seats} = ${full} remainder ${rest}, so they need ${full + 1} coaches, and ${full + 1} × ${price} = ${num((full + 1) * price)}.`,
      slips: {
        'rounds-down': went(
          full * price,
          `${full} coaches leave ${rest} pupils behind. They need one more coach.`,
        ),
        'stops-after-first-step': stoppedAt(
          full + 1,
          'the number of coaches',
          `Each costs £${price}, so multiply.`,
        ),
      },
    }),
  }),
  // Angles of an isosceles triangle on a straight line.
  problem({
    id: 'Y6.GE.3/r107',
    pool: every(span(25, 84)).where(([base]) => base !== 60 && base !== 45),
    write: ([base]) => ({
      question: `An isosceles triangle has two angles of ${base}°. One of its equal sides is extended beyond the corner where the equal sides meet. How many degrees is the angle between the extension and the other equal side?`,
      answer: 2 * base,
      explanation: `The third angle is 180° − 2 × ${base}° = ${180 - 2 * base}°, and on the straight line 180° − ${180 - 2 * base}° = ${2 * base}° is left.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          180 - 2 * base,
          'the third angle of the triangle in degrees',
          'Now take it away from 180.',
        ),
        'one-number-left-out': went(
          180 - base,
          `You took only one angle of ${base}° from 180°. Take both away to find the third angle.`,
        ),
      },
    }),
  }),
  // A pattern of matchsticks.
  problem({
    id: 'Y6.AL.2/r108',
    pool: every(oneOf(3, 4, 5, 6)).and(span(9, 40)),
    write: ([sides, count]) => ({
      question: `Ben makes a row of ${count} shapes with ${sides} sides each. Every side is one matchstick long, and shapes next to each other share a side. How many matchsticks does he need?`,
      answer: (sides - 1) * count + 1,
      explanation: `The first shape takes ${sides} matchsticks, and each of the other ${count - 1} takes ${sides - 1} more: ${sides} + ${count - 1} × ${sides - 1} = ${(sides - 1) * count + 1}.`,
      slips: {
        'counts-sides-inside': went(
          sides * count,
          `${sides} × ${count} = ${sides * count} counts the shared matchsticks twice.`,
        ),
        'one-step-out': went(
          (sides - 1) * count,
          `You gave every shape ${sides - 1} matchsticks. The first one needs one more.`,
        ),
      },
    }),
  }),
  // Three shares, each told by another.
  problem({
    id: 'Y6.CA.8/r109',
    pool: every(span(12, 60))
      .and(oneOf(2, 3))
      .and(span(5, 30, 5))
      // A last part as long as the others would give the answer away.
      .where(([one, , more]) => one !== more),
    write: ([one, times, more]) => ({
      question: `Ali, Kim and Sam share £${one + times * one + one + more}. Kim gets ${timesOver(times)} as much as Ali, and Sam gets £${more} more than Ali. How many pounds does Ali get?`,
      picture: bar(one + times * one + one + more, [
        asked(one),
        ...equal(times, hidden(one)),
        hidden(one),
        known(more),
      ]),
      answer: one,
      explanation: `Without the £${more} there are ${times + 2} equal parts: ${one + times * one + one + more} − ${more} = ${(times + 2) * one}, and ${(times + 2) * one} ÷ ${times + 2} = ${one}.`,
      slips: {
        'stops-after-first-step': stoppedAt(
          (times + 2) * one,
          `what the ${times + 2} equal parts make`,
          `Now divide by ${times + 2}.`,
        ),
        'shares-by-one-part': went(
          ((times + 2) * one) / 3,
          `You divided by 3, for 3 people. There are ${times + 2} equal parts.`,
        ),
      },
    }),
  }),
  // All pairs of numbers for two unknowns.
  problem({
    id: 'Y6.AL.4/r110',
    pool: every(oneOf(2, 3, 4, 5))
      .and(span(9, 40))
      .where(([times, all]) => all > 3 * times),
    write: ([times, all]) => {
      const most = Math.floor((all - 1) / times);
      const rest = all - times * most;
      return {
        question: `x and y are whole numbers greater than 0, and x + ${times}y = ${all}. How many different pairs of x and y fit?`,
        spoken: `x and y are whole numbers greater than 0, and x plus ${times} times y equals ${all}. How many different pairs of x and y fit?`,
        answer: most,
        explanation: `The largest multiple of ${times} below ${all} is ${times * most}, so y goes from 1 to ${times * most} ÷ ${times} = ${most}: ${most} pairs.`,
        slips: {
          'counts-start-number': went(
            most + 1,
            `Neither x nor y can be 0, so y only goes from 1 to ${most}.`,
          ),
          'one-step-out': went(
            most - 1,
            `A pair with y = ${most} fits as well: x is then ${rest}.`,
          ),
          'ignores-coefficient': went(
            all - 1,
            `${all - 1} pairs fit x + y = ${all}. Here y is multiplied by ${times}.`,
          ),
        },
      };
    },
  }),
];

/** Whether no two of the ways to a wrong number of walkers give the same one. */
function areApart(percent: number, parts: number, all: number): boolean {
  const [byBus, byBike] = [(percent * all) / 100, all / parts];
  return new Set([byBus + byBike, all - byBus, all - percent - byBike]).size === 3;
}
