import { expect, it } from 'vitest';
import { usernamesFor } from './usernames.ts';

it.each([
  ['Zoë Hughes', 'zoe.hughes'],
  ['Siân O’Neil-Łuczak', 'sian.oneil.luczak'],
  ['Søren Groß', 'soren.gross'],
  ['Юрий', 'юрий'],
  ['नीता', 'नीता'],
])(
  'the username made for %s is %s, which an English keyboard can type where it can',
  (name, username) => {
    expect(usernamesFor(name).next().value).toBe(username);
  },
);
