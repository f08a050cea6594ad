import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const WHOSE = { username: 'Head Teacher', appName: 'Bright Explorers' };
const TOO_SHORT = 'Password must be at least 12 characters';
const GUESSABLE =
  'That password is easy to guess. Please choose another, such as four words in a row';

describe('passwordProblem', () => {
  it.each([
    ['123456', TOO_SHORT],
    ['x7#kPq9!mZ2', TOO_SHORT],
    // Eleven characters, though they have more code units.
    ['🦊🐢🦉🐝🦋🐙🦔🦀🐌🐞🐳', TOO_SHORT],
    ['123456789012', GUESSABLE],
    ['password1234', GUESSABLE],
    ['Passw0rd!2345', GUESSABLE],
    ['qwertyuiopasd', GUESSABLE],
    ['aaaaaaaaaaaa', GUESSABLE],
    ['Head Teacher', GUESSABLE],
    ['headteacher1', GUESSABLE],
    ['BrightExplorers', GUESSABLE],
  ])('an owner’s password cannot be %s', async (password, sentence) => {
    expect(await passwordProblem('owner', password, WHOSE)).toBe(sentence);
  });

  it.each(['correct horse battery', 'x'.repeat(3) + 'Q8#wz!Lp2v'])(
    'an owner’s password can be %s',
    async (password) => {
      expect(await passwordProblem('owner', password, WHOSE)).toBeNull();
    },
  );

  it('a very long password is judged quickly', async () => {
    const start = performance.now();
    await passwordProblem('owner', 'ab1!'.repeat(50), WHOSE);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

it.each(['123456', 'Head Teacher', '      '])('a pupil’s password can be %j', async (password) => {
  expect(await passwordProblem('pupil', password, WHOSE)).toBeNull();
});
