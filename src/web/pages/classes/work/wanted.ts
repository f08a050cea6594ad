// What a teacher is about to set, as the form holds it (D11).
import { z } from 'zod/mini';
import { GAME_IDS, type GameId } from '#games/ids.ts';
import type { NewWork } from '#shared/contract/work.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';

export const KINDS = ['objective', 'game', 'words', 'due', 'think'] as const;
export type Kind = (typeof KINDS)[number];

/** Days until the last one; null for no end. */
export const LASTING = [0, 1, 7, 14, null] as const;
export type Lasting = (typeof LASTING)[number];

export interface Wanted {
  kind: Kind;
  /** Whose objectives are offered; null for all. */
  year: YearGroup | null;
  /** Empty while none is chosen. */
  objective: string;
  gameId: GameId;
  /** A list of own words; null while none is chosen. */
  listId: number | null;
  /** Null for the whole class. */
  pupilIds: readonly number[] | null;
  lasting: Lasting;
  rounds: number;
}

const rowIdSchema = z.int().check(z.minimum(1));
const LASTS_A_WEEK: Lasting = 7;

/** The form as a link to the page fills it in: `?objective=Y4.GR.5`, `?due`, `?game=word-search`, `?words=12`, with `&pupils=3,4`. */
export function wantedFrom(search: string, classYear: YearGroup | null): Wanted {
  const query = new URLSearchParams(search);
  const objective = query.get('objective') ?? '';
  const gameId = GAME_IDS.find((id) => id === query.get('game'));
  const yearOfObjective = Number(/^Y([1-6])\./.exec(objective)?.[1]);
  return {
    kind: kindIn(query),
    year: yearOfObjective ? yearOrFirst(yearOfObjective) : classYear,
    objective,
    gameId: gameId ?? 'grammar-guru',
    listId: rowIdSchema.safeParse(Number(query.get('words'))).data ?? null,
    pupilIds: pupilsIn(query),
    lasting: LASTS_A_WEEK,
    rounds: 1,
  };
}

function kindIn(query: URLSearchParams): Kind {
  if (query.has('due')) return 'due';
  if (query.has('think')) return 'think';
  if (query.has('words')) return 'words';
  return query.has('game') ? 'game' : 'objective';
}

function pupilsIn(query: URLSearchParams): number[] | null {
  const listed = query.get('pupils')?.split(',').map(Number);
  return z.array(rowIdSchema).safeParse(listed).data ?? null;
}

/** What is sent; a sentence instead where something is missing. */
export function newWorkOf(wanted: Wanted, now: Date): NewWork | string {
  const { kind, objective, gameId, listId, pupilIds, lasting, rounds } = wanted;
  if (kind === 'objective' && objective === '') return 'Please choose an objective.';
  if (kind === 'words' && listId === null) return 'Please choose a list of words.';
  if (pupilIds?.length === 0) return 'Please choose at least one pupil.';
  const subjects = {
    objective: { objective },
    game: { gameId },
    words: { words: listId ?? 0 },
    due: { due: true } as const,
    think: { think: true } as const,
  };
  const what = subjects[kind];
  return {
    what,
    ...(pupilIds && { pupilIds: [...pupilIds] }),
    ...(lasting !== null && { until: dayIn(now, lasting) }),
    rounds,
  };
}

/** The calendar day `days` from now by the device's clock, which in a school agrees with the server's. */
export function dayIn(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
