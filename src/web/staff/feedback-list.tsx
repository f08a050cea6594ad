import type { FeedbackEntry } from '#shared/contract/play.ts';
import { britishDate } from '#shared/dates.ts';
import { gameLabel } from '#games/cards.ts';
import { Stars } from '#ui/stars.tsx';

type Feedback = FeedbackEntry & { avatar?: string; displayName?: string };

/** Feedback on games: who (unless on one pupil's page), which game, stars, comment, date. */
export function FeedbackList({ feedback }: { feedback: readonly Feedback[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
      {feedback.map((entry) => (
        <li key={entry.id} className="flex gap-3 rounded-2xl border-2 border-line p-3">
          {entry.avatar && (
            <span aria-hidden className="text-3xl">
              {entry.avatar}
            </span>
          )}
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="font-bold wrap-anywhere">
                {entry.displayName ?? gameLabel(entry.gameId).title}
              </p>
              <Stars value={entry.rating} />
            </div>
            <p className="text-base text-ink-soft">
              {entry.displayName && `${gameLabel(entry.gameId).title} · `}
              <time dateTime={entry.createdAt}>{britishDate(new Date(entry.createdAt))}</time>
            </p>
            {entry.comment && (
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{entry.comment}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
