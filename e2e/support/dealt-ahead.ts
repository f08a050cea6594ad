// The rounds that a device keeps for later, as src/web/data/rounds-ahead.ts stores them.
import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { GameId } from '../../src/games/ids.ts';

/** The start of a round differs from game to game. */
const roundSchema = z.object({
  deal: z.object({ start: z.unknown() }),
  reasons: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
const dealtAheadSchema = z.object({ fresh: z.array(roundSchema), used: z.array(roundSchema) });

type DealtAhead = z.infer<typeof dealtAheadSchema>;

/** One entry for each game with rounds on the device; with a `gameId`, only that game's. */
export async function dealtAhead(page: Page, gameId: GameId | '' = ''): Promise<DealtAhead[]> {
  const texts = await page.evaluate(
    (id) =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('spare:rounds:') && key.includes(`:${id}`))
        .map(([, text]) => String(text)),
    gameId,
  );
  return texts.map((text) => dealtAheadSchema.parse(JSON.parse(text)));
}
