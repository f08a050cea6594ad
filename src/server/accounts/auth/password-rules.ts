// What an owner's password must be (D16); a pupil's needs six characters and no more.
import { PASSWORD_MIN_OF, type Role } from '#shared/roles.ts';

/** Of 5 steps from 0 to 4: at least 10^8 guesses by somebody who knows the lists, the keyboard and the habits. */
const GUESSABLE_BELOW = 3;
/** More is not looked at: nothing so long is found by guessing, and the estimate takes long. */
const LOOKED_AT = 64;

interface Whose {
  username: string;
  appName: string;
}

/** Why `password` cannot be one's of this role, in one sentence; null when it can. */
export async function passwordProblem(
  role: Role,
  password: string,
  whose: Whose,
): Promise<string | null> {
  const min = PASSWORD_MIN_OF[role];
  if ([...password].length < min) return `Password must be at least ${min} characters`;
  return role === 'owner' && (await isGuessable(password, whose))
    ? 'That password is easy to guess. Please choose another, such as four words in a row'
    : null;
}

/**
 * Whether it is on the list of the most common passwords, the username, the app's name, a row of keys, or little more
 * than one of these. The list takes 25 MB, for a check that is seldom made: it is fetched for each.
 */
async function isGuessable(password: string, { username, appName }: Whose): Promise<boolean> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const spaced = [username, appName].map((name) => name.toLowerCase());
  const own = [...spaced, ...spaced.map((name) => name.replace(/[^\p{L}\p{N}]/gu, ''))];
  const { score } = new ZxcvbnFactory({ dictionary, graphs }).check(
    password.slice(0, LOOKED_AT),
    own.filter(Boolean),
  );
  return score < GUESSABLE_BELOW;
}
