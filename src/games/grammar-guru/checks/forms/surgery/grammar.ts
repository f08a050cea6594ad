// Which orders of tiles are good English, by their jobs: so that an author forgets none, and lists no bad one.
import type { Role } from '../../../forms/surgery/deal.ts';

const LETTERS: Readonly<Record<Role, string>> = {
  front: 'f',
  asking: 'q',
  subject: 's',
  extra: 'r',
  helper: 'h',
  'second helper': 'n',
  adverb: 'a',
  'free adverb': 'p',
  verb: 'v',
  'plain verb': 'b',
  object: 'o',
  doer: 'd',
  end: 'e',
  clause: 'c',
  tag: 't',
};

/** Behind the verb: its object, then in any order how, by whom, where and when, and last a clause. */
const REST = 'o?[apde]*c?';
/** The verb with its helpers, and an adverb that says how before it or between them; “probably” also before the helper. */
const VERBS = '(?:[ap]?v|p?h[ap]?n?[ap]?b)';

/** A statement or a command. Words that say how, where or when may begin it without a comma where no tile has one. */
const STATEMENT = new RegExp(`^(?:f|[ape]{0,2})(?:sr?${VERBS}|b)${REST}t?$`);

const QUESTION = new RegExp(`^f?(?:qh?|h)sr?[ap]?n?[ap]?b?${REST}$`);

const EXCLAMATION = /^qsv$/;

/** The good orders of the tiles, all of which are used. */
export function goodOrders(tiles: Readonly<Record<string, Role>>, end: string): string[][] {
  const hasTag = Object.values(tiles).includes('tag');
  const isQuestion = end === '?' && !hasTag;
  const pattern = isQuestion ? QUESTION : end === '!' ? EXCLAMATION : STATEMENT;
  return ordersOf(Object.keys(tiles)).filter((order) =>
    pattern.test(order.map((tile) => LETTERS[tiles[tile] ?? 'tag']).join('')),
  );
}

function ordersOf(tiles: readonly string[]): string[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((first) =>
    ordersOf(tiles.filter((tile) => tile !== first)).map((rest) => [first, ...rest]),
  );
}
