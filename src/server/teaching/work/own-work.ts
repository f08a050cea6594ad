// A pupil's own set work, with the games to play for it (D11).
import type { GameId } from '#games/ids.ts';
import type { OwnWork } from '#shared/contract/own-work.ts';
import { findMemoryView } from '../../memory/view-store.ts';
import { findAsking } from '../../play/dealing-store.ts';
import type { Pupil } from '../../play/deal-rounds.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { recordingVersions } from './own-recordings.ts';
import { findOpenWork, subjectOf } from './store.ts';
import { gamesFor, labelsOf, mostAskedFirst } from './subject.ts';

/** Unfinished work, earliest end first, without content that no game can ask any more. */
export async function showOwnWork(
  { database: { db }, now }: Deps,
  pupil: Pupil,
): Promise<OwnWork[]> {
  const open = await findOpenWork(db, pupil.id, schoolDay(now()));
  const recordings = await recordingVersions(db, open);
  const labelOf = await labelsOf(db, open.map(subjectOf));
  const shown = await Promise.all(
    open.map(async (row) => {
      const { id, until, done, rounds: of } = row;
      const what = subjectOf(row);
      const able = await gamesFor(db, what);
      const games = what.due ? await inTurn(able) : able;
      const version = recordings.get(id);
      const work = { id, label: labelOf(what), games, done, of, until };
      return version === undefined ? work : { ...work, recordings: version };
    }),
  );
  return shown.filter(({ games }) => games.length > 0);

  async function inTurn(able: readonly GameId[]): Promise<GameId[]> {
    const { items } = await findMemoryView(db, pupil.id, '', now());
    const due = [...items.values()].filter(({ isDue }) => isDue).map(({ item }) => item);
    return mostAskedFirst(able, due, await findAsking(db, pupil));
  }
}
