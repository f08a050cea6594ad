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
import texts1 from '#content/year-1/grammar-texts.yaml';
import texts2 from '#content/year-2/grammar-texts.yaml';
import texts3 from '#content/year-3/grammar-texts.yaml';
import texts4 from '#content/year-4/grammar-texts.yaml';
import texts5 from '#content/year-5/grammar-texts.yaml';
import texts6 from '#content/year-6/grammar-texts.yaml';
import type { YearGroup } from '#shared/years.ts';
import { formBankSchema, type GuruItem } from './forms/dealers.ts';
import { grammarBankSchema } from './item.ts';

const bank = (choices: unknown, ...others: readonly unknown[]): readonly GuruItem[] => [
  ...grammarBankSchema.parse(choices),
  ...others.flatMap((forms) => formBankSchema.parse(forms)),
];

/** The items of each year in all forms: its own concepts, and earlier ones revised. */
export const BANKS: Readonly<Record<YearGroup, readonly GuruItem[]>> = {
  1: bank(year1, forms1, texts1),
  2: bank(year2, forms2, texts2),
  3: bank(year3, forms3, texts3),
  4: bank(year4, forms4, texts4),
  5: bank(year5, forms5, texts5),
  6: bank(year6, forms6, texts6),
};
