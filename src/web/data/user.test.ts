import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY, fakeApi, NOBODY, pupil } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { makeQueryClient } from './query-client.ts';
import { startWithLastUser, watchUser } from './user.ts';
import { cachedUser, cacheUser } from './user-cache.ts';
import { leave } from './cached-reads.ts';

const mia = pupil();

beforeEach(() => void fakeStorage());

/** A client that shows this user, and everything it shows later. */
function seen() {
  const client = makeQueryClient();
  const isKnown = startWithLastUser(client);
  const shown: (string | null)[] = [];
  watchUser(client, (user) => void shown.push(user?.displayName ?? null));
  return { client, isKnown, shown };
}

describe('a device that knows who played last', () => {
  it('a device shows the last pupil until the server responds', async () => {
    cacheUser(mia);
    fakeApi({ getUser: { ...mia, displayName: 'Mia Rose' } });
    const { isKnown, shown } = seen();
    expect(isKnown).toBe(true);
    expect(shown).toEqual([mia.displayName]);
    await vi.waitFor(() => expect(shown.at(-1)).toBe('Mia Rose'));
  });

  it('a device signs the pupil out when the server says that the session is over', async () => {
    cacheUser(mia);
    fakeApi({ getUser: NOBODY });
    const { client } = seen();
    expect(client.getQueryData(['user'])).not.toBeNull();
    await vi.waitFor(() => expect(client.getQueryData(['user'])).toBeNull());
    expect(cachedUser()).toBeNull();
  });

  it('a device does not show a pupil whose log-out has not reached the server yet', async () => {
    cacheUser(mia);
    fakeApi({ logout: AWAY, getUser: AWAY });
    await leave();
    expect(seen().isKnown).toBe(false);
  });
});

it('a device without a stored pupil waits for the server', () => {
  fakeApi({ getUser: mia });
  expect(seen()).toMatchObject({ isKnown: false, shown: [null] });
});
