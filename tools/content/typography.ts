// Typography: curly quotes, real dashes and minus signs, single spaces, no words in capitals.
import type { Finding } from '#games/kit/content/content.ts';
import type { Text } from '#games/kit/content/texts.ts';
import { textsOf } from './all-content.ts';
import type { YearRule } from './finding.ts';

interface MarkRule {
  rule: string;
  message: string;
  isBroken: (text: Text) => boolean;
}

const MARKS: readonly MarkRule[] = [
  mark('quote-straight', 'has a straight quote or apostrophe', /["'`]/),
  mark('quote-single', 'opens a single quote; the house style is “ ”', /‘/),
  mark('dots', 'has three full stops instead of an ellipsis', /\.\.\./),
  mark('dash', 'has a hyphen or an em dash instead of an en dash', /\s-\s|—/),
  mark('space', 'has a space that does not belong there', /^\s|\s$| {2,}| [,.;:]/),
  mark('brackets', 'has square or curly brackets or HTML', /[[\]{}<>]/),
  mark('latin-short', 'has e.g., i.e. or etc.', /\b(e\.g|i\.e|etc)\b/),
  {
    rule: 'capitals',
    message: 'has a word in capitals',
    isBroken: ({ kind, text }) => kind !== 'distractor' && /\b\p{Lu}{2,}\b/u.test(text),
  },
  {
    rule: 'quotes-paired',
    message: 'opens and closes speech marks a different number of times',
    // Questions about inverted commas misplace them or leave one out.
    isBroken: ({ id, kind, text }) =>
      !/Y3\.GR\.8|Y4\.GR\.9/.test(id) &&
      kind !== 'distractor' &&
      text.split('“').length !== text.split('”').length,
  },
];

/** Every mark in every text of a year. */
export const checkTypography: YearRule = (content) =>
  textsOf(content).flatMap((text) =>
    MARKS.filter(({ isBroken }) => isBroken(text)).map(({ rule, message }): Finding => ({
      id: text.id,
      rule,
      message: `“${text.text}” ${message}`,
    })),
  );

function mark(rule: string, message: string, pattern: RegExp): MarkRule {
  return { rule, message, isBroken: ({ text }) => pattern.test(text) };
}
