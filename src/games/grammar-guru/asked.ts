// The grammar questions as teachers see them.
import written from '#content/grammar-slips.yaml';
import type { GameItems } from '#games/kit/rules/asked.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { BANKS, FORM_BANKS } from './banks.ts';
import { inWords, type FormItem } from './forms/bank.ts';
import type { GrammarItem } from './item.ts';
import { slipsSchema } from './slip.ts';

const SLIPS: ReadonlyMap<string, string> = new Map(
  slipsSchema.parse(written).map(({ id, slip }) => [id, slip]),
);

const itemsOf = (year: YearGroup): readonly (GrammarItem | FormItem)[] => [
  ...BANKS[year],
  ...FORM_BANKS[year],
];
const BY_ID = new Map(YEAR_GROUPS.flatMap(itemsOf).map((item) => [item.id, item]));

export const items: GameItems = {
  askedIn: async (year) => itemsOf(year).map(({ id, objective }) => ({ item: id, objective })),
  async questionOf(id, _objective, slip) {
    const item = BY_ID.get(id);
    if (!item) return null;
    const { question, answer, wrong } = 'form' in item ? formInWords(item) : item;
    const shown = wrong.filter((option) => option.slip === slip).flatMap(({ text }) => text ?? []);
    return { question, answer, wrong: shown, isExact: true };
  },
  slipText: (slip) => SLIPS.get(slip) ?? null,
};

/** An item of another form, its question with what it is about below it. */
function formInWords(item: FormItem) {
  const { shown, answer, wrong } = inWords(item);
  const question = shown === '' ? item.question : `${item.question}\n${shown}`;
  return { question, answer, wrong };
}
