import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { gameLabel } from '#games/cards.ts';

interface GameSignsProps {
  games: ReadonlyArray<{ gameId: string; refusal: string | null }>;
}

/** Which games can use a list or a word: said in words, and by a tick or a cross. */
export function GameSigns({ games }: GameSignsProps) {
  return (
    <ul className="flex flex-wrap gap-2 text-base">
      {games.map(({ gameId, refusal }) => {
        const { title, emoji } = gameLabel(gameId);
        const Sign = refusal === null ? Check : X;
        return (
          <li
            key={gameId}
            className={clsx(
              'flex items-center gap-1 rounded-full border-2 px-2 wrap-anywhere',
              refusal === null ? 'border-edge' : 'border-line text-ink-soft',
            )}
          >
            <span aria-hidden>{emoji}</span>
            {title}
            <Sign aria-hidden className="size-4" />
            <span className="sr-only">{refusal === null ? 'yes' : 'no'}</span>
          </li>
        );
      })}
    </ul>
  );
}
