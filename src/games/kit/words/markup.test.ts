import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkup, withoutMarkup, type Piece } from './markup.ts';

const plain = (text: string): Piece => ({ kind: 'plain', text });
const bold = (text: string): Piece => ({ kind: 'bold', text });

describe('parseMarkup', () => {
  it.each<[string, Piece[][]]>([
    ['Choose a word.', [[plain('Choose a word.')]]],
    ['Which fits?\nI ran.', [[plain('Which fits?')], [plain('I ran.')]]],
    ['Is it **not** so?', [[plain('Is it '), bold('not'), plain(' so?')]]],
    ['**a** or **an**', [[bold('a'), plain(' or '), bold('an')]]],
    ['I ___ home.', [[plain('I '), { kind: 'blank', text: '___' }, plain(' home.')]]],
    ['3 ** 4', [[plain('3 ** 4')]]],
    ['**open', [[plain('**open')]]],
    ['a_b', [[plain('a_b')]]],
    ['<b>no tags</b>', [[plain('<b>no tags</b>')]]],
  ])('parseMarkup reads %j', (text, lines) => {
    expect(parseMarkup(text)).toEqual(lines);
  });

  it('parseMarkup never loses or invents a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '*', '_', ' ', '\n') }), (text) => {
        const written = ({ kind, text: inside }: Piece) =>
          kind === 'bold' ? `**${inside}**` : inside;
        const lines = parseMarkup(text).map((line) => line.map(written).join(''));
        expect(lines.join('\n')).toBe(text);
      }),
    );
  });
});

describe('withoutMarkup', () => {
  it('withoutMarkup says a blank as a word and joins the lines', () => {
    expect(withoutMarkup('Which is **not** right?\nI ___ home.')).toBe(
      'Which is not right? I blank home.',
    );
  });

  it('withoutMarkup says a blank within a word as a word of its own', () => {
    expect(withoutMarkup('It is steep___ than that.\nThe dog bark___.\n___happy')).toBe(
      'It is steep blank than that. The dog bark blank. blank happy',
    );
  });
});
