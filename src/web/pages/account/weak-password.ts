// Whether a pupil's password is one that a classmate would try first; they are told so, and may keep it (D16).

/** What fingers run along, forwards or backwards. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const FAVOURITES = /^(password|secret|letmein|welcome|iloveyou|football|minecraft|school)$/;

export function isEasyToGuess(password: string, username: string): boolean {
  const typed = password.toLowerCase();
  const core = typed.replace(/[\d\s!?._-]+$/, '');
  const backwards = [...typed].toReversed().join('');
  return (
    // One to three characters over and over, six spaces among them.
    /^(.{1,3})\1+.?$/su.test(typed) ||
    RUNS.some((run) => run.includes(typed) || run.includes(backwards)) ||
    FAVOURITES.test(core) ||
    [typed, core].includes(username.trim().toLowerCase())
  );
}
