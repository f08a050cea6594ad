import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { together } from '#shared/contract/together.ts';
import { focusHeading } from '#ui/take-focus.ts';
import { useRead } from '../../../data/use-read.ts';
import { Missing, NotLoaded } from '../../../staff/loaded.tsx';
import { isNotFound } from '../../../data/refusals.ts';
import { AccessDenied } from '../../../staff/access-denied.tsx';
import { isForbidden } from '../../../data/refusals.ts';
import { Board } from './board.tsx';
import { StartTogether } from './start.tsx';

const ASK_AGAIN_MS = 3000;

/** The picture that a class grows together, for the big screen of a classroom: no name is on it. */
export default function TogetherPage() {
  const classId = Number(useParams<{ id: string }>().id);
  const read = useRead(
    together.getTogether,
    { params: { classId } },
    { refetchInterval: ASK_AGAIN_MS },
  );
  const { data, error } = read;
  const [leftId, setLeftId] = useState<number | null>(null);
  useEffect(() => {
    if (leftId !== null) focusHeading();
  }, [leftId]);
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  if (isNotFound(error))
    return <Missing>We can’t find that class, or it isn’t one of yours.</Missing>;
  if (data === undefined) return <NotLoaded read={read} failure="Failed to load the picture" />;
  if (data === null || data.id === leftId) return <StartTogether classId={classId} />;
  return (
    <Board
      classId={classId}
      together={data}
      isStale={error !== null}
      onAgain={() => setLeftId(data.id)}
    />
  );
}
