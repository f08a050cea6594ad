import { describe, expect, it } from 'vitest';
import { SYSTEMS, systemOf } from './systems.ts';

const ON = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  iPadApp:
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/145.0 Mobile/15E148 Safari/604.1',
  chromebook:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
};

describe('systemOf', () => {
  it.each([
    ['Windows', ON.windows, 10],
    ['Mac', ON.mac, 0],
    ['iPad or iPhone', ON.mac, 5],
    ['iPad or iPhone', ON.iPadApp, 5],
    ['Chromebook', ON.chromebook, 0],
    ['Android tablet', ON.android, 5],
    ['Linux', ON.linux, 0],
    [undefined, 'Something else', 0],
  ])('systemOf recognises %s', (name, userAgent, maxTouchPoints) => {
    expect(systemOf({ userAgent, maxTouchPoints })?.name).toBe(name);
  });

  it('systemOf has steps for each of them', () => {
    expect(SYSTEMS.map(({ steps }) => steps.length >= 2)).not.toContain(false);
  });
});
