// Stores a rating of a game, with its checked comment (D10).
import type { Feedback, FeedbackEntry } from '#shared/contract/play.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import type { CheckComment } from './check-comment.ts';
import { checkGame } from './known-game.ts';
import { insertFeedback } from './ratings-store.ts';

/** The stored rating; 400 for an unknown game, 401 if the account is gone. */
export async function giveFeedback(
  { database, now }: Deps,
  userId: number,
  { gameId, rating, comment, playId }: Feedback,
  checkComment: CheckComment,
): Promise<{ isNew: boolean; entry: FeedbackEntry }> {
  checkGame(gameId);
  const checked = comment ? checkComment(comment) : null;
  const feedback = { userId, gameId, rating, comment: checked, playId, at: now() };
  const kept = await insertFeedback(database.db, feedback);
  if (!kept) throw new AppError('not-signed-in', SENTENCES.signIn);
  return kept;
}
