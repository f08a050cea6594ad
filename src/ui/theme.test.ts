import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Palette = Record<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

function coloursIn(css: string): Palette {
  const found = css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

const NORMAL = coloursIn(read('./theme.css'));
const HIGH: Palette = { ...NORMAL, ...coloursIn(read('./comfort.css')) };

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['ink', 'ink-soft', 'sea', 'leaf', 'sky', 'coral', 'grape'];
const FILLS = ['sea', 'leaf', 'sky', 'coral', 'grape', 'ink'];
const softOnes = Object.keys(NORMAL).filter(
  (name) => name.endsWith('-soft') && name !== 'ink-soft',
);
const GROUNDS = ['cream', 'paper', ...softOnes];

const pairs = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => ({ text, ground }))),
  ...FILLS.map((ground) => ({ text: 'white', ground })),
  { text: 'ink', ground: 'sun' },
];

describe.each([
  { name: 'the usual palette', palette: NORMAL, text: 4.5, border: 3 },
  { name: 'the strong palette', palette: HIGH, text: 7, border: 7 },
])('$name', ({ palette, text: needed, border }) => {
  const colour = (name: string) => (name === 'white' ? '#ffffff' : (palette[name] ?? ''));

  it.each(pairs)(`the palette holds ${needed}:1 for $text on $ground`, ({ text, ground }) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(needed);
  });

  it.each(GROUNDS)(`the palette holds ${border}:1 for the edge of a control on %s`, (ground) => {
    expect(contrast(colour('edge'), colour(ground))).toBeGreaterThanOrEqual(border);
  });
});

it('the strong palette leaves out no colour of the usual one', () => {
  expect(Object.keys(coloursIn(read('./comfort.css'))).sort()).toEqual(Object.keys(NORMAL).sort());
});
