import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { AVATARS, firstAvatars } from '#shared/avatars.ts';
import type { User } from '#shared/contract/auth.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderPage, renderPart } from '#testing/render-app.tsx';
import { useUser } from '#web/data/user.ts';
import type { PageProps } from '#web/shell/page-props.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { Badges } from './badges.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { Summary } from './summary.tsx';
import { YearChanger } from './year-changer.tsx';

const panel = (name: string) => screen.findByRole('region', { name });

/** A part of the page, for whoever is signed in. */
function Own({ Part }: { Part: ComponentType<PageProps> }) {
  const { data: user } = useUser();
  return user && <Part user={user} />;
}

/** Newest first; the newest was played just now. */
function history(count: number): HistoryEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    gameId: 'word-search',
    score: 10,
    maxScore: 10,
    createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
  }));
}

describe('the header', () => {
  it('the header shows avatar, name, year, games and when the last one was', async () => {
    fakeApi({
      ...answersFor(pupil({ gamesCompleted: 12, avatar: '🦊' })),
      getHistory: history(12),
    });
    renderPage('/profile');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
    const lines = ['Mia', '12 games completed', 'Last played: Today'];
    for (const line of lines) expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getAllByText('Year 3')).toHaveLength(2);
  });

  it.each([
    [0, '0 games completed'],
    [1, '1 game completed'],
  ])('the header counts %i as %j', async (gamesCompleted, text) => {
    fakeApi(answersFor(pupil({ gamesCompleted })));
    renderPart(<Summary user={pupil({ gamesCompleted })} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await screen.findByText('Last played: Never')).toBeInTheDocument();
  });
});

describe('the badges', () => {
  it.each([
    [9, ['Explorer'], 'Play 1 more game to earn your next badge.'],
    [10, ['Explorer', 'Word Master'], 'Play 10 more games to earn your next badge.'],
    [20, ['Explorer', 'Word Master', 'Number Wizard'], 'You’ve earned every badge. Amazing!'],
  ])('the badges after %i games are %j', async (gamesCompleted, badges, next) => {
    renderPart(<Badges gamesCompleted={gamesCompleted} />);
    const items = within(await panel('My badges')).getAllByRole('listitem');
    expect(items).toHaveLength(badges.length);
    badges.forEach((badge, index) => expect(items[index]).toHaveTextContent(badge));
    expect(screen.getByText(next)).toBeInTheDocument();
  });
});

describe('the year group', () => {
  const year = (number: number) => screen.findByRole('button', { name: `Year ${number}` });

  it('the year group changes at a tap', async () => {
    const api = fakeApi({ ...answersFor(pupil()), setYearGroup: pupil({ yearGroup: 5 }) });
    const user = renderPart(<Own Part={YearChanger} />);
    expect(await year(3)).toHaveAttribute('aria-pressed', 'true');
    await user.click(await year(5));
    expect(await screen.findByText('Year group updated')).toBeInTheDocument();
    expect(screen.getByText('Your year group has been set to Year 5.')).toBeInTheDocument();
    expect(await year(5)).toHaveAttribute('aria-pressed', 'true');
    expect(api.sentTo('setYearGroup')).toEqual([{ yearGroup: 5 }]);
  });

  it('the year group shows the new year while it is saved, and ignores another change meanwhile', async () => {
    const { answer, arrive } = slowAnswer<User>();
    const api = fakeApi({ ...answersFor(pupil()), setYearGroup: answer });
    const user = renderPart(<Own Part={YearChanger} />);
    await user.click(await year(5));
    await user.click(await year(6));
    expect(await year(5)).toHaveAttribute('aria-pressed', 'true');
    expect(api.sentTo('setYearGroup')).toEqual([{ yearGroup: 5 }]);
    arrive(pupil({ yearGroup: 5 }));
    expect(await screen.findByText('Year group updated')).toBeInTheDocument();
  });

  it('the year group stays when an older answer arrives late', async () => {
    const { answer, arrive } = slowAnswer<User>();
    const fox = { avatar: '🦊' };
    const api = fakeApi({
      ...answersFor(pupil()),
      setAvatar: pupil(fox),
      setYearGroup: pupil({ ...fox, yearGroup: 5 }),
    });
    const user = renderPage('/profile');
    const foxButton = await screen.findByRole('button', { name: 'Fox' });
    api.answer('getUser', answer);
    await user.click(foxButton);
    await user.click(await year(5));
    expect(await screen.findByText('Year group updated')).toBeInTheDocument();
    arrive(pupil({ ...fox, yearGroup: 3 }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await year(5)).toHaveAttribute('aria-pressed', 'true');
  });

  it('the year group goes back to the old year when it cannot be saved', async () => {
    const { answer, arrive } = slowAnswer<ReturnType<typeof refusal>>();
    fakeApi({ ...answersFor(pupil()), setYearGroup: answer.then((no) => no) });
    const user = renderPart(<Own Part={YearChanger} />);
    await user.click(await year(5));
    expect(await year(5)).toHaveAttribute('aria-pressed', 'true');
    arrive(refusal(500, 'Something went wrong.'));
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(screen.getByText('500: Something went wrong.')).toBeInTheDocument();
    await waitFor(async () => expect(await year(3)).toHaveAttribute('aria-pressed', 'true'));
    expect(await year(5)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the avatars', () => {
  it('the avatars are 50, each with its name; those still to be earned are locked', async () => {
    fakeApi(answersFor(pupil({ avatarsUnlocked: 20 })));
    renderPart(<AvatarPicker user={pupil()} />);
    const picker = within(await panel('My avatar'));
    await picker.findByRole('button', { name: 'Dog', pressed: true });
    expect(picker.getAllByRole('button')).toHaveLength(AVATARS.length);
    const locked = picker.getAllByRole('button', { name: 'Locked avatar' });
    expect(locked).toHaveLength(30);
    for (const button of locked) expect(button).toBeDisabled();
    expect(picker.getByRole('button', { name: 'Whale', pressed: false })).toBeEnabled();
    expect(picker.queryByRole('button', { name: 'Dolphin' })).not.toBeInTheDocument();
  });

  it('a pupil with all avatars is praised', async () => {
    fakeApi(answersFor(pupil({ avatarsUnlocked: 50 })));
    renderPart(<AvatarPicker user={pupil({ gamesCompleted: 35 })} />);
    expect(await screen.findByText('You have all 50 avatars. Great work!')).toBeInTheDocument();
  });

  it('a pointer on an avatar shows its name', async () => {
    fakeApi(answersFor(pupil()));
    const user = renderPart(<AvatarPicker user={pupil()} />);
    await user.hover(await screen.findByRole('button', { name: 'Fox' }));
    expect(await screen.findByRole('tooltip', { name: 'Fox' })).toBeInTheDocument();
  });

  it('the avatars change at a tap', async () => {
    const api = fakeApi({ ...answersFor(pupil()), setAvatar: pupil({ avatar: '🦊' }) });
    const user = renderPart(<Own Part={AvatarPicker} />);
    const fox = await screen.findByRole('button', { name: 'Fox' });
    api.answer('getUser', pupil({ avatar: '🦊' }));
    await user.click(fox);
    expect(await screen.findByText('Avatar updated')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Fox', pressed: true })).toBeInTheDocument();
    expect(api.sentTo('setAvatar')).toEqual([{ avatar: '🦊' }]);
  });

  it('the avatars stay as they were when the change fails', async () => {
    fakeApi({ ...answersFor(pupil()), setAvatar: refusal(403, 'That avatar is still locked.') });
    const user = renderPart(<AvatarPicker user={pupil()} />);
    await user.click(await screen.findByRole('button', { name: 'Fox' }));
    expect(await screen.findByText('Error updating avatar')).toBeInTheDocument();
    expect(screen.getByText('403: That avatar is still locked.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Dog', pressed: true })).toBeInTheDocument();
  });

  it('the avatars say when they do not load, and load at the second try', async () => {
    const api = fakeApi({ ...answersFor(pupil()), getUserAvatars: AWAY });
    const user = renderPart(<AvatarPicker user={pupil()} />);
    expect(await screen.findByText('Failed to load avatars')).toBeInTheDocument();
    expect(screen.getByText('We couldn’t load the avatars.')).toBeInTheDocument();
    api.answer('getUserAvatars', { unlockedAvatars: firstAvatars(15) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Fox' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My avatar' })).toHaveFocus();
  });
});

describe('the learning history', () => {
  it('the learning history is empty at first', async () => {
    fakeApi(answersFor(pupil()));
    renderPart(<HistoryPanel />);
    expect(await screen.findByText('No games played yet')).toBeInTheDocument();
  });

  it('the learning history lists game, date and score; a game nobody knows any more by its id', async () => {
    const createdAt = '2026-01-05T12:00:00Z';
    fakeApi({
      ...answersFor(pupil()),
      getHistory: [
        { id: 2, gameId: 'word-search', score: 9, maxScore: 11, createdAt },
        { id: 1, gameId: 'old-game', score: 3, maxScore: 10, createdAt },
      ],
    });
    renderPart(<HistoryPanel />);
    const table = within(await screen.findByRole('table', { name: 'Learning history' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Game', 'Date', 'Score']);
    const [, known, unknown] = table.getAllByRole('row');
    expect(known).toHaveTextContent('🔤Word SearchJan 5, 20269/11');
    expect(unknown).toHaveTextContent('🎮old-gameJan 5, 20263/10');
  });

  it('the learning history shows ten games, then ten more, with the focus on the first new one', async () => {
    fakeApi({ ...answersFor(pupil()), getHistory: history(13) });
    const user = renderPart(<HistoryPanel />);
    const table = within(await screen.findByRole('table', { name: 'Learning history' }));
    expect(table.getAllByRole('row')).toHaveLength(1 + 10);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(table.getAllByRole('row')).toHaveLength(1 + 13);
    expect(table.getAllByRole('row')[11]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('the learning history has the newest 500 at once, and older ones when somebody asks for them', async () => {
    const all = history(512);
    const [newest, older] = [all.slice(0, 500), all.slice(499)];
    const api = fakeApi({ ...answersFor(pupil({ gamesCompleted: 512 })), getHistory: newest });
    renderPart(<HistoryPanel />);
    await screen.findByRole('table', { name: 'Learning history' });
    const more = screen.getByRole('button', { name: 'Show more' });
    // Searches by selector, because a query by role among so many rows takes a second.
    const rows = () => document.querySelectorAll('tbody tr');
    act(() => {
      for (let shown = 10; shown < 500; shown += 10) more.click();
    });
    expect(rows()).toHaveLength(500);
    api.answer('getHistory', AWAY);
    fireEvent.click(more);
    const sorry = 'We couldn’t load your older games. Please try again.';
    expect(await screen.findByText(sorry)).toHaveAttribute('role', 'alert');
    // A game finished on another device shifts one of the newest games to the next page.
    api.answer('getHistory', older);
    fireEvent.click(more);
    await waitFor(() => expect(rows()).toHaveLength(510));
    expect(api.lastQueryTo('getHistory')).toBe('page=6&pageSize=100');
    expect(rows()[500]).toHaveFocus();
    expect(screen.queryByText(sorry)).not.toBeInTheDocument();
    fireEvent.click(more);
    expect(rows()).toHaveLength(512);
    expect(more).not.toBeInTheDocument();
  });

  it('the learning history offers to try again when it does not load', async () => {
    const api = fakeApi({ ...answersFor(pupil()), getHistory: AWAY });
    const user = renderPart(<HistoryPanel />);
    const learning = within(await panel('Learning history'));
    expect(await learning.findByText('We couldn’t load your games.')).toBeInTheDocument();
    api.answer('getHistory', history(1));
    await user.click(learning.getByRole('button', { name: 'Try again' }));
    expect(await learning.findByRole('table')).toBeInTheDocument();
  });
});

it('the profile links to the pages for which the bottom bar has no room', async () => {
  fakeApi(answersFor(pupil()));
  renderPage('/profile');
  const more = within(await panel('More'));
  expect(more.getByRole('link', { name: 'How to Play' })).toHaveAttribute('href', '/how-to-play');
  expect(more.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  expect(more.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
});
