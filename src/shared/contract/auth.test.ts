import { describe, expect, it } from 'vitest';
import { chosenNameSchema, credentialsSchema, registerSchema } from './auth.ts';

const account = (fields: object) => ({ username: 'zara', password: 'explore-7', ...fields });
/** The message for a registration with these fields; undefined if they are accepted. */
const refusal = (fields: object) =>
  registerSchema.safeParse(account(fields)).error?.issues[0]?.message;
const registered = (fields: object) => registerSchema.parse(account(fields));

it.each([
  ['', 'Username is required'],
  ['   ', 'Username is required'],
  ['x'.repeat(41), 'Username must be at most 40 characters'],
])('a registration with the username %j is refused with its message', (username, message) => {
  expect(refusal({ username })).toBe(message);
});

it.each([
  ['12345', 'Password must be at least 6 characters'],
  ['x'.repeat(201), 'Password must be at most 200 characters'],
])('a registration with the password %j is refused with its message', (password, message) => {
  expect(refusal({ password })).toBe(message);
});

it.each(['<b>', 'a@b', 'a/b', 'a\u0000b', 'a\nb', 'smile 😀'])(
  'the username %j is refused',
  (username) => {
    expect(refusal({ username })).toEqual(expect.any(String));
  },
);

it.each(['Sam B.', 'under_score', 'x-1'])('the username %j is accepted', (username) => {
  expect(registered({ username })).toMatchObject({ username });
});

it.each([
  'Zoë',
  'José',
  'Siân',
  'Пётр',
  'محمد',
  'علی رضا',
  'יעל',
  'अर्जुन',
  'தமிழ்',
  'สมชาย',
  '李小龙',
  'さくら',
  '민준',
  'Ọlá',
  'Þór',
])('names such as %s are accepted as usernames and display names', (name) => {
  const shown = name.normalize('NFC');
  const names = { username: shown, displayName: shown };
  expect(registered({ username: name, displayName: name })).toMatchObject(names);
  expect(chosenNameSchema.parse(name)).toBe(shown);
});

it.each([
  ['  Zara the Brave ', 'Zara the Brave'],
  ['Zoe\u0308', 'Zoë'],
  ['🦊 <b>Zara</b>', '🦊 <b>Zara</b>'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['   ', ''],
  [null, undefined],
  [undefined, undefined],
])('the display name %j is kept as %j', (displayName, kept) => {
  expect(registered({ displayName })).toHaveProperty('displayName', kept);
});

it.each(['x'.repeat(41), 'a\u0000b', 'a\nb', 'a\u007fb', 'half \ud83d', 7, ['a'], { a: 1 }])(
  'the display name %j is refused',
  (displayName) => {
    expect(refusal({ displayName })).toEqual(expect.any(String));
  },
);

describe.each([
  ['a variation selector', 'zara\uFE0F'],
  ['a grapheme joiner', 'za\u034Fra'],
  ['nothing but a Hangul filler', '\u3164'],
  ['a zero-width space', 'za\u200Bra'],
  ['a zero-width joiner', 'za\u200Dra'],
  ['a zero-width non-joiner', 'za\u200Cra'],
  ['a right-to-left override', 'za\u202Era'],
  ['an isolate', '\u2066zara\u2069'],
  ['a soft hyphen', 'za\u00ADra'],
  ['a Khmer vowel that is never shown', 'za\u17B4ra'],
  ['a supplementary variation selector', 'zara\u{E0101}'],
  ['a tag', 'zara\u{E0061}'],
])('a name with %s in it', (_, name) => {
  it('the name is refused as a username and as a display name, with the reason', () => {
    const again = (what: string) =>
      `Please type the ${what} again: it has a hidden character in it`;
    expect(refusal({ username: name })).toBe(again('username'));
    expect(refusal({ displayName: name })).toBe(again('display name'));
    expect(chosenNameSchema.safeParse(name).error?.issues[0]?.message).toBe(again('display name'));
  });
});

it('a name with any control of the direction of writing in it is refused', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const turning = all.filter((char) => /\p{Bidi_Control}/u.test(char));
  expect(turning.length).toBeGreaterThan(10);
  const refused = turning.filter((char) => refusal({ displayName: `za${char}ra` }) !== undefined);
  expect(refused).toEqual(turning);
});

it.each([
  [{ password: 'x' }, 'Username is required'],
  [{ username: '', password: 'x' }, 'Username is required'],
  [{ username: 'zara' }, 'Password is required'],
])('a log-in with %o is told which field is missing', (credentials, message) => {
  expect(credentialsSchema.safeParse(credentials).error?.issues[0]?.message).toBe(message);
});
