import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { IN_BROWSER } from '#games/browser.ts';
import { findGame } from '#games/cards.ts';
import type { PlayedResult } from '#games/kit/rules/game.ts';
import { PlaySettingsContext, usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import type { ExplainedQuestion } from '#shared/contract/map.ts';
import { isEarlyReader, type YearGroup } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Parts } from '../../../play/parts.tsx';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { Waiting } from '../../../shell/mascot.tsx';

interface PupilViewProps {
  round: NonNullable<ExplainedQuestion['round']>;
  year: YearGroup;
  onClose: () => void;
}

/** One question on the game's own screen, to be tried; nothing of it is kept. */
export function PupilView({ round: { gameId, start }, year, onClose }: PupilViewProps) {
  const game = findGame(gameId);
  const [screen] = useState(() => game && lazyPage(IN_BROWSER[game.id].loadScreen));
  const settings = usePlaySettings();
  const [played, setPlayed] = useState<PlayedResult | null>(null);
  if (!game || !screen) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={game.title}
      footer="You see what a pupil sees, without the clock. Nothing that you answer is kept."
    >
      {/* An answer is not sent with the form of the page. */}
      <div
        className={clsx('contents', isEarlyReader(year) && 'early-reader')}
        onSubmit={(event) => event.stopPropagation()}
      >
        {played ? (
          <div className="flex flex-col items-start gap-4">
            <Parts reviewed={played.reviewed} />
            <Button onClick={() => setPlayed(null)}>Try again</Button>
          </div>
        ) : (
          // A wrong answer stands until it has been read.
          <PlaySettingsContext value={{ ...settings, waits: true }}>
            <Suspense fallback={<Waiting />}>
              <screen.Page
                year={year}
                start={start}
                seed={1}
                onDrawn={() => {}}
                pace={{ countdownFactor: null }}
                onFinish={setPlayed}
              />
            </Suspense>
          </PlaySettingsContext>
        )}
      </div>
    </Dialog>
  );
}
