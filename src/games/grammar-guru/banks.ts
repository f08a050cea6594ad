// The grammar banks of all years, for the server; no screen imports them, so that no browser loads them. They are read file by file,
// because all at once would take a fifth of a second, in which nobody else is answered.
import type { YearGroup } from '#shared/years.ts';
import { formBankSchema, type GuruItem } from './forms/dealers.ts';
import { grammarBankSchema } from './item.ts';

interface BankFiles {
  choices: () => Promise<{ default: unknown }>;
  forms: () => Promise<{ default: unknown }>;
  texts: () => Promise<{ default: unknown }>;
}

const FILES: Readonly<Record<YearGroup, BankFiles>> = {
  1: {
    choices: () => import('#content/year-1/grammar.yaml'),
    forms: () => import('#content/year-1/grammar-forms.yaml'),
    texts: () => import('#content/year-1/grammar-texts.yaml'),
  },
  2: {
    choices: () => import('#content/year-2/grammar.yaml'),
    forms: () => import('#content/year-2/grammar-forms.yaml'),
    texts: () => import('#content/year-2/grammar-texts.yaml'),
  },
  3: {
    choices: () => import('#content/year-3/grammar.yaml'),
    forms: () => import('#content/year-3/grammar-forms.yaml'),
    texts: () => import('#content/year-3/grammar-texts.yaml'),
  },
  4: {
    choices: () => import('#content/year-4/grammar.yaml'),
    forms: () => import('#content/year-4/grammar-forms.yaml'),
    texts: () => import('#content/year-4/grammar-texts.yaml'),
  },
  5: {
    choices: () => import('#content/year-5/grammar.yaml'),
    forms: () => import('#content/year-5/grammar-forms.yaml'),
    texts: () => import('#content/year-5/grammar-texts.yaml'),
  },
  6: {
    choices: () => import('#content/year-6/grammar.yaml'),
    forms: () => import('#content/year-6/grammar-forms.yaml'),
    texts: () => import('#content/year-6/grammar-texts.yaml'),
  },
};

async function loadBank(year: YearGroup): Promise<readonly GuruItem[]> {
  const { choices, forms, texts } = FILES[year];
  return [
    ...grammarBankSchema.parse((await choices()).default),
    ...formBankSchema.parse((await forms()).default),
    ...formBankSchema.parse((await texts()).default),
  ];
}

/** The items of each year in all forms: its own concepts, and earlier ones revised. */
export const BANKS: Readonly<Record<YearGroup, readonly GuruItem[]>> = {
  1: await loadBank(1),
  2: await loadBank(2),
  3: await loadBank(3),
  4: await loadBank(4),
  5: await loadBank(5),
  6: await loadBank(6),
};
