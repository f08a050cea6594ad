// Cards that are not printed yet. Their codes cannot be shown again, so they stay in the memory of this tab while the
// teacher visits other pages.
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import { holdPage } from '../../../data/open-page.ts';

const MADE_CARDS = 'made-cards';
type Cards = readonly SignInCard[] | null;

/** A class's cards; null for none. `keep` adds cards to those that wait, and `forget` is for when they are printed. */
export function useMadeCards(classId: number) {
  const client = useQueryClient();
  const queryKey = [MADE_CARDS, classId];
  const { data: cards = null } = useQuery<Cards>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return {
    cards,
    keep: (made: readonly SignInCard[]) => {
      client.setQueryData<Cards>(queryKey, (before) => [
        ...(before ?? []).filter((card) => !made.some((other) => replaces(other, card))),
        ...made,
      ]);
      holdPage(() => hasCodes(client));
    },
    forget: () => client.setQueryData<Cards>(queryKey, null),
  };
}

/** Whether an earlier card no longer works because of a new one. */
function replaces(made: SignInCard, before: SignInCard): boolean {
  const isSameKind = (made.link === undefined) === (before.link === undefined);
  return made.userId === before.userId && isSameKind;
}

/** Whether cards with a code are kept for any class. */
function hasCodes(client: QueryClient): boolean {
  const kept = client.getQueriesData<Cards>({ queryKey: [MADE_CARDS] });
  return kept.some(([, cards]) => cards?.some(({ link }) => link !== undefined));
}
