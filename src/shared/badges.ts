// The badges on a pupil's profile, earned by the number of games completed.

export interface Badge {
  title: string;
  emoji: string;
  /** Games completed from which the badge is held. */
  fromGames: number;
}

/** spec S2 Profile: Explorer always, Word Master at 10 games, Number Wizard at 20. */
export const BADGES: readonly Badge[] = [
  { title: 'Explorer', emoji: '🧭', fromGames: 0 },
  { title: 'Word Master', emoji: '📚', fromGames: 10 },
  { title: 'Number Wizard', emoji: '🧙', fromGames: 20 },
];

/** The badges held after `gamesCompleted` games. */
export function badgesAfter(gamesCompleted: number): Badge[] {
  return BADGES.filter((badge) => gamesCompleted >= badge.fromGames);
}
