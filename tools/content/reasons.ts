// The reasons for wrong grammar answers (D12): one for every wrong answer, and none for another.
import { grammarGuruContent } from '#games/grammar-guru/checks/content-rules.ts';
import { inWords } from '#games/grammar-guru/forms/dealers.ts';
import {
  grammarFormsContent,
  grammarTextsContent,
} from '#games/grammar-guru/checks/forms/content-rules.ts';
import { ANY_OTHER_KEY } from '#games/grammar-guru/reason.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { wordsOf } from '#games/kit/words/prose.ts';
import { readerOf } from './all-content.ts';
import { isKnown } from './spelling.ts';

/** In letters: two lines on a phone, above the rule. */
const LONGEST = 105;

/** A question with its wrong answers, and why each is wrong. */
interface Question {
  id: string;
  /** `text` is null for any wrong answer that is not listed. */
  wrong: readonly { text: string | null; slip: string }[];
  reasons: Readonly<Record<string, string>>;
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

/** The wrong answers of all years. */
export function wrongOptions(): readonly WrongOption[] {
  return questions().flatMap(({ id, wrong }) => wrong.map(({ slip }) => ({ id, slip })));
}

export interface WrongOption {
  /** Of its question. */
  id: string;
  slip: string;
}

/** Wrong answers without a reason, and the problems of reasons. */
export function checkReasons(asked: readonly Question[] = questions()): Finding[] {
  return asked.flatMap(({ id, wrong, reasons }) => {
    const answers = new Set(wrong.map(({ text }) => text ?? ANY_OTHER_KEY));
    return [
      ...[...answers]
        .filter((answer) => !Object.hasOwn(reasons, answer))
        .map((answer) => ({ id, rule: 'reason-missing', message: `“${answer}” has none` })),
      ...Object.entries(reasons).flatMap(([answer, reason]) => [
        ...(answers.has(answer)
          ? []
          : [{ id, rule: 'reason-unused', message: `“${answer}” is no wrong answer` }]),
        ...(isSentence(reason) ? [] : [{ id, rule: 'reason-form', message: `“${reason}”` }]),
        ...unquotedWords(reason)
          .filter((word) => !isKnown(word, id))
          .map((word) => ({ id, rule: 'reason-spelling', message: `“${word}” in “${reason}”` })),
      ]),
    ];
  });
}

/** What a reason quotes may be wrong on purpose. */
const unquotedWords = (reason: string) => wordsOf(reason.replaceAll(/“[^“”]*”/g, ' '));

/** A sentence short enough for a phone. */
const isSentence = (reason: string) => reason.length <= LONGEST && /^[A-Z“].*\.$/.test(reason);
