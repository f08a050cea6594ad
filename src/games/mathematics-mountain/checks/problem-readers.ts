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
  'Meg has # grapes and eats #. She and Raj share the rest. How many does each get?': (
    all,
    eaten,
  ) => (all - eaten) / 2,
  'Nia has a #p coin and a #p coin. She buys a sticker for #p. How many pence are left?': (
    a,
    b,
    cost,
  ) => a + b - cost,
  'The twins blow up # red and # blue balloons. # balloons burst. How many are left?': (a, b, c) =>
    a - c + b,
  'Omar reads # pages on Monday, and # fewer on Tuesday. How many pages does he read on both days?':
    (a, fewer) => 2 * a - fewer,
  'A shop has # boxes of # pencils and sells # pencils. How many pencils are left?': (
    boxes,
    each,
    sold,
  ) => boxes * each - sold,
  'There are # packs of # buns and # packs of # buns. How many buns are there?': (a, b, c, d) =>
    a * b + c * d,
  'A pen costs #p and a rubber costs #p. Mina pays with £#. How many pence change does she get?': (
    a,
    b,
    paid,
  ) => 100 * paid - a - b,
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
  'Zara has # cards and Omar has #. She gives him some, so that they have the same. How many does she give?':
    (a, b) => a - (a + b) / 2,
};

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** The answer to a problem; null for any other text. */
export function solveProblem(question: string): number | null {
  const way = WAYS[question.replaceAll(NUMBER, '#')];
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = (question.match(NUMBER) ?? []).map(
    (one) => Number(one.replaceAll(',', '')),
  );
  return way ? way(a, b, c, d, e, f) : null;
}
