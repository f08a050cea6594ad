// Plays the games of toy-games.tsx, alone or in the whole app, and finds the elements around them.
import { screen, waitFor, type RenderOptions } from '@testing-library/react';
import { Fragment, useState, type ComponentType, type PropsWithChildren } from 'react';
import type { FeedbackEntry } from '#shared/contract/play.ts';
import { useUser } from '#web/data/user.ts';
import { AvatarsDialog } from '#web/play/avatars-dialog.tsx';
import { PlayGame } from '#web/play/play-game.tsx';
import type { PlayedFor } from '#web/play/use-dealt-round.ts';
import Sync from '#web/sync/sync.ts';
import { answersFor, fakeApi, pupil } from './fake-api.ts';
import { completedWith } from './finished-game.ts';
import { renderApp, renderPart } from './render-app.tsx';

export const THANKS: FeedbackEntry = {
  id: 1,
  gameId: 'toy',
  rating: 5,
  comment: '',
  createdAt: '2026-01-01T10:00:00Z',
};

type Answers = Parameters<typeof fakeApi>[0];

/** What the home page and the app do for an open game, without the rest of them. */
function OpenGame({ id, playedFor }: { id: string; playedFor: PlayedFor | undefined }) {
  const { data: user } = useUser();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? (
        <PlayGame gameId={id} playedFor={playedFor} onClose={() => setOpen(false)} />
      ) : (
        <AvatarsDialog />
      )}
      {user && <Sync userId={user.id} />}
    </>
  );
}

/** Opens a game alone; returns a user-event session. */
export function renderGame(
  id: string,
  playedFor?: PlayedFor,
  Wrapper: ComponentType<PropsWithChildren> = Fragment,
) {
  return renderPart(
    <Wrapper>
      <OpenGame id={id} playedFor={playedFor} />
    </Wrapper>,
  );
}

/** A server that accepts everything, except for `changes`. */
const acceptingApi = (changes: Answers) =>
  fakeApi({
    ...answersFor(pupil()),
    completeGame: completedWith(),
    giveFeedback: THANKS,
    ...changes,
  });

/** Finishes the toy game, opened alone, on a server that accepts everything, except for `changes`. */
export async function finishToy(changes: Answers = {}, wrapper?: ComponentType<PropsWithChildren>) {
  const api = acceptingApi(changes);
  const hands = renderGame('toy', undefined, wrapper);
  await hands.click(await screen.findByRole('button', { name: 'Finish' }));
  await findDialog('Well done!');
  return { api, hands };
}

/** The same, opened from the home page in the whole app. */
export async function finishToyAtHome(changes: Answers = {}, options: RenderOptions = {}) {
  const api = acceptingApi(changes);
  const hands = renderApp('/', options);
  await hands.click(await screen.findByRole('button', { name: 'Play Toy Game' }));
  await hands.click(await screen.findByRole('button', { name: 'Finish' }));
  await findDialog('Well done!');
  return { api, hands };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const findDialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const noDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is open.');
  });
