import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ClassComment, Worry } from '#shared/contract/comments.ts';
import { dateAndTime } from '#shared/dates.ts';
import { gameLabel } from '#games/cards.ts';

interface CommentCardProps {
  comment: ClassComment | Worry;
  isNew: boolean;
  /** The classes of the author, where the page does not show them. */
  classNames?: readonly string[];
  /** What can be done, or was done. */
  children: ReactNode;
}

/** What a pupil has said about a game, for grown-ups. */
export function CommentCard({ comment, isNew, classNames = [], children }: CommentCardProps) {
  const { displayName, avatar, gameId, createdAt, masked } = comment;
  const facts = [...classNames, gameLabel(gameId).title];
  return (
    <li
      className={clsx(
        'flex flex-col gap-2 rounded-2xl border-2 p-4',
        isNew ? 'border-sun bg-sun-soft' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">{isNew ? 'New' : 'Read'}</span>
        <span className="font-bold wrap-anywhere">
          <span aria-hidden>{avatar}</span> {displayName}
        </span>
        <span className="text-base wrap-anywhere text-ink-soft">
          {`${facts.join(' · ')} · `}
          <time dateTime={createdAt}>{dateAndTime(new Date(createdAt))}</time>
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">{comment.comment}</p>
      {masked && (
        <p className="text-base text-ink-soft">Contact details were removed where you see •••.</p>
      )}
      {children}
    </li>
  );
}
