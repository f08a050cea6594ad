import { expect, it } from 'vitest';
import { fakeStorage } from '#testing/fake-storage.ts';
import { pupil } from '#testing/fake-api.ts';
import { leave } from './cached-reads.ts';
import { forgetClassCode, rememberClassCode } from './class-page.ts';
import { isNobodyRemembered, isOnClassDevice } from './last-visit.ts';
import { cacheUser, clearUserCache } from './user-cache.ts';

it('a device remembers who is signed in, until they are not', () => {
  fakeStorage();
  expect(isNobodyRemembered()).toBe(true);
  cacheUser(pupil());
  expect(isNobodyRemembered()).toBe(false);
  clearUserCache();
  expect(isNobodyRemembered()).toBe(true);
});

it('a device remembers a log-out that the server does not know of yet', async () => {
  fakeStorage();
  await leave();
  expect(isNobodyRemembered()).toBe(false);
});

it('a device remembers that it is used on a class page', () => {
  fakeStorage();
  expect(isOnClassDevice()).toBe(false);
  rememberClassCode('ABCD');
  expect(isOnClassDevice()).toBe(true);
  forgetClassCode();
  expect(isOnClassDevice()).toBe(false);
});
