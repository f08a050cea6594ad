import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { userSettings } from '../../platform/db/schema.ts';

const server = setUpTestApp();
const PATH = '/api/user/play-settings';

const patch = (browser: TestBrowser, body: unknown, query = '') =>
  browser.call(PATH + query, { method: 'PATCH', body });

/** Stores settings in the database as an older or newer version might have left them. */
const keep = (userId: number, playSettings: unknown) =>
  server.deps.database.db
    .update(userSettings)
    .set({ playSettings })
    .where(eq(userSettings.userId, userId));

describe('the play settings', () => {
  it('a new pupil has the default play settings', async () => {
    const pupil = await server.loginAs();
    expect(await pupil.get(PATH)).toMatchObject({ status: 200, body: DEFAULT_PLAY_SETTINGS });
  });

  it('play settings can be changed one by one, and are answered as a whole even in a new session', async () => {
    const pupil = await server.loginAs();
    expect(await patch(pupil, { textSize: 'largest', countdown: null })).toMatchObject({
      status: 200,
      body: { ...DEFAULT_PLAY_SETTINGS, textSize: 'largest', countdown: null },
    });
    await patch(pupil, { calm: true });
    await patch(pupil, { countdown: 2 });
    const now = { ...DEFAULT_PLAY_SETTINGS, textSize: 'largest', countdown: 2, calm: true };
    expect((await pupil.get(PATH)).body).toEqual(now);
    expect((await patch(pupil, {})).body).toEqual(now);
  });

  it('simultaneous changes of different play settings are all kept', async () => {
    const pupil = await server.loginAs();
    const changes = [{ calm: true }, { sound: false }, { font: 'easy' }, { contrast: 'high' }];
    await Promise.all(changes.map((change) => patch(pupil, change)));
    expect((await pupil.get(PATH)).body).toEqual(
      Object.assign({}, DEFAULT_PLAY_SETTINGS, ...changes),
    );
  });

  it('changing one pupil’s play settings does not affect another’s', async () => {
    const [mia, omar] = [await server.loginAs(), await server.loginAs()];
    await patch(mia, { spacing: 'wide' });
    expect((await omar.get(PATH)).body).toEqual(DEFAULT_PLAY_SETTINGS);
  });

  it('play settings can be neither read nor changed by a browser in which another user has signed in', async () => {
    const [mia, omar] = [await server.loginAs(), await server.loginAs()];
    expect((await patch(mia, { calm: true }, `?userId=${omar.id}`)).status).toBe(401);
    expect((await mia.get(`${PATH}?userId=${omar.id}`)).status).toBe(401);
    expect((await mia.get(`${PATH}?userId=${mia.id}`)).body).toEqual(DEFAULT_PLAY_SETTINGS);
  });

  it('play settings cannot be set to values that do not exist', async () => {
    const pupil = await server.loginAs();
    for (const body of [{ countdown: 4 }, { textSize: 'huge' }, { sound: 1 }, []]) {
      expect((await patch(pupil, body)).status).toBe(400);
    }
    expect((await pupil.get(PATH)).body).toEqual(DEFAULT_PLAY_SETTINGS);
  });

  it('stored settings that are invalid fall back to their default, and the others stay', async () => {
    const pupil = await server.loginAs();
    await keep(pupil.id, { textSize: 'gigantic', calm: true, smell: 'roses' });
    expect((await pupil.get(PATH)).body).toEqual({ ...DEFAULT_PLAY_SETTINGS, calm: true });
    expect((await patch(pupil, { sound: false })).body).toEqual({
      ...DEFAULT_PLAY_SETTINGS,
      calm: true,
      sound: false,
    });
  });
});
