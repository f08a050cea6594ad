import { useId } from 'react';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { User } from '#shared/contract/auth.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSentGame, type Progress } from '../../sync/use-sent-game.ts';
import { ScoreBadge } from '../../play/score-badge.tsx';
import { useExit } from '../../play/use-exit.ts';
import type { FinishedCheck } from './check-dialog.tsx';

const SAVING_TEXT: Record<Progress, string> = {
  saving: 'Saving your check…',
  saved: 'Your check is saved.',
  waiting: 'Saved on this device, waiting to be sent.',
  waitingHere: 'Waiting to be sent. Please keep this page open.',
  signedOut: 'Saved on this device. Please log in again to send it.',
  somebodyElse: 'Saved on this device for you. Somebody else is logged in here now.',
  refused: 'Sorry, this check couldn’t be saved. Please tell your teacher.',
};

interface CheckResultProps {
  user: User;
  finished: FinishedCheck;
  onClose: () => void;
}

/** The end of a check: the pupil's own score and a kind sentence; it is recorded as soon as this opens. */
export function CheckResult({ user, finished: { result, sent }, onClose }: CheckResultProps) {
  const { score, maxScore, feedback } = result;
  const { saving } = useSentGame(user.id, sent);
  const outcomeId = useId();
  const exit = useExit(saving, onClose);
  return (
    <Dialog
      open
      onClose={() => exit()}
      title="Well done!"
      describedBy={outcomeId}
      actions={<Button onClick={() => exit()}>Back to Games</Button>}
    >
      <div className="flex flex-col items-center gap-3 text-center tall:gap-4">
        <div id={outcomeId} className="flex flex-col items-center gap-3 tall:gap-4">
          <ScoreBadge score={score} maxScore={maxScore} />
          <p className="text-xl leading-snug">{feedback}</p>
        </div>
        <ReadAloud text={[`${score} out of ${maxScore}`, feedback]} what="the result" />
        <p role="status" className="text-base text-ink-soft">
          {SAVING_TEXT[saving]}
        </p>
      </div>
    </Dialog>
  );
}
