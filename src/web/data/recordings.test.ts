import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnWork } from '#shared/contract/own-work.ts';
import type { OwnRecording } from '#shared/contract/own-recordings.ts';
import { AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { toBase64 } from './base64.ts';
import { reportServer } from './connection.ts';
import { findRecording, keepRecordings } from './recordings.ts';
import { cacheUser, clearUserCache } from './user-cache.ts';

const mia = pupil();
const said = (wordId: number, byte: number, workId = 5): OwnRecording => ({
  workId,
  wordId,
  format: 'ogg',
  audio: toBase64(Uint8Array.of(0x4f, byte, 255)),
});
const work = (recordings?: string, id = 5): OwnWork => ({
  id,
  label: 'Week 5',
  games: ['hangman-balloons'],
  done: 0,
  of: 3,
  until: null,
  ...(recordings !== undefined && { recordings }),
});
const answerOf = (...rows: OwnRecording[]) => ({ rows, total: rows.length });
const heard = async (wordId: number, workId = 5) =>
  (await findRecording(mia.id, workId, `own/${wordId}`))?.at(1);

beforeEach(() => {
  fakeStorage();
  clearUserCache();
  cacheUser(mia);
  return clearUserCache;
});

describe('recordings on the device', () => {
  it('recordings are fetched once, and again only when they have changed', async () => {
    const api = fakeApi({ getOwnRecordings: answerOf(said(1, 10), said(2, 20)) });
    await keepRecordings(mia.id, [work('2-1')]);
    expect(api.lastQueryTo('getOwnRecordings')).toBe('work=5');
    expect([await heard(1), await heard(2), await heard(3)]).toEqual([10, 20, undefined]);
    expect(await findRecording(mia.id, 5, 'Y3.SP/island')).toBeNull();
    await keepRecordings(mia.id, [work('2-1')]);
    expect(api.sentTo('getOwnRecordings')).toHaveLength(1);
    api.answer('getOwnRecordings', answerOf(said(2, 21)));
    await keepRecordings(mia.id, [work('1-2')]);
    expect([await heard(1), await heard(2)]).toEqual([undefined, 21]);
  });

  it('recordings stay while the server is away, and are fetched again when nothing came', async () => {
    const api = fakeApi({ getOwnRecordings: answerOf(said(1, 10)) });
    await keepRecordings(mia.id, [work('1-1')]);
    api.answer('getOwnRecordings', AWAY);
    await keepRecordings(mia.id, [work('1-2')]);
    expect(await heard(1)).toBe(10);
    reportServer(true);
    api.answer('getOwnRecordings', answerOf(said(1, 11)));
    await keepRecordings(mia.id, [work('1-2')]);
    expect(await heard(1)).toBe(11);
  });

  it('recordings are deleted when their work ends, when it loses them, or when the pupil logs out', async () => {
    fakeApi({ getOwnRecordings: answerOf(said(1, 10)) });
    await keepRecordings(mia.id, [work('1-1')]);
    await keepRecordings(mia.id, [work('1-1', 50)]);
    expect([await heard(1), await heard(1, 50)]).toEqual([undefined, 10]);
    await keepRecordings(mia.id, [work(undefined, 50)]);
    expect(await heard(1, 50)).toBeUndefined();
    await keepRecordings(mia.id, [work('1-1')]);
    clearUserCache();
    expect(await heard(1)).toBeUndefined();
  });

  it('recordings are not kept for a pupil who has logged out meanwhile', async () => {
    fakeApi({
      getOwnRecordings: () => {
        clearUserCache();
        return answerOf(said(1, 10));
      },
    });
    await keepRecordings(mia.id, [work('1-1')]);
    expect(await heard(1)).toBeUndefined();
  });
});
