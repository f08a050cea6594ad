// What the content rules of each form give, and the checks that several of them share.
import { byYear } from '#games/kit/rules/by-year.ts';
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import type { Text } from '#games/kit/checks/texts.ts';
import { countWords } from '#games/kit/words/prose.ts';
import type { YearGroup } from '#shared/years.ts';

/** Most words in one option or one part. */
export const OPTION_WORDS = byYear(6, 10, 10, 12, 12, 12);
/** Most words in a sentence that a child works on. */
export const SENTENCE_WORDS = byYear(7, 10, 12, 14, 16, 18);

/** The content rules of one form. */
export interface FormRules<Item> {
  /** All that a child reads beside the question and the rule. */
  textsOf: (item: Item) => readonly Text[];
  /** The running texts among them, whose reading level is measured. */
  sentencesOf: (item: Item) => readonly string[];
  check: (item: Item, year: YearGroup) => Finding[];
}

/** A finding for each text that comes twice, marks that a child cannot tell apart aside. */
export function checkDifferent(id: string, what: string, texts: readonly string[]): Finding[] {
  return repeated(texts.map(plainMarks)).map((text) => ({
    id,
    rule: 'form-repeated',
    message: `“${text}” is twice among the ${what}`,
  }));
}

/** A finding for each text with more words than that. */
export function checkWords(id: string, texts: readonly string[], most: number): Finding[] {
  return texts
    .filter((text) => countWords(text) > most)
    .map((text) => ({ id, rule: 'form-words', message: `“${text}” has more than ${most} words` }));
}

/** A finding for each text with more letters than its place on a phone has room for. */
export function checkLetters(id: string, texts: readonly string[], most: number): Finding[] {
  return texts
    .filter((text) => text.length > most)
    .map((text) => ({
      id,
      rule: 'form-letters',
      message: `“${text}” has more than ${most} letters`,
    }));
}

function plainMarks(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[–—−]/g, '-').trim();
}
