import { useState } from 'react';
import { Link } from 'wouter';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import type { ClassPupil } from '#shared/contract/classes.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { Panel } from '../../../shell/panel.tsx';
import { ForgottenPictures } from '../cards/forgotten-pictures.tsx';
import { NewCards } from '../cards/new-cards.tsx';
import { RemovePupil } from './remove-pupil.tsx';

interface SignInPanelProps {
  classId: number;
  pupil: ClassPupil;
  /** What the pupil is called on the screen. */
  name: string;
  /** Whether pupils have numbers instead of names. */
  areHidden: boolean;
  onMade: (cards: readonly SignInCard[]) => void;
}

/** How the pupil signs in, and what a teacher can do about it. */
export function SignInPanel({ classId, pupil, name, areHidden, onMade }: SignInPanelProps) {
  const [hasForgotten, setForgotten] = useState(false);
  const { pictures, card, password } = pupil.signIn;
  const ways = [
    `Pictures: ${pictures ? 'yes' : 'none yet'}`,
    `QR card: ${card ? 'yes' : 'none yet'}`,
    `Password: ${password ? 'yes' : 'none'}`,
  ];
  return (
    <Panel title="Signing in">
      <div className="flex flex-wrap gap-x-6">
        {!areHidden && <p className="wrap-anywhere">{`Username: ${pupil.username}`}</p>}
        <p>{ways.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {pictures && (
          <Button look="quiet" onClick={() => setForgotten(true)}>
            Forgotten pictures
          </Button>
        )}
        <NewCards classId={classId} pupilIds={[pupil.id]} whom={name} onMade={onMade} />
        <Link
          href={`${CLASSES}/${classId}/pupils/${pupil.id}/letter`}
          className={buttonClasses('quiet')}
        >
          Letter home
        </Link>
        <RemovePupil classId={classId} userId={pupil.id} name={name} />
      </div>
      {hasForgotten && (
        <ForgottenPictures
          classId={classId}
          userId={pupil.id}
          name={name}
          onClose={() => setForgotten(false)}
        />
      )}
    </Panel>
  );
}
