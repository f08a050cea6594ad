// The rules for passwords: those of owners and teachers (D16) are stricter than a pupil's, which needs six characters.
import { isStaff, PASSWORD_MIN_OF, type Role } from '#shared/roles.ts';

/** The minimum zxcvbn score, of 0 to 4: at least 10^8 guesses by somebody who knows common lists and habits. */
const GUESSABLE_BELOW = 3;
/** Characters that are estimated: longer passwords are not guessable, and the estimate would take long. */
const LOOKED_AT = 64;

interface Whose {
  username: string;
  appName: string;
}

/** Why `password` cannot be used by somebody with this role, in one sentence; null if it can. */
export async function passwordProblem(
  role: Role,
  password: string,
  whose: Whose,
): Promise<string | null> {
  const min = PASSWORD_MIN_OF[role];
  if ([...password].length < min) return `Password must be at least ${min} characters`;
  return isStaff(role) && (await isGuessable(password, whose))
    ? 'That password is easy to guess. Please choose another, such as four words in a row'
    : null;
}

/**
 * Whether it is a common password, the username, the app's name, a keyboard pattern, or little more than one of these.
 * The list takes 25 MB and is rarely needed, so it is loaded each time.
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
