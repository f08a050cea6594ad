import { describe, expect, it } from 'vitest';
import { spokenForm } from './spoken.ts';
import {
  fractionInWords,
  inWords,
  listInWords,
  num,
  ordinal,
  roman,
  withArticle,
} from './wording.ts';

describe('numbers as British schools write them', () => {
  it('numbers as British schools write them have commas from 10,000 up, a real minus and plain decimals', () => {
    expect([0, 9999, 10_000, 1_234_567, -4, 0.27].map(num)).toEqual([
      '0',
      '9999',
      '10,000',
      '1,234,567',
      '−4',
      '0.27',
    ]);
  });

  it('numbers as British schools write them are said in words', () => {
    expect([0, 12, 20, 64, 90].map(inWords)).toEqual([
      'zero',
      'twelve',
      'twenty',
      'sixty-four',
      'ninety',
    ]);
    expect([3, 8, 12, 20, 21, 35].map(ordinal)).toEqual([
      'third',
      'eighth',
      'twelfth',
      'twentieth',
      'twenty-first',
      'thirty-fifth',
    ]);
    expect(fractionInWords(3, 4)).toBe('three quarters');
    expect(fractionInWords(1, 2)).toBe('one half');
  });

  it('numbers as British schools write them are written in Roman numerals', () => {
    expect([4, 9, 42, 99, 420, 2020].map(roman)).toEqual([
      'IV',
      'IX',
      'XLII',
      'XCIX',
      'CDXX',
      'MMXX',
    ]);
  });

  it('numbers as British schools write them stand in a list without a comma before and', () => {
    expect(listInWords([4, 7, 10])).toBe('4, 7 and 10');
  });
});

it.each([
  'a hexagon',
  'an octagon',
  'a uniform',
  'an 8 cm side',
  'an 11° angle',
  'an 18-minute walk',
  'an 80 cm rope',
  'a 1 cm side',
  'a 100° angle',
  'a 110° angle',
  'a 180° angle',
])('the article of “%s” is by its sound, also before a number', (text) => {
  expect(withArticle(text.replace(/^an? /, ''))).toBe(text);
});

describe('a question or an explanation said aloud', () => {
  it.each([
    ['9² = ?', '9 squared equals what?'],
    ['7 + ? = 10', '7 plus what number equals 10?'],
    ['? − 8 = 25', 'What number minus 8 equals 25?'],
    ['68 = 60 + ?', '68 equals 60 plus what number?'],
    ['28, 29, 30, ?', '28, 29, 30, what number comes next?'],
    ['2/7 + 3/7 = ?/7', 'two sevenths plus three sevenths equals how many sevenths?'],
    ['2 3/4 = ?/4', '2 and three quarters equals how many quarters?'],
    ['5/9 = ?/108', 'five ninths equals how many one hundred and eighths?'],
    ['7/12 = ?/144', 'seven twelfths equals how many one hundred and forty-fourths?'],
    ['119/12', 'one hundred and nineteen twelfths?'],
    ['1/4 ÷ 2 = 1/?', 'one quarter divided by 2 equals one over what number?'],
    [
      'The smaller of 3/8 and 2/8 is ?/8.',
      'The smaller of three eighths and two eighths is how many eighths?',
    ],
    [
      'The larger of 1/3 and 1/5 is 1/?.',
      'The larger of one third and one fifth is one over what number?',
    ],
    ['3/4 = ?%', 'three quarters equals how many per cent?'],
    ['£1 − 35p = ?p', '1 pound minus 35 pence equals how many pence?'],
    ['2.5 km = ? m', '2.5 kilometres equals how many metres?'],
    ['£3.95 + £0.70 = £4.65', '3 pounds 95 plus 70 pence equals 4 pounds 65?'],
    ['£2 is £2.00, not £2.05', '2 pounds is 2 pounds, not 2 pounds and 5 pence?'],
    ['What number is the Roman numeral XLII?', 'What number is the Roman numeral X L I I?'],
    ['One less than 40?', 'One less than 40?'],
    ['(5 + 3) × 4 = ?', 'open bracket 5 plus 3 close bracket times 4 equals what?'],
    [
      'It is −4 °C. It gets 9 °C warmer. What is the temperature then?',
      'It is minus 4 degrees Celsius. It gets 9 degrees Celsius warmer. What is the temperature then?',
    ],
    [
      'From −1 °C to 11 °C. How many degrees is that?',
      'From minus 1 degree Celsius to 11 degrees Celsius. How many degrees is that?',
    ],
    [
      'A pie chart shows 8 pupils. How many are in a 90° slice?',
      'A pie chart shows 8 pupils. How many are in a 90 degree slice?',
    ],
    ['You draw a rhombus with an 80° angle.', 'You draw a rhombus with an 80 degree angle.'],
    [
      'How many pounds do a £5 note and a £1 coin make?',
      'How many pounds do a 5 pound note and a 1 pound coin make?',
    ],
    ['How many pounds do two £5 notes make?', 'How many pounds do two 5 pound notes make?'],
    [
      'A square has 6 cm sides. What is its perimeter in cm?',
      'A square has 6 centimetre sides. What is its perimeter in centimetres?',
    ],
    [
      'How many centimetres long does its 12 cm side become?',
      'How many centimetres long does its 12 centimetre side become?',
    ],
    [
      'A branch 5 times as long as an 8 cm leaf is ? cm',
      'A branch 5 times as long as an 8 centimetre leaf is how many centimetres?',
    ],
    [
      'In an enlargement, an 11 cm side becomes 44 cm long. What is the scale factor?',
      'In an enlargement, an 11 centimetre side becomes 44 centimetres long. What is the scale factor?',
    ],
    ['What is its diameter in m?', 'What is its diameter in metres?'],
    [
      'A rectangle of area 48 cm² is 6 cm wide. How long is it?',
      'A rectangle of area 48 square centimetres is 6 centimetres wide. How long is it?',
    ],
    ['XL is 40 and VI is 6, so XLVI is 46.', 'X L is 40 and V I is 6, so X L V I is 46.'],
    ['7 × 8 = 56, then 56 − 6 = 50.', '7 times 8 equals 56, then 56 minus 6 equals 50.'],
    ['In cm it is 275. Each kg is 2.', 'In centimetres it is 275. Each kilogram is 2.'],
    ['Share 20 in the ratio 2 : 3.', 'Share 20 in the ratio 2 to 3.'],
  ])('the text “%s” is said aloud as “%s”', (question, said) => {
    expect(spokenForm(question)).toBe(said);
  });
});
