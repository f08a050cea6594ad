// What happens to a comment (D10): contact data is masked, and a possible worry is put on the worry list.
import { describe, expect, it } from 'vitest';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { buildApp } from '../app.ts';
import { commentWorries, feedbacks } from '../platform/db/schema.ts';

const server = setUpTestApp();

const say = (pupil: TestBrowser, comment: string | null, more: object = {}) =>
  pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 5, comment, ...more });
const kept = () => server.deps.database.db.select().from(feedbacks).orderBy(feedbacks.id);
const worries = () => server.deps.database.db.select().from(commentWorries);

describe('a comment', () => {
  it('a comment is stored and returned without contact data, and marked as masked', async () => {
    const pupil = await server.loginAs();
    const answer = await say(pupil, 'Ring me on 07700 900123!');
    expect(answer).toMatchObject({ status: 201, body: { comment: 'Ring me on •••!' } });
    expect(await kept()).toMatchObject([{ comment: 'Ring me on •••!', masked: true }]);
  });

  it.each(['So much fun!', 'This is shit.', '  '])(
    'the comment %j is stored as typed',
    async (comment) => {
      const pupil = await server.loginAs();
      await say(pupil, comment);
      expect(await kept()).toMatchObject([{ comment, masked: false }]);
    },
  );

  it.each([null, ''])('a missing comment (%j) is not marked as masked', async (comment) => {
    const pupil = await server.loginAs();
    await say(pupil, comment);
    expect(await kept()).toMatchObject([{ comment: null, masked: null }]);
  });
});

describe('a comment that may tell of a worry', () => {
  it('a comment that may express a worry is put on the worry list once, with the same response as any other', async () => {
    const pupil = await server.loginAs();
    const playId = crypto.randomUUID();
    const first = await say(pupil, 'My dad hits me.', { playId });
    const again = await say(pupil, 'My dad hits me.', { playId });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(Object.keys(Object(first.body)).toSorted()).toEqual(
      Object.keys(Object((await say(pupil, 'Fun!')).body)).toSorted(),
    );
    const [row] = await kept();
    expect(await worries()).toEqual([
      {
        feedbackId: row?.id,
        userId: pupil.id,
        createdAt: row?.createdAt,
        acknowledgedAt: null,
        acknowledgedBy: null,
      },
    ]);
  });

  it('a worry is recognised in the typed text, even if masking hides it', async () => {
    const pupil = await server.loginAs();
    const { body } = await say(pupil, 'my snap is kms_4');
    expect(body).toMatchObject({ comment: 'my snap is •••' });
    expect(await worries()).toHaveLength(1);
  });

  it('the school’s own phrases also identify a worry', async () => {
    const config = { ...server.deps.config, ownWorries: ['the red van'] };
    const own = await buildApp({ ...server.deps, config }, '/nowhere');
    const pupil = await server.loginAs();
    for (const comment of ['The RED van is here', 'Vans are red', 'he hits me']) {
      await own.inject({
        method: 'POST',
        url: '/api/game/feedback',
        cookies: { sid: pupil.cookie() ?? '' },
        payload: { gameId: 'word-search', rating: 5, comment },
      });
    }
    await own.close();
    const [van, , hits] = await kept();
    expect((await worries()).map(({ feedbackId }) => feedbackId)).toEqual([van?.id, hits?.id]);
  });

  it('comments by grown-ups are not searched for worries', async () => {
    await say(await server.loginAs({ role: 'teacher' }), 'I am scared of him');
    expect(await worries()).toEqual([]);
  });

  it('no later response to the pupil reveals that a comment is on the worry list', async () => {
    const pupil = await server.loginAs();
    await say(pupil, 'I want to die');
    const paths = ['/api/user', '/api/user/data', '/api/user/game-history', '/api/user/settings'];
    for (const path of paths) {
      const { status, body } = await pupil.get(path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/to die|worr/i);
    }
  });
});
