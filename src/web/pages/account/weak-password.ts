// Whether a classmate would try this password first. The pupil is warned, and may keep it (D16).

/** Sequences on keyboards and in counting, forwards or backwards. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const FAVOURITES = /^(password|secret|letmein|welcome|iloveyou|football|minecraft|school)$/;

export function isEasyToGuess(password: string, username: string): boolean {
  const typed = password.toLowerCase();
  const core = typed.replace(/(?<![\d\s!?._-])[\d\s!?._-]+$/, '');
  const letters = [...typed];
  const backwards = letters.toReversed().join('');
  return (
    isRepeated(letters) ||
    isRepeated(letters.slice(0, -1)) ||
    RUNS.some((run) => run.includes(typed) || run.includes(backwards)) ||
    FAVOURITES.test(core) ||
    [typed, core].includes(username.trim().toLowerCase())
  );
}

/** One to three characters, again and again. */
function isRepeated(letters: readonly string[]): boolean {
  return [1, 2, 3].some(
    (length) =>
      letters.length > length &&
      letters.length % length === 0 &&
      letters.every((letter, at) => letter === letters[at % length]),
  );
}
