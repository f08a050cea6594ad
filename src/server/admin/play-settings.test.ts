import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();
const pathOf = (id: number) => `/api/admin/student/${id}/play-settings`;

async function teacherAndPupil() {
  const pupil = await server.loginAs({ username: 'mia' });
  const teacher = await server.loginAs({ isAdmin: true, username: 'head' });
  const set = (body: unknown, id = pupil.id) => teacher.call(pathOf(id), { method: 'PATCH', body });
  return { pupil, teacher, set };
}

describe('the play settings that a teacher', () => {
  it('sees are those the pupil chose', async () => {
    const { pupil, teacher } = await teacherAndPupil();
    await pupil.call('/api/user/play-settings', { method: 'PATCH', body: { font: 'easy' } });
    expect(await teacher.get(pathOf(pupil.id))).toMatchObject({
      status: 200,
      body: { ...DEFAULT_PLAY_SETTINGS, font: 'easy' },
    });
  });

  it('sets are the pupil’s from then on, and the log says what became of what', async () => {
    const { pupil, teacher, set } = await teacherAndPupil();
    const change = { textSize: 'large', countdown: null, sound: false, calm: false };
    const now = { ...DEFAULT_PLAY_SETTINGS, ...change };
    expect(await set(change)).toMatchObject({ status: 200, body: now });
    expect((await pupil.get('/api/user/play-settings')).body).toEqual(now);
    expect((await teacher.get('/api/admin/audit-log')).body).toMatchObject({
      entries: [
        {
          adminName: 'head',
          targetName: 'mia',
          action: 'Changed the play settings',
          detail: 'sound: on → off, textSize: normal → large, countdown: 1 → off',
        },
      ],
      total: 1,
    });
  });

  it('leaves as they were are not written down', async () => {
    const { teacher, set } = await teacherAndPupil();
    expect((await set({ sound: true })).body).toEqual(DEFAULT_PLAY_SETTINGS);
    expect((await teacher.get('/api/admin/audit-log')).body).toMatchObject({ total: 0 });
  });

  it('asks for of somebody unknown are not there', async () => {
    const { teacher, set } = await teacherAndPupil();
    expect((await teacher.get(pathOf(999_999))).status).toBe(404);
    expect((await set({ calm: true }, 999_999)).status).toBe(404);
  });

  it('sets wrongly stay as they were', async () => {
    const { set } = await teacherAndPupil();
    expect((await set({ countdown: 5 })).status).toBe(400);
    expect((await set({})).body).toEqual(DEFAULT_PLAY_SETTINGS);
  });
});
