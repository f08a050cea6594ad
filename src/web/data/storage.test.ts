import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { fakeStorage } from '#testing/fake-storage.ts';
import { readStored, removeStored, SPARE, writeStored } from './storage.ts';

const words = z.array(z.string());
const read = (key: string) => readStored(key, words, ['otherwise']);

describe('a storage that works', () => {
  it('a working storage returns what was stored until it is removed', () => {
    const { texts } = fakeStorage();
    expect(read('key')).toEqual(['otherwise']);
    expect(writeStored('key', ['one'])).toBe(true);
    expect(read('key')).toEqual(['one']);
    removeStored('key');
    expect(read('key')).toEqual(['otherwise']);
    expect(texts.size).toBe(0);
  });

  it.each(['', '{', 'null', '7', '"one"', '{"0":"one"}', '[1]', '[null]'])(
    'a working storage returns the default for %j',
    (text) => {
      fakeStorage().texts.set('key', text);
      expect(read('key')).toEqual(['otherwise']);
    },
  );
});

describe.each(['full', 'forbidden'] as const)('a %s storage', (mood) => {
  const key = `key of a ${mood} storage`;

  it('a storage that refuses writes works while the page lives, and reports that it stores nothing', () => {
    const storage = fakeStorage();
    writeStored(key, ['before']);
    storage.becomes(mood);
    expect(writeStored(key, ['one'])).toBe(false);
    expect(read(key)).toEqual(['one']);
    expect(writeStored(key, ['two'])).toBe(false);
    expect(read(key)).toEqual(['two']);
    removeStored(key);
    expect(read(key)).toEqual(['otherwise']);
  });

  it('a storage that refused writes works again when there is room', () => {
    const storage = fakeStorage();
    storage.becomes(mood);
    writeStored(key, ['one']);
    storage.becomes('works');
    expect(read(key)).toEqual(['one']);
    expect(writeStored(key, ['two'])).toBe(true);
    expect(storage.texts.get(key)).toBe('["two"]');
    storage.texts.set(key, '["another tab"]');
    expect(read(key)).toEqual(['another tab']);
    removeStored(key);
    expect(storage.texts.size).toBe(0);
  });
});

it('the page works without any storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(read('nowhere')).toEqual(['otherwise']);
  expect(writeStored('nowhere', ['one'])).toBe(false);
  expect(read('nowhere')).toEqual(['one']);
  removeStored('nowhere');
  expect(read('nowhere')).toEqual(['otherwise']);
  vi.unstubAllGlobals();
});

describe('what can be fetched again', () => {
  it('what can be fetched again is removed to make room for what cannot', () => {
    const storage = fakeStorage();
    writeStored(`${SPARE}rounds:1`, ['one']);
    writeStored('kept', ['two']);
    writeStored(`${SPARE}rounds:2`, ['three']);
    storage.hasRoomFor(3);
    expect(writeStored('outbox:1', ['game'])).toBe(true);
    expect([...storage.texts.keys()]).toEqual(['kept', 'outbox:1']);
  });

  it('what can be fetched again does not push out its like', () => {
    const storage = fakeStorage();
    writeStored(`${SPARE}rounds:1`, ['one']);
    storage.hasRoomFor(1);
    expect(writeStored(`${SPARE}rounds:2`, ['two'])).toBe(false);
    expect([...storage.texts.keys()]).toEqual([`${SPARE}rounds:1`]);
  });
});
