// Whether a classmate would try a pupil's password first; the pupil is told, and may keep it (D16).

/** Sequences on keyboards and in counting, forwards or backwards. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const FAVOURITES = /^(password|secret|letmein|welcome|iloveyou|football|minecraft|school)$/;

export function isEasyToGuess(password: string, username: string): boolean {
  const typed = password.toLowerCase();
  const core = typed.replace(/[\d\s!?._-]+$/, '');
  const backwards = [...typed].toReversed().join('');
  return (
    // One to three repeated characters.
    /^(.{1,3})\1+.?$/su.test(typed) ||
    RUNS.some((run) => run.includes(typed) || run.includes(backwards)) ||
    FAVOURITES.test(core) ||
    [typed, core].includes(username.trim().toLowerCase())
  );
}
