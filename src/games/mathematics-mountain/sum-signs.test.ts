import { describe, expect, it } from 'vitest';
import { findSigns, type SumPart } from './sum-signs.ts';

const text = (words: string): SumPart => ({ kind: 'text', text: words });
const gap: SumPart = { kind: 'gap' };
const fraction = (top: string, bottom: string): SumPart => ({ kind: 'fraction', top, bottom });

describe('findSigns', () => {
  it.each<[string, SumPart[]]>([
    ['7 × 8 = ?', [text('7 × 8 = '), gap]],
    ['? × 8 = 48', [gap, text(' × 8 = 48')]],
    ['364 = 300 + ? + 4', [text('364 = 300 + '), gap, text(' + 4')]],
    ['£1 − 35p = ?p', [text('£1 − 35p = '), gap, text('p')]],
    ['150, 200, 250, ?', [text('150, 200, 250, '), gap]],
    ['4 m = ? cm', [text('4 m = '), gap, text(' cm')]],
    [
      '2/7 + 3/7 = ?/7',
      [fraction('2', '7'), text(' + '), fraction('3', '7'), text(' = '), fraction('?', '7')],
    ],
    ['1/4 ÷ 2 = 1/?', [fraction('1', '4'), text(' ÷ 2 = '), fraction('1', '?')]],
    ['1/5 of 35?', [fraction('1', '5'), text(' of 35?')]],
    ['What is 3/4?', [text('What is '), fraction('3', '4'), text('?')]],
    ['1 3/4 hours', [text('1 '), fraction('3', '4'), text(' hours')]],
    ['(1/2)', [text('('), fraction('1', '2'), text(')')]],
    ['How many days are in June?', [text('How many days are in June?')]],
    ['Area in cm²?', [text('Area in cm²?')]],
    ['On 16/07/2025', [text('On 16/07/2025')]],
    ['Speed in km/h', [text('Speed in km/h')]],
    ['n + 17 = 52. n = ?', [text('n + 17 = 52. n = '), gap]],
  ])('findSigns finds the signs of %j', (question, parts) => {
    expect(findSigns(question)).toEqual(parts);
  });
});
