// A second way to the answers of problems of several steps: from the text alone, by the numbers in it.

/** The answer from the numbers of the text, in their order. */
type Way = (...n: [number, number, number, number, number, number]) => number;

/** By the text of the problem, with # for each number. */
const WAYS: Readonly<Record<string, Way>> = {
  '# birds sit in a tree. # more birds come. Then # birds fly away. How many birds are left?': (
    a,
    b,
    c,
  ) => a + b - c,
  'Zara has # shells. Omar has # more than Zara. How many do they have together?': (a, more) =>
    2 * a + more,
  'A box has # pens. # are red, # are blue and the rest are green. How many are green?': (
    all,
    a,
    b,
  ) => all - (a + b),
  '# bags have # apples each. # more apples are on the table. How many apples are there?': (
    bags,
    each,
    more,
  ) => bags * each + more,
  '# bags have # apples each. # more apple is on the table. How many apples are there?': (
    bags,
    each,
    more,
  ) => bags * each + more,
  'Meg has # grapes and eats #. She and Raj share the rest equally. How many does each get?': (
    all,
    eaten,
  ) => (all - eaten) / 2,
  'Nia has a #p coin and a #p coin. She buys a sticker for #p. How many pence are left?': (
    a,
    b,
    cost,
  ) => a + b - cost,
  'Nia has two #p coins. She buys a sticker for #p. How many pence are left?': (a, cost) =>
    2 * a - cost,
  'The children blow up # red and # blue balloons. # balloons burst. How many are left?': (
    a,
    b,
    c,
  ) => a - c + b,
  'Omar reads # pages on Monday, and # fewer on Tuesday. How many pages does he read on the two days together?':
    (a, fewer) => 2 * a - fewer,
  'A shop has # boxes of # pencils and sells # pencils. How many pencils are left?': (
    boxes,
    each,
    sold,
  ) => boxes * each - sold,
  'There are # packs of # buns and # packs of # buns. How many buns are there?': (a, b, c, d) =>
    a * b + c * d,
  'A pen costs #p and a rubber costs #p. Mina buys both and pays with £#. How many pence change does she get?':
    (a, b, paid) => 100 * paid - a - b,
  'Half of # sweets are red and a quarter are green. The rest are yellow. How many are yellow?': (
    all,
  ) => all - all / 2 - all / 4,
  'Half of # beads are red and a quarter are green. The rest are yellow. How many are yellow?': (
    all,
  ) => all - all / 2 - all / 4,
  'Half of # buttons are red and a quarter are green. The rest are yellow. How many are yellow?': (
    all,
  ) => all - all / 2 - all / 4,
  'Dev thinks of a number. He adds #, then takes away #. He gets #. What was his number?': (
    up,
    down,
    end,
  ) => end + down - up,
  'Zara has # cards and Omar has #. She gives him some, so that they have the same number. How many does she give?':
    (a, b) => a - (a + b) / 2,
  'A farm has # hens. # are brown, # are black and the rest are white. How many hens are white?': (
    all,
    a,
    b,
  ) => all - b - a,
  '# people see the play on Friday. On Saturday # more people come than on Friday. How many people come on the two days together?':
    (a, more) => 2 * a + more,
  'Nia packs # boxes with # cakes each. Her class eats # cakes. How many cakes are left?': (
    n,
    each,
    lost,
  ) => n * each - lost,
  'A ribbon is # times as long as a piece of string. Together they are # cm long. How many centimetres long is the string?':
    (times, all) => all / (times + 1),
  '# children and # adults come to dinner. Each table has # seats. How many tables do they fill?': (
    a,
    b,
    seats,
  ) => (a + b) / seats,
  'Raj buys # plums at #p each. He pays with a £# coin. How many pence does he get in change?': (
    n,
    price,
    paid,
  ) => 100 * paid - n * price,
  'Dev opens a # kg bag of flour. He takes # g for a cake and # g for biscuits. How many grams are left?':
    (kg, a, b) => 1000 * kg - a - b,
  '#/# of the # children in the club walk home. The rest go by bus. How many children go by bus?': (
    top,
    parts,
    all,
  ) => all - (all * top) / parts,
  'A menu has # soups, # sandwiches and # cakes. A lunch is one of each. How many different lunches are there?':
    (a, b, c) => a * b * c,
  'Mina thinks of a number. She doubles it and adds #. Her answer is #. What was her number?': (
    plus,
    end,
  ) => (end - plus) / 2,
  'A zoo has # visitors in May and # fewer in June. How many visitors does it have in both months together?':
    (a, fewer) => a + (a - fewer),
  'The path to the castle is # km long. Meg walks # m, rests, and walks # m more. How many metres are left?':
    (km, a, b) => 1000 * km - b - a,
  'A shop sells # boxes of # candles and # boxes of # candles. How many candles does it sell?': (
    a,
    b,
    c,
    d,
  ) => a * b + c * d,
  '# notebooks of the same kind weigh # g. How many grams do # of these notebooks weigh?': (
    n,
    all,
    m,
  ) => (all / n) * m,
  'A rope is # cm longer than a string. It is # times as long as the string. How many centimetres long is the string?':
    (more, times) => more / (times - 1),
  'A rectangle has a perimeter of # cm. It is # cm long. How many centimetres wide is it?': (
    around,
    long,
  ) => (around - 2 * long) / 2,
  'Ali buys two rolls at £# each and a drink for £#. He pays with £#. How many pence change does he get?':
    (roll, drink, paid) => Math.round(100 * (paid - drink - 2 * roll)),
  '#/# of # beads are red. Half of the others are blue. How many beads are blue?': (
    top,
    parts,
    all,
  ) => (all - (all * top) / parts) / 2,
  'Kim has a sheet of paper with # rows of # squares. She cuts # rows of # squares out of one corner. How many squares are left?':
    (a, b, c, d) => a * b - c * d,
  'Two bags hold # marbles together. One holds # more than the other. How many marbles are in the bag with fewer?':
    (all, more) => (all - more) / 2,
  '# people watch the match. At half-time # go out for tea, and # of them come back. How many watch the second half?':
    (all, out, back) => all - (out - back),
  '# children go to a camp. Each tent sleeps #. How many tents do they need?': (all, seats) =>
    Math.ceil(all / seats),
  'A baker makes # rolls in the morning and # in the afternoon. She packs them in bags of #. How many rolls are left over?':
    (a, b, bag) => (a + b) % bag,
  'A machine makes # bolts in # minutes, always at the same speed. How many bolts does it make in one hour?':
    (all, minutes) => (60 * all) / minutes,
  '#/# of a jar of sweets is # sweets. Tom takes the rest of the jar. How many sweets does he take?':
    (top, parts, some) => (some * parts) / top - some,
  'A coat costs £#. In the sale it is #% cheaper, and Zara has a voucher for £#. How many pounds does she pay?':
    (price, percent, off) => (price * (100 - percent)) / 100 - off,
  'Omar has # times as many stamps as Nia. Together they have #. How many more stamps does Omar have than Nia?':
    (times, all) => all - (2 * all) / (times + 1),
  'A rectangle is # times as long as it is wide. Its perimeter is # cm. What is its area in square centimetres?':
    (times, around) => times * (around / 2 / (times + 1)) ** 2,
  'Meg wants to run # km. The track is # m long, and she has run # laps. How many metres does she still have to run?':
    (km, lap, laps) => 1000 * km - lap * laps,
  'Red and white paint are mixed in the ratio # : #. There is # ml more white paint than red. How many millilitres of paint are there in all?':
    (a, b, more) => (more * (a + b)) / (b - a),
  'Of # pupils, #% come to school by bus and #/# by bike. The others walk. How many pupils walk?': (
    all,
    percent,
    top,
    parts,
  ) => all - (all * percent) / 100 - (all * top) / parts,
  '# pens and a notebook cost £#. A pen and a notebook cost £#. How many pence does the notebook cost?':
    (pens, many, one) => Math.round(100 * (one - (many - one) / (pens - 1))),
  'The mean of four numbers is #. Three of the numbers are #, # and #. What is the fourth number?':
    (mean, a, b, c) => 4 * mean - (a + b + c),
  'The front of a barn is a rectangle # m wide and # m high. On top is a triangle that is just as wide and # m high. What is the area of the whole front in square metres?':
    (wide, wall, roof) => wide * (wall + roof / 2),
  '# pupils go to the coast in coaches with # seats each. Each coach costs £#. How many pounds do the coaches cost?':
    (all, seats, price) => Math.ceil(all / seats) * price,
  'An isosceles triangle has two angles of #°. One of its equal sides is extended beyond the corner where the equal sides meet. How many degrees is the angle between the extension and the other equal side?':
    (base) => base + base,
  'Ben makes a row of # shapes with # sides each. Every side is one matchstick long, and shapes next to each other share a side. How many matchsticks does he need?':
    (count, sides) => count * sides - (count - 1),
  'Ali, Kim and Sam share £#. Kim gets # times as much as Ali, and Sam gets £# more than Ali. How many pounds does Ali get?':
    (all, times, more) => (all - more) / (times + 2),
  'x and y are whole numbers greater than #, and x + #y = #. How many different pairs of x and y fit?':
    (least, times, all) =>
      Array.from({ length: all }, (_, y) => all - times * y).filter(
        (x, y) => x > least && y > least,
      ).length,
};

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** The answer to a problem; null for any other text. */
export function solveProblem(question: string): number | null {
  const inNumbers = question.replace(' twice as ', ' 2 times as ');
  const way = WAYS[inNumbers.replaceAll(NUMBER, '#')];
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = (
    inNumbers.match(NUMBER) ?? []
  ).map((one) => Number(one.replaceAll(',', '')));
  return way ? way(a, b, c, d, e, f) : null;
}
