// The recordings of set work (D11), kept on the device with the rounds dealt ahead: in the browser's cache storage, or,
// where a page without HTTPS has none, as long as the page is open.
import type { OwnWork } from '#shared/contract/own-work.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { call } from './api.ts';
import { fromBase64 } from './base64.ts';
import { isServerAway } from './connection.ts';
import { recordingsCache } from './recordings-cache.ts';
import { cachedUser } from './user-cache.ts';
import { WORK_AHEAD } from './work-rounds.ts';

/** Where the version of a piece of work's recordings stands, and below it the recordings. */
const addressOf = (workId: number) => `/recordings/${workId}`;
const wordAt = (workId: number, wordId: number | string) => `${addressOf(workId)}/${wordId}`;

/** Fetches recordings that have changed, and deletes those of work that is no longer open. */
export async function keepRecordings(userId: number, open: readonly OwnWork[]): Promise<void> {
  const kept = await recordingsCache(userId);
  const wanted = open.filter(({ recordings }) => recordings !== undefined).slice(0, WORK_AHEAD);
  const addresses = await kept.addresses();
  const isWanted = (address: string) =>
    wanted.some(({ id }) => `${address}/`.startsWith(`${addressOf(id)}/`));
  for (const address of addresses) if (!isWanted(address)) await kept.forget(address);
  for (const { id: workId, recordings = '' } of wanted) {
    const version = await kept.read(addressOf(workId));
    if (version && new TextDecoder().decode(version) === recordings) continue;
    if (isServerAway()) return;
    const sent = await call(pupilContract.getOwnRecordings, { query: { work: workId } }).catch(
      () => null,
    );
    if (cachedUser()?.id !== userId) return;
    if (!sent) continue;
    for (const address of addresses) {
      if (address.startsWith(`${addressOf(workId)}/`)) await kept.forget(address);
    }
    for (const { wordId, audio } of sent.rows) {
      await kept.write(wordAt(workId, wordId), fromBase64(audio));
    }
    // The last, so that what broke off is fetched again.
    await kept.write(addressOf(workId), new TextEncoder().encode(recordings));
  }
}

/** The recording of a word of a round, by its id there; null without one. */
export async function findRecording(
  userId: number,
  workId: number,
  idInRound: string,
): Promise<Uint8Array | null> {
  const [, wordId] = /^own\/(\d+)$/.exec(idInRound) ?? [];
  if (wordId === undefined) return null;
  return (await recordingsCache(userId)).read(wordAt(workId, wordId));
}
