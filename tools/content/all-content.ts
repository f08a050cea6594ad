// All content of all games by year, and the comment lists, for the rules and the catalogue.
import { CONTENT_RULES } from '#games/checks/content-rules.ts';
import { GAME_IDS, type GameId } from '#games/ids.ts';
import { slipsSchema, type SlipText } from '#games/grammar-guru/slip.ts';
import type { GameContent, ReadFile, YearOfGame } from '#games/kit/checks/content.ts';
import type { Text } from '#games/kit/checks/texts.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { factsSchema, storySchema, type Fact } from '#shared/journey-texts.ts';
import { readCommentLists, type CommentLists } from './comment-lists.ts';
import { NO_PROSE, proseOf, type Prose } from './prose.ts';
import { ContentError, readContent, type Location } from './read.ts';

interface GameInYear extends YearOfGame {
  gameId: GameId;
}

/** Everything that pupils of one year are asked, in the order of the home page, and what they read. */
export interface YearContent {
  year: YearGroup;
  games: readonly GameInYear[];
  prose: Prose;
}

/** The games that have content, in the order of the home page. */
export const GAMES_WITH_CONTENT: readonly (GameContent & { gameId: GameId })[] = GAME_IDS.flatMap(
  (gameId) => {
    const content = CONTENT_RULES[gameId];
    return content ? [{ ...content, gameId }] : [];
  },
);

/** All content, the lists for comments, and the location of each item by its id; items made by code have none. */
export interface AllContent {
  content: readonly YearContent[];
  /** What is found at the stops of a journey, in every year. */
  facts: readonly Fact[];
  comments: CommentLists;
  /** The sentence for teachers about each misconception. */
  slips: readonly SlipText[];
  locations: ReadonlyMap<string, Location>;
}

/** The content of the six years and the lists; throws ContentError with every problem of every file. */
export function readAllContent(): AllContent {
  const locations = new Map<string, Location>();
  const problems: string[] = [];
  const content = YEAR_GROUPS.map((year) => {
    const read = readerOf(year, locations);
    return {
      year,
      prose: readPart(() => proseOf(read('story', storySchema)), problems) ?? NO_PROSE,
      games: GAMES_WITH_CONTENT.flatMap(({ gameId, ofYear }) => {
        const part = readPart(() => ofYear(year, read), problems);
        return part ? [{ ...part, gameId }] : [];
      }),
    };
  });
  const facts = readPart(() => readFacts(locations), problems);
  const comments = readPart(() => readCommentLists(locations), problems);
  const slips = readPart(() => readContent(SLIPS_FILE, slipsSchema).items, problems);
  if (!facts || !comments || !slips || problems.length > 0) {
    throw new ContentError(problems.join('\n'));
  }
  return { content, facts, comments, slips, locations };
}

const FACTS_FILE = 'content/journey-facts.yaml';
export const SLIPS_FILE = 'content/grammar-slips.yaml';

function readFacts(locations: Map<string, Location>): readonly Fact[] {
  const { items, locations: own } = readContent(FACTS_FILE, factsSchema);
  for (const [id, location] of own) locations.set(id, location);
  return items;
}

/** Null if a file cannot be used; its problems are added to `problems`. */
function readPart<Part>(read: () => Part, problems: string[]): Part | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(error.message);
    return null;
  }
}

/** Reads the files of a year, and records the locations of their items in `locations`. */
export function readerOf(year: YearGroup, locations = new Map<string, Location>()): ReadFile {
  return (name, schema) => {
    const { items, locations: own } = readContent(`content/year-${year}/${name}.yaml`, schema);
    for (const [id, location] of own) locations.set(id, location);
    return items;
  };
}

/** All texts of a year. */
export function textsOf({ games, prose }: YearContent): Text[] {
  return [...games.flatMap(({ texts }) => texts), ...prose.texts];
}
