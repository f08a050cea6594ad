// The grammar questions as teachers see them.
import written from '#content/grammar-slips.yaml';
import type { GameItems } from '#games/kit/rules/asked.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { BANKS } from './banks.ts';
import { dealItem } from './forms/deal.ts';
import { inWords } from './forms/dealers.ts';
import { reasonFor } from './reason.ts';
import { slipsSchema } from './slip.ts';

const SLIPS: ReadonlyMap<string, string> = new Map(
  slipsSchema.parse(written).map(({ id, slip }) => [id, slip]),
);

const BY_ID = new Map(YEAR_GROUPS.flatMap((year) => BANKS[year]).map((item) => [item.id, item]));

export const items: GameItems = {
  askedIn: async (year) => BANKS[year].map(({ id, objective }) => ({ item: id, objective })),
  async questionOf(id, _objective, slip, random = seededRandom(1)) {
    const item = BY_ID.get(id);
    if (!item) return null;
    const { shown, answer, wrong } = inWords(item);
    const question = shown === '' ? item.question : `${item.question}\n${shown}`;
    const named = wrong.filter((option) => option.slip === slip).flatMap(({ text }) => text ?? []);
    const reasons = wrong.map(({ text }) => ({ given: text, reason: reasonFor(item, text ?? '') }));
    const start = () => ({ questions: [dealItem(item, random)] });
    return { question, answer, wrong: named, isExact: true, reasons, rule: item.rule, start };
  },
  slipText: (slip) => SLIPS.get(slip) ?? null,
};
