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

describe('play settings changed by a teacher', () => {
  it('a teacher sees the play settings that the pupil chose', async () => {
    const { pupil, teacher } = await teacherAndPupil();
    await pupil.call('/api/user/play-settings', { method: 'PATCH', body: { font: 'easy' } });
    expect(await teacher.get(pathOf(pupil.id))).toMatchObject({
      status: 200,
      body: { ...DEFAULT_PLAY_SETTINGS, font: 'easy' },
    });
  });

  it('a teacher can change a pupil’s play settings, and the log records the old and new values', async () => {
    const { pupil, teacher, set } = await teacherAndPupil();
    const change = { textSize: 'large', countdown: null, sound: false, calm: false };
    const now = { ...DEFAULT_PLAY_SETTINGS, ...change };
    expect(await set(change)).toMatchObject({ status: 200, body: now });
    expect((await pupil.get('/api/user/play-settings')).body).toMatchObject(now);
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

  it('play settings that a teacher leaves unchanged are not logged', async () => {
    const { teacher, set } = await teacherAndPupil();
    expect((await set({ sound: true })).body).toEqual({ ...DEFAULT_PLAY_SETTINGS, setByStaff: [] });
    expect((await teacher.get('/api/admin/audit-log')).body).toMatchObject({ total: 0 });
  });

  it('the play settings of an unknown pupil get 404', async () => {
    const { teacher, set } = await teacherAndPupil();
    expect((await teacher.get(pathOf(999_999))).status).toBe(404);
    expect((await set({ calm: true }, 999_999)).status).toBe(404);
  });

  it('an invalid change leaves the play settings unchanged', async () => {
    const { set } = await teacherAndPupil();
    expect((await set({ countdown: 5 })).status).toBe(400);
    expect((await set({})).body).toEqual({ ...DEFAULT_PLAY_SETTINGS, setByStaff: [] });
  });
});
