// The badges on a pupil's profile, earned by the number of games completed.

export interface Badge {
  title: string;
  emoji: string;
  /** The number of games from which a pupil has the badge. */
  fromGames: number;
}

/** spec S2 Profile: Explorer always, Word Master at 10 games, Number Wizard at 20. */
export const BADGES: readonly Badge[] = [
  { title: 'Explorer', emoji: '🧭', fromGames: 0 },
  { title: 'Word Master', emoji: '📚', fromGames: 10 },
  { title: 'Number Wizard', emoji: '🧙', fromGames: 20 },
];

export function badgesAfter(gamesCompleted: number): Badge[] {
  return BADGES.filter((badge) => gamesCompleted >= badge.fromGames);
}
