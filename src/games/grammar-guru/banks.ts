// The grammar banks of all years, for the server; no screen imports them, so that no browser loads them.
import year1 from '#content/year-1/grammar.yaml';
import year2 from '#content/year-2/grammar.yaml';
import year3 from '#content/year-3/grammar.yaml';
import year4 from '#content/year-4/grammar.yaml';
import year5 from '#content/year-5/grammar.yaml';
import year6 from '#content/year-6/grammar.yaml';
import forms1 from '#content/year-1/grammar-forms.yaml';
import forms2 from '#content/year-2/grammar-forms.yaml';
import forms3 from '#content/year-3/grammar-forms.yaml';
import forms4 from '#content/year-4/grammar-forms.yaml';
import forms5 from '#content/year-5/grammar-forms.yaml';
import forms6 from '#content/year-6/grammar-forms.yaml';
import type { YearGroup } from '#shared/years.ts';
import { formBankSchema, type FormItem } from './forms/bank.ts';
import { grammarBankSchema, type GrammarItem } from './item.ts';

/** The questions with four options of each year: its own concepts, and earlier ones revised. */
export const BANKS: Record<YearGroup, readonly GrammarItem[]> = {
  1: grammarBankSchema.parse(year1),
  2: grammarBankSchema.parse(year2),
  3: grammarBankSchema.parse(year3),
  4: grammarBankSchema.parse(year4),
  5: grammarBankSchema.parse(year5),
  6: grammarBankSchema.parse(year6),
};

/** The items of other forms of each year. */
export const FORM_BANKS: Record<YearGroup, readonly FormItem[]> = {
  1: formBankSchema.parse(forms1),
  2: formBankSchema.parse(forms2),
  3: formBankSchema.parse(forms3),
  4: formBankSchema.parse(forms4),
  5: formBankSchema.parse(forms5),
  6: formBankSchema.parse(forms6),
};
