import { Link } from 'wouter';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import type { User } from '#shared/contract/auth.ts';
import type { OwnPurpose } from '#shared/contract/rounds.ts';
import { buttonClasses } from '#ui/button.tsx';
import { readyDueRounds } from '../../../data/due-rounds.ts';
import { playAddress } from '../../../play/play-address.ts';
import { dueTitle } from '../../../shell/due-title.ts';

/** Opens the round that is ready to water or to mend; nothing without one. */
export function DueLink({ user, purpose }: { user: User; purpose: OwnPurpose }) {
  const { countdown } = usePlaySettings();
  const round = readyDueRounds(user, countdown).find((ready) => ready.purpose === purpose);
  if (!round) return null;
  return (
    <Link
      href={playAddress(round.gameId, { purpose })}
      className={`${buttonClasses('sunny')} self-start`}
    >
      {dueTitle(round)}
    </Link>
  );
}
