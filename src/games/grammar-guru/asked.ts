// The grammar questions as teachers see them.
import written from '#content/grammar-slips.yaml';
import type { GameItems } from '#games/kit/asked.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { BANKS } from './banks.ts';
import { slipsSchema } from './slip.ts';

const SLIPS: ReadonlyMap<string, string> = new Map(
  slipsSchema.parse(written).map(({ id, slip }) => [id, slip]),
);

const BY_ID = new Map(YEAR_GROUPS.flatMap((year) => BANKS[year]).map((item) => [item.id, item]));

export const items: GameItems = {
  askedIn: async (year) => BANKS[year].map(({ id, objective }) => ({ item: id, objective })),
  async questionOf(id, _objective, slip) {
    const item = BY_ID.get(id);
    if (!item) return null;
    const { question, answer } = item;
    const wrong = item.wrong.filter((option) => option.slip === slip).map(({ text }) => text);
    return { question, answer, wrong, isExact: true };
  },
  slipText: (slip) => SLIPS.get(slip) ?? null,
};
