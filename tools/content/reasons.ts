// The reasons for wrong grammar answers (D12): one for every misconception, and none that no question needs.
import { grammarGuruContent } from '#games/grammar-guru/checks/content-rules.ts';
import { inWords } from '#games/grammar-guru/forms/dealers.ts';
import {
  grammarFormsContent,
  grammarTextsContent,
} from '#games/grammar-guru/checks/forms/content-rules.ts';
import { ANY_OTHER_KEY, OPTION, ownReason, type Reason } from '#games/grammar-guru/reason.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import { wordsOf } from '#games/kit/words/prose.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { readerOf, REASONS_FILE } from './all-content.ts';

/** In letters: two lines on a phone, above the rule. */
const LONGEST = 105;
/** In words; a longer option would fill the sentence. */
const LONGEST_QUOTED = 3;

/** A question with its wrong answers, and its own reasons for some of them. */
interface Question {
  id: string;
  wrong: readonly { text: string | null; slip: string }[];
  reasons?: Readonly<Record<string, string>> | undefined;
}

/** The questions of all years. */
function questions(): readonly Question[] {
  return YEAR_GROUPS.flatMap((year) => {
    const read = readerOf(year);
    return [
      ...grammarGuruContent.itemsOf(year, read),
      ...[grammarFormsContent, grammarTextsContent].flatMap((content) =>
        content.itemsOf(year, read).map((item) => ({ ...item, ...inWords(item) })),
      ),
    ];
  });
}

/** The wrong answers of all years, each with the id of its question. */
export function wrongOptions(): readonly WrongOption[] {
  return questions().flatMap(({ id, wrong, reasons }) =>
    wrong.map(({ text, slip }) => ({ id, text, slip, own: ownReason({ reasons }, text ?? '') })),
  );
}

export interface WrongOption {
  id: string;
  /** Null for the reason that fits any wrong answer without its own. */
  text: string | null;
  slip: string;
  /** The question's own reason, in the place of the misconception's. */
  own?: string | undefined;
}

/** The problems of the reasons, and options without one. */
export function checkReasons(
  reasons: readonly Reason[],
  options: readonly WrongOption[] = wrongOptions(),
): Finding[] {
  const known = new Map(reasons.map(({ id, reason }) => [id, reason]));
  const used = new Set(options.map(({ slip }) => slip));
  return [
    ...options
      .filter(({ slip }) => !known.has(slip))
      .map(({ id, slip }) => ({
        id,
        rule: 'reason-missing',
        message: `${REASONS_FILE} has no “${slip}”`,
      })),
    ...options
      .filter(({ own, slip }) => (own ?? known.get(slip))?.includes(OPTION))
      .filter(({ text }) => !isQuotable(text))
      .map(({ id, slip, text }) => ({
        id,
        rule: 'reason-quotes-too-much',
        message: `“${text ?? 'any other answer'}” would stand in the reason “${slip}”`,
      })),
    ...reasons.flatMap(({ id, reason }) => [
      ...(used.has(id) ? [] : [{ id, rule: 'reason-unused', message: 'no question needs it' }]),
      ...(isSentence(reason) ? [] : [{ id, rule: 'reason-form', message: `“${reason}”` }]),
    ]),
  ];
}

/** The problems of questions' own reasons. */
export function checkOwnReasons(asked: readonly Question[] = questions()): Finding[] {
  return asked.flatMap(({ id, wrong, reasons = {} }) => {
    const answers = new Set(wrong.map(({ text }) => text ?? ANY_OTHER_KEY));
    return Object.entries(reasons).flatMap(([answer, reason]) => [
      ...(answers.has(answer)
        ? []
        : [{ id, rule: 'reason-unused', message: `“${answer}” is no wrong answer` }]),
      ...(isSentence(reason) ? [] : [{ id, rule: 'reason-form', message: `“${reason}”` }]),
    ]);
  });
}

const isQuotable = (option: string | null) =>
  option !== null && wordsOf(option).length <= LONGEST_QUOTED;

/** A sentence short enough for a phone. */
const isSentence = (reason: string) => reason.length <= LONGEST && /^[A-Z“].*\.$/.test(reason);
