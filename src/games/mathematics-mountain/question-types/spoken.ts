// How a voice should say a question or an explanation whose signs it would skip or spell out.
import { fractionInWords, inWords, parts } from './wording.ts';

const UNITS: Readonly<Record<string, string>> = {
  km: 'kilometre',
  m: 'metre',
  cm: 'centimetre',
  mm: 'millimetre',
  kg: 'kilogram',
  g: 'gram',
  l: 'litre',
  ml: 'millilitre',
};

type Rule = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Applied in this order: the rules for longer signs precede those for the signs in them. */
const RULES: readonly Rule[] = [
  [/\b[IVXLCDM]{2,}\b/g, (numeral) => [...numeral].join(' ')],
  [/(\d+) (\d+)\/(\d+)/g, (_, whole, top, bottom) => `${whole} and ${fraction(top, bottom)}`],
  [/(\d+)\/(\d+)/g, (_, top, bottom) => fraction(top, bottom)],
  [/, \?\/(\d+)$/, (_, bottom) => `, how many ${parts(Number(bottom), 2)} come next?`],
  [/\?\/(\d+)\.?/g, (_, bottom) => `how many ${parts(Number(bottom), 2)}?`],
  [/(\d+)\/\?\.?/g, (_, top) => `${inWords(Number(top))} over what number?`],
  [/\?%/g, 'how many per cent?'],
  [/%/g, ' per cent'],
  // Before a noun the unit has no plural: a 5 pound note.
  [/\b(an?) £(\d+)/gi, '$1 $2 pound'],
  [/£(\d+)\.(\d\d)\b/g, (_, whole, pence) => money(Number(whole), Number(pence))],
  [/£(\d+)(?= notes\b)/g, '$1 pound'],
  [/£(\d+)/g, (_, pounds) => `${pounds} pound${pounds === '1' ? '' : 's'}`],
  [/\?p\b/g, 'how many pence?'],
  [/\b1p\b/g, '1 penny'],
  [/\b(\d+)p\b/g, '$1 pence'],
  [/\b(\d+)²/g, '$1 squared'],
  [/\b(\d+)³/g, '$1 cubed'],
  [/\bcm²/g, 'square centimetres'],
  [/\bcm³/g, 'cubic centimetres'],
  [/\? (km|mm|cm|kg|ml|m|g|l)\b/g, (_, unit) => `how many ${UNITS[unit] ?? unit}s?`],
  [/\? (minutes|seconds|days|months|miles|hundredths|thousandths)\b/g, 'how many $1?'],
  [
    /\b(an?) ([\d.]+) (km|mm|cm|kg|ml|m|g|l)\b/gi,
    (_, article, size, unit) => `${article} ${size} ${UNITS[unit ?? ''] ?? unit}`,
  ],
  [/([\d.]+) cm (?=sides?\b)/g, '$1 centimetre '],
  [/([\d.]+) (km|mm|cm|kg|ml|m|g|l)\b/g, (_, size, unit) => measure(size, unit)],
  [/\b(in|many) (cm|mm|km|m|g)\b/gi, (_, word, unit) => `${word} ${UNITS[unit] ?? unit}s`],
  [/\beach (cm|kg|g)\b/gi, (words, unit) => words.replace(unit ?? '', UNITS[unit ?? ''] ?? '')],
  [/\b1 ?°C/g, '1 degree Celsius'],
  [/ ?°C/g, ' degrees Celsius'],
  [/° (?=(?:slice|angle)\b)/g, ' degree '],
  [/°/g, ' degrees'],
  [/\((.+?)\)(?= [×÷+−])/g, 'open bracket $1 close bracket'],
  [/(\d) : (\d)/g, '$1 to $2'],
  [/(\d)n\b/g, '$1 n'],
  [/, …/g, ', and so on.'],
  [/, \?$/g, ', what number comes next?'],
  [/ × /g, ' times '],
  [/ ÷ /g, ' divided by '],
  [/ \+ /g, ' plus '],
  [/ − /g, ' minus '],
  [/−/g, 'minus '],
  [/= \?$/g, 'equals what?'],
  [/ = /g, ' equals '],
  [/(^| )\?(?= )/g, '$1what number'],
  [/ \?$/g, ' what number?'],
  [/\?\?$/g, '?'],
  [/^what/g, 'What'],
];

/** A question or an explanation in words for speech; the text itself where no sign needs other words. */
export function spokenForm(text: string): string {
  let said = text;
  for (const [sign, words] of RULES) {
    said = typeof words === 'string' ? said.replace(sign, words) : said.replace(sign, words);
  }
  return said !== text && /\w$/.test(said) ? `${said}?` : said;
}

/** An option to choose, which asks nothing. */
export function spokenOption(text: string): string {
  return spokenForm(text).replace(/\?$/, '');
}

function fraction(top: string, bottom: string): string {
  return fractionInWords(Number(top), Number(bottom));
}

/** '2 pounds 95', '70 pence', '8 pounds and 5 pence'. */
function money(whole: number, pence: number): string {
  if (whole === 0) return pence === 1 ? '1 penny' : `${pence} pence`;
  const pounds = `${whole} pound${whole === 1 ? '' : 's'}`;
  if (pence === 0) return pounds;
  return pence < 10
    ? `${pounds} and ${pence === 1 ? '1 penny' : `${pence} pence`}`
    : `${pounds} ${pence}`;
}

function measure(size: string, unit: string): string {
  return `${size} ${UNITS[unit] ?? unit}${size === '1' ? '' : 's'}`;
}
