// The lesson that a class is in: who has signed in, and what they have finished.
import { gameLabel } from '#games/cards.ts';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { lesson, type PupilInLesson } from '#shared/contract/lesson.ts';
import { useRead } from '../../../data/use-read.ts';

/** Milliseconds between two looks. */
const ASK_AGAIN_MS = 10_000;

type Lesson = ReadonlyMap<number, PupilInLesson>;

/** The pupils by id while the class page is open; null while it is closed or nothing is known yet. */
export function useLesson({ id: classId, signInOpen }: SchoolClass): Lesson | null {
  const input = signInOpen === false ? null : { params: { classId } };
  const { data } = useRead(lesson.getLesson, input, { refetchInterval: ASK_AGAIN_MS });
  if (input === null || !data || data.since === null) return null;
  return new Map(data.pupils.map((pupil) => [pupil.userId, pupil]));
}

/** '12 of 30 signed in, 8 finished a game' */
export function lessonSummary(pupils: Lesson): string {
  const all = [...pupils.values()];
  const signedIn = all.filter(({ isSignedIn }) => isSignedIn).length;
  const finished = all.filter(({ games }) => games.length > 0).length;
  return `${signedIn} of ${all.length} signed in, ${finished} finished a game`;
}

/** 'Word Search: 7 of 10 · 3 games' */
export function doingText(pupil: PupilInLesson | undefined): string {
  const [latest] = pupil?.games ?? [];
  if (!pupil || !latest) return pupil?.isSignedIn ? 'Signed in' : 'Not signed in yet';
  const { gameId, score, maxScore } = latest;
  const count = pupil.games.length;
  return `${gameLabel(gameId).title}: ${score} of ${maxScore}${count > 1 ? ` · ${count} games` : ''}`;
}
