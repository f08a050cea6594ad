import { expect, it } from 'vitest';
import { cannotUse, hasKnownReason } from './folder-errors.ts';

it.each([
  'FATAL:  pre-existing shared memory block (key 123, ID 4) is still in use',
  'FATAL:  lock file "postmaster.pid" already exists',
])('what an earlier server still uses is not called damaged: %s', (lastWords) => {
  expect(hasKnownReason(lastWords)).toBe(true);
  expect(cannotUse('/school', lastWords).message).toBe(
    'The embedded database in /school cannot be opened: an earlier server of it is still running. Please wait a minute and start again, or restart the machine.',
  );
});

it('a file that the user may not write is not mistaken for one that a server uses', () => {
  const lastWords = 'FATAL:  could not create lock file "postmaster.pid": Permission denied';
  expect(cannotUse('/school', lastWords).message).toContain('may not write there');
});
