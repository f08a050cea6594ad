import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { ALL_TYPES } from '../question-types/types.ts';
import type { Picture } from '../maths-picture.ts';
import { loadDrawing } from './load-drawing.ts';

const DRAWS = 6;
const WIDTH = 320;

const draw = async (picture: Picture) => {
  const html = renderToStaticMarkup(await loadDrawing(picture));
  const count = (element: RegExp) => html.match(element)?.length ?? 0;
  return {
    html,
    texts: [...html.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)</g)].map(
      ([, x, y, text]) => ({ text, x: Number(x), y: Number(y) }),
    ),
    counters: () => count(/<circle[^>]*stroke-ink/g),
    squares: () => count(/<rect[^>]*stroke-sky/g),
    shaded: () => count(/<rect[^>]*fill-sun"/g),
  };
};

const pictures = ALL_TYPES.flatMap((type) => {
  const random = seededRandom(type.row);
  const items = Array.from({ length: DRAWS }, () => type.draw(random));
  return items.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []));
});

describe('The picture of every question type', () => {
  it('the picture of every question type is drawn whole and on its paper', async () => {
    const poor = pictures.map(async ({ id, picture }) => {
      const { html, texts } = await draw(picture);
      const isBroken = !html || /NaN|undefined|Infinity|="-?\d+\.?\d*e/.test(html);
      return isBroken || texts.some(({ x }) => !(x >= 0 && x <= WIDTH)) ? [id] : [];
    });
    expect((await Promise.all(poor)).flat()).toEqual([]);
  });
});

it('the question mark on a number line covers none of its numbers', async () => {
  const covered = pictures.map(async ({ id, picture }) => {
    if (picture.kind !== 'number-line') return [];
    const { texts } = await draw(picture);
    const asked = texts.filter(({ text }) => text === '?');
    const numbers = texts.filter(({ text }) => text !== '?');
    const isCovered = asked.some(({ x, y }) =>
      numbers.some((near) => Math.abs(near.y - y) < 20 && Math.abs(near.x - x) < 24),
    );
    return isCovered ? [id] : [];
  });
  expect((await Promise.all(covered)).flat()).toEqual([]);
});

describe('What is counted in a picture', () => {
  it('what is counted in a picture is there as often as the picture says', async () => {
    expect((await draw({ kind: 'ten-frame', frames: 2, counters: [8, 5] })).counters()).toBe(13);
    expect((await draw({ kind: 'ten-frame', frames: 1, counters: [0, 0] })).counters()).toBe(0);
    expect((await draw({ kind: 'array', rows: 7, columns: 8, of: 'dots' })).counters()).toBe(56);
    expect((await draw({ kind: 'array', rows: 3, columns: 9, of: 'squares' })).squares()).toBe(27);
    expect((await draw({ kind: 'sharing', groups: 6, each: 5 })).counters()).toBe(30);
    expect((await draw({ kind: 'sharing', groups: 3, pile: 12 })).counters()).toBe(12);
    expect((await draw({ kind: 'hundred-square', shaded: 37 })).shaded()).toBe(37);
    expect((await draw({ kind: 'fraction-bar', bars: [{ parts: 8, shaded: [3] }] })).shaded()).toBe(
      3,
    );
  });

  it('what is counted in a picture has its numbers beside it', async () => {
    const textsOf = async (picture: Picture) => (await draw(picture)).texts.map(({ text }) => text);
    expect(await textsOf({ kind: 'coins', coins: [20, 5, 100], price: 35 })).toEqual([
      '20p',
      '5p',
      '£1',
      '35p',
    ]);
    expect(await textsOf({ kind: 'part-whole', whole: 14, parts: [8, null] })).toEqual([
      '14',
      '8',
      '?',
    ]);
    expect(await textsOf({ kind: 'angles', whole: 180, known: [110] })).toEqual(['110°', '?']);
  });

  it('what is counted in a chart is said on its axis', async () => {
    const charts = pictures.filter(({ picture }) => picture.kind === 'chart');
    expect(charts).not.toEqual([]);
    for (const { id, picture } of charts) {
      const { texts } = await draw(picture);
      expect(texts.map(({ text }) => text).join(' '), id).toMatch(
        /Children|Pupils|Litres|°C|Visitors/,
      );
    }
  });

  it.each([
    { hour: 3, minute: 0, short: [32, 0], long: [0, -48] },
    { hour: 9, minute: 30, short: [-31, -8], long: [0, 48] },
    { hour: 12, minute: 15, short: [4, -32], long: [48, 0] },
  ])(
    'what is counted in a picture has hands at $hour hours $minute',
    async ({ hour, minute, short, long }) => {
      const { html } = await draw({ kind: 'clock', hour, minute });
      const hands = [...html.matchAll(/d="M160 74L([\d.]+) ([\d.]+)"/g)].map(([, x, y]) => [
        Math.round(Number(x) - 160) + 0,
        Math.round(Number(y) - 74) + 0,
      ]);
      expect(hands).toEqual([short, long]);
    },
  );
});
