// The words that no screen uses, with what to say instead, and the specified sentences that keep them.

interface Term {
  term: RegExp;
  say: string;
  /** The files that it holds for; all without it. */
  where?: RegExp;
}

const STAFF = /^src\/web\/(staff|pages\/(classes|admin|admin-student|words|comments|worries))\//;
/** What the server itself prints names files and processes, which have owners. */
const SCREENS = /^src\/(web|shared|server\/admin)\//;

export const TERMS: readonly Term[] = [
  { term: /\bslips?\b/i, say: 'common mistakes' },
  { term: /\bmap\b/i, say: 'progress', where: STAFF },
  { term: /\b(?:take|takes|taking|taken) out\b/i, say: 'remove from class' },
  { term: /\btake back\b/i, say: 'withdraw', where: STAFF },
  { term: /^Set it$|\bset something new\b/i, say: 'set work' },
  { term: /\bgo(?:es)? on\b/i, say: 'continue' },
  { term: /\bwhat becomes of\b/i, say: 'what happens to' },
  { term: /\bthose who have none\b/i, say: 'the pupils without' },
  { term: /\bwhat would happen\b/i, say: 'preview' },
  { term: /\bstudents?\b/i, say: 'pupil', where: SCREENS },
  { term: /\bsigned out\b/i, say: 'logged out' },
  { term: /\b(?:log|logged|logging)[ -]on\b/i, say: 'log in' },
  { term: /\bowners?\b/i, say: 'admin', where: SCREENS },
  { term: /\bmath\b/i, say: 'maths' },
  { term: /\bpracticing\b/i, say: 'practising' },
];

/** Literal sentences of the specification, with the file of each. */
export const EXCEPTIONS: readonly { file: string; text: string }[] = [
  { file: 'src/web/pages/home/game-tile.tsx', text: 'Go on' },
  { file: 'src/web/pages/admin/cards.tsx', text: 'Total Students' },
  { file: 'src/web/pages/admin/page.tsx', text: 'Student Ideas & Bug Reports' },
  { file: 'src/web/pages/admin/students-panel.tsx', text: 'Student Performance' },
  { file: 'src/web/pages/admin/students-panel.tsx', text: 'Failed to load student data' },
  {
    file: 'src/web/pages/admin/students-panel.tsx',
    text: 'No students found matching your filters',
  },
  { file: 'src/web/pages/admin/students-table.tsx', text: 'Student' },
  { file: 'src/web/pages/admin-student/page.tsx', text: 'Failed to load student data' },
  { file: 'src/web/pages/auth/features.tsx', text: 'Math and English for Years 1-6' },
  { file: 'src/web/shell/game-look.ts', text: 'Math' },
  { file: 'src/games/kit/rules/game.ts', text: 'Math' },
  { file: 'src/games/tables-check/card.ts', text: 'Math' },
  { file: 'src/games/find-my-number/card.ts', text: 'Math' },
  { file: 'src/games/mathematics-mountain/card.ts', text: 'Math' },
  {
    file: 'src/games/mathematics-mountain/card.ts',
    text: 'Climb to the top by solving math problems!',
  },
  {
    file: 'src/games/find-my-number/rules.ts',
    text: 'You ran out of turns. The number was …. Keep practicing!',
  },
];
