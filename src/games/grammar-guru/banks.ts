// The grammar banks of all years, for the server; no screen imports them, so that no browser loads them.
import year1 from '#content/year-1/grammar.yaml';
import year2 from '#content/year-2/grammar.yaml';
import year3 from '#content/year-3/grammar.yaml';
import year4 from '#content/year-4/grammar.yaml';
import year5 from '#content/year-5/grammar.yaml';
import year6 from '#content/year-6/grammar.yaml';
import type { YearGroup } from '#shared/years.ts';
import { grammarBankSchema, type GrammarItem } from './item.ts';

/** The bank of each year: its own concepts, and earlier ones revised. */
export const BANKS: Record<YearGroup, readonly GrammarItem[]> = {
  1: grammarBankSchema.parse(year1),
  2: grammarBankSchema.parse(year2),
  3: grammarBankSchema.parse(year3),
  4: grammarBankSchema.parse(year4),
  5: grammarBankSchema.parse(year5),
  6: grammarBankSchema.parse(year6),
};
