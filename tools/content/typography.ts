// Typography: curly quotes, real dashes and minus signs, single spaces, no words in capitals.
import type { Finding } from '#games/kit/checks/content.ts';
import type { Text } from '#games/kit/checks/texts.ts';
import { textsOf } from './all-content.ts';
import type { YearRule } from './finding.ts';

interface MarkRule {
  rule: string;
  message: string;
  isBroken: (text: Text) => boolean;
}

const TIME =
  'morning|afternoon|evening|night|week|weekend|month|year|spring|summer|autumn|winter|day|\\p{L}+day|lunchtime|bedtime|noon|midnight|dawn|dusk|lunch|breakfast|school';
/** The word after a time expression at the start of a sentence, if there is no comma between them. */
const BEHIND_TIME = new RegExp(
  `^“?(?:Yesterday|(?:After|At|Before|During|Every|In|Last|Next|On|One|That) (?:\\p{L}+ )?(?:${TIME})) (\\p{L}+)`,
  'u',
);
/** Verbs and other words of time that need no comma before them. */
const WITHOUT_COMMA = new RegExp(
  `^(?:is|was|were|will|has|had|of|and|or|in|on|at|before|after|${TIME})$`,
  'u',
);
/** From the year that teaches it, except in questions about it. */
const IS_TAUGHT = /^Y[456]/;
const ASKS_ABOUT_IT = /Y4\.GR\.5\/|Y5\.GR\.12\//;

const MARKS: readonly MarkRule[] = [
  mark('quote-straight', 'has a straight quote or apostrophe', /["'`]/),
  mark('quote-single', 'opens a single quote; the house style is “ ”', /‘/),
  mark('dots', 'has three full stops instead of an ellipsis', /\.\.\./),
  mark('dash', 'has a hyphen or an em dash instead of an en dash', /\s-\s|—/),
  mark('space', 'has a space that does not belong there', /^\s|\s$| {2,}| [,.;:]/),
  mark('brackets', 'has square or curly brackets or HTML', /[[\]{}<>]/),
  mark('latin-short', 'has e.g., i.e. or etc.', /\b(e\.g|i\.e|etc)\b/),
  {
    rule: 'adverbial-comma',
    message: 'has no comma after the words at its start that say when',
    isBroken: ({ id, kind, text }) =>
      IS_TAUGHT.test(id) &&
      !ASKS_ABOUT_IT.test(id) &&
      kind !== 'distractor' &&
      text.split(/\n|(?<=[.?!”]) /).some(lacksComma),
  },
  {
    rule: 'capitals',
    message: 'has a word in capitals',
    isBroken: ({ kind, text }) => kind !== 'distractor' && /\b\p{Lu}{2,}\b/u.test(text),
  },
  {
    rule: 'quotes-paired',
    message: 'opens and closes speech marks a different number of times',
    // Questions about inverted commas may misplace or omit them.
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

function lacksComma(sentence: string): boolean {
  const [, next] = BEHIND_TIME.exec(sentence) ?? [];
  return next !== undefined && !WITHOUT_COMMA.test(next);
}
