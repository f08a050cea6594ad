import { expect, it } from 'vitest';
import { isEasyToGuess } from './weak-password.ts';

it.each([
  '123456',
  '654321',
  '1234567890',
  'abcdef',
  'qwerty',
  'poiuytrewq',
  'asdfgh',
  '      ',
  'aaaaaa',
  'ababab',
  'abcabcabc',
  '1212121',
  'password',
  'Password1',
  'secret!!',
  'zara the brave',
  'ZARA THE BRAVE 7',
])('%j is easy to guess', (password) => {
  expect(isEasyToGuess(password, ' Zara the Brave ')).toBe(true);
});

it.each([
  'frog-cake-moon',
  'explore-7',
  'happy-tiger-482',
  'mitten',
  'zebra crossing',
  'банан-дом',
])('%j is not easy to guess', (password) => {
  expect(isEasyToGuess(password, 'zara')).toBe(false);
});
