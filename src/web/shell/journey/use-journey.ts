// A pupil's finds on the journey: the growth is cached on the device with what the home page shows, so that it opens offline.
import { useQuery } from '@tanstack/react-query';
import { pupilContract } from '#shared/contract/pupil.ts';
import { foundBy, type Found } from '#shared/journey.ts';
import { factsSchema, inOrder } from '#shared/journey-texts.ts';
import type { YearGroup } from '#shared/years.ts';
import { useOwnRead } from '../../data/own-reads.ts';
import { loadStory } from './story.ts';

export function useFound(): { found: Found | null; isError: boolean; retry: () => void } {
  const { data, isError, refetch } = useOwnRead(pupilContract.getOwnDue, { staleTime: 0 });
  return { found: data ? foundBy(data.journey) : null, isError, retry: () => void refetch() };
}

/** The facts in the order they are found. */
export function useFacts() {
  return useQuery({
    queryKey: ['journey-facts'],
    queryFn: async () => {
      const file = await import('#content/journey-facts.yaml');
      return inOrder(factsSchema.parse(file.default));
    },
    staleTime: Infinity,
    // The facts are part of the app, so they may be cached for offline use.
    networkMode: 'always',
  });
}

export function useStory(year: YearGroup) {
  return useQuery({
    queryKey: ['story', year],
    queryFn: () => loadStory(year),
    staleTime: Infinity,
    networkMode: 'always',
  });
}
