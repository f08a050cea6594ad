import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn, LONGEST_WAIT_MS } from './session-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const passTurns = () => vi.advanceTimersByTimeAsync(0);

/** Makes calls, and answers or refuses those that were sent. */
function calls() {
  const sent: string[] = [];
  const answers = new Map<string, { answer: () => void; refuse: () => void }>();
  const make = (name: string, replacesSession: boolean) =>
    inTurn(replacesSession, () => {
      sent.push(name);
      return new Promise<string>((resolve, reject) => {
        answers.set(name, { answer: () => resolve(name), refuse: () => reject(new Error(name)) });
      });
    });
  return {
    sent,
    call: (name: string) => make(name, false),
    replace: (name: string) => make(name, true),
    to: (name: string) => {
      const found = answers.get(name);
      if (!found) throw new Error(`${name} was not sent.`);
      return found;
    },
  };
}

it('calls that keep the session are sent at once', () => {
  const { sent, call, to } = calls();
  void call('pupils');
  void call('games');
  expect(sent).toEqual(['pupils', 'games']);
  to('pupils').answer();
  to('games').answer();
});

it.each(['answer', 'refuse'] as const)(
  'a call that replaces the session waits for those before it and holds back those after it: %s',
  async (outcome) => {
    const { sent, call, replace, to } = calls();
    const before = call('before').catch(() => 'refused');
    const replaced = replace('new session').catch(() => 'refused');
    const after = call('after');
    await passTurns();
    expect(sent).toEqual(['before']);
    to('before')[outcome]();
    await passTurns();
    expect(sent).toEqual(['before', 'new session']);
    to('new session')[outcome]();
    await passTurns();
    expect(sent).toEqual(['before', 'new session', 'after']);
    to('after').answer();
    await Promise.all([before, replaced, after]);
  },
);

it('a call without an answer holds back the call that replaces the session for five seconds', async () => {
  const { sent, call, replace, to } = calls();
  void call('lost');
  void replace('new session');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
  expect(sent).toEqual(['lost']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['lost', 'new session']);
  to('lost').answer();
  to('new session').answer();
  await passTurns();
});

it('a call that replaces the session holds others back for no longer than five seconds', async () => {
  const { sent, call, replace, to } = calls();
  void replace('new session');
  await passTurns();
  void call('round');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
  expect(sent).toEqual(['new session']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['new session', 'round']);
  to('new session').answer();
  to('round').answer();
  await passTurns();
});

it('two calls that replace the session are sent one after the other', async () => {
  const { sent, replace, to } = calls();
  void replace('first');
  void replace('second');
  await passTurns();
  expect(sent).toEqual(['first']);
  to('first').answer();
  await passTurns();
  expect(sent).toEqual(['first', 'second']);
  to('second').answer();
  await passTurns();
});
