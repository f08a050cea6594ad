// The success criteria of WCAG 2.2, levels A and AA, and which of our automated tests check each. A criterion without a
// test says so. A test proves only what it checks, so this is no claim of conformance.

interface Criterion {
  /** Its number in WCAG 2.2. */
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** axe-core has rules for it, which run on every page and in every state of every game (`e2e/every-state.spec.ts`, `e2e/no-barriers.spec.ts`). */
  hasAxe?: true;
  /** Further tests: the file, and what it checks. */
  tests?: ReadonlyArray<readonly [file: string, looksAt: string]>;
}

const NO_MEDIA = [
  'src/web/pages/evidence/criteria.test.ts',
  'no page has a video or recorded sound',
] as const;
const BY_KEYBOARD = [
  'e2e/without-network.spec.ts',
  'all six games are opened and left by keyboard alone, and one of them played to the end',
] as const;
const BY_TAPS = [
  'e2e/no-barriers.spec.ts',
  'each game is played by single taps, without dragging',
] as const;
const BY_EAR = [
  'e2e/screen-reader.spec.ts',
  'a game is played by what the browser announces',
] as const;
const BY_TWO_KEYS = [
  'src/games/two-keys.test.tsx',
  'each game is finished with two keys or switches: Tab moves, Space presses',
] as const;
const TRANSCRIPTS = [
  'src/games/grammar-guru/transcript.test.tsx',
  'what a virtual screen reader reads of each game, from start to result, is as its transcript says',
] as const;
const CONTRASTS = ['src/ui/theme.test.ts', 'contrast of every pair of colours'] as const;
const AT_400_PERCENT = [
  'e2e/every-state.spec.ts',
  'at 400% zoom, with the text spacing of 1.4.12, nothing is cut off on any page of a pupil',
] as const;
const GAMES_AT_400_PERCENT = ['e2e/no-barriers.spec.ts', 'nor at the start of any game'] as const;
const AT_320 = [
  'e2e/play-settings.spec.ts',
  'pupils’ pages and games fit 320 pixels with the largest, widest letters',
] as const;

export const CRITERIA: readonly Criterion[] = [
  { id: '1.1.1', name: 'Non-text Content', level: 'A', hasAxe: true, tests: [BY_EAR] },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    hasAxe: true,
    tests: [NO_MEDIA],
  },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', hasAxe: true, tests: [NO_MEDIA] },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    tests: [NO_MEDIA],
  },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', tests: [NO_MEDIA] },
  { id: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', tests: [NO_MEDIA] },
  { id: '1.3.1', name: 'Info and Relationships', level: 'A', hasAxe: true },
  { id: '1.3.2', name: 'Meaningful Sequence', level: 'A', tests: [BY_EAR, TRANSCRIPTS] },
  { id: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    hasAxe: true,
    tests: [
      ['e2e/no-barriers.spec.ts', 'a phone is turned on its side in the middle of each game'],
    ],
  },
  { id: '1.3.5', name: 'Identify Input Purpose', level: 'AA', hasAxe: true },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    hasAxe: true,
    tests: [['e2e/no-barriers.spec.ts', 'states of the games differ in forced colours']],
  },
  {
    id: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    hasAxe: true,
    tests: [['src/games/kit/screen/sounds.test.ts', 'every sound is short']],
  },
  { id: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', hasAxe: true, tests: [CONTRASTS] },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    hasAxe: true,
    tests: [['e2e/no-barriers.spec.ts', 'each game is wholly within reach at 200% zoom']],
  },
  { id: '1.4.5', name: 'Images of Text', level: 'AA' },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    tests: [AT_320, AT_400_PERCENT, GAMES_AT_400_PERCENT],
  },
  { id: '1.4.11', name: 'Non-text Contrast', level: 'AA', tests: [CONTRASTS] },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    hasAxe: true,
    tests: [AT_320, AT_400_PERCENT, GAMES_AT_400_PERCENT],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: [['src/ui/tooltip.test.tsx', 'a note closes with Escape']],
  },
  { id: '2.1.1', name: 'Keyboard', level: 'A', hasAxe: true, tests: [BY_KEYBOARD, BY_TWO_KEYS] },
  { id: '2.1.2', name: 'No Keyboard Trap', level: 'A', tests: [BY_KEYBOARD] },
  { id: '2.1.4', name: 'Character Key Shortcuts', level: 'A' },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    hasAxe: true,
    tests: [
      [
        'src/games/kit/screen/use-countdown.test.tsx',
        'the clock of a question can be lengthened and switched off',
      ],
    ],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    hasAxe: true,
    tests: [['e2e/no-barriers.spec.ts', 'every moment of each game comes to rest']],
  },
  { id: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A', hasAxe: true },
  { id: '2.4.2', name: 'Page Titled', level: 'A', hasAxe: true },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    tests: [['src/ui/dialog.test.tsx', 'focus goes into dialogs and back to what opened them']],
  },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', hasAxe: true },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA' },
  { id: '2.4.6', name: 'Headings and Labels', level: 'AA' },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA' },
  { id: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA' },
  { id: '2.5.1', name: 'Pointer Gestures', level: 'A', tests: [BY_TAPS] },
  { id: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
  { id: '2.5.3', name: 'Label in Name', level: 'A', hasAxe: true },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    tests: [
      ['src/web/pages/evidence/criteria.test.ts', 'nothing listens to the motion of the device'],
    ],
  },
  { id: '2.5.7', name: 'Dragging Movements', level: 'AA', tests: [BY_TAPS] },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    hasAxe: true,
    tests: [['e2e/small-screens.spec.ts', 'pupils’ controls have 44 pixels']],
  },
  { id: '3.1.1', name: 'Language of Page', level: 'A', hasAxe: true },
  { id: '3.1.2', name: 'Language of Parts', level: 'AA', hasAxe: true },
  { id: '3.2.1', name: 'On Focus', level: 'A' },
  { id: '3.2.2', name: 'On Input', level: 'A' },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    tests: [
      [
        'src/web/shell/navigation.test.tsx',
        'the entries of sidebar and bottom bar, in their order',
      ],
    ],
  },
  { id: '3.2.4', name: 'Consistent Identification', level: 'AA' },
  { id: '3.2.6', name: 'Consistent Help', level: 'A' },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    tests: [['src/ui/field.test.tsx', 'a field is described by its error']],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    hasAxe: true,
    tests: [['src/ui/field.test.tsx', 'a field is tied to its label and hint']],
  },
  { id: '3.3.3', name: 'Error Suggestion', level: 'AA' },
  { id: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
  { id: '3.3.7', name: 'Redundant Entry', level: 'A' },
  { id: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA' },
  { id: '4.1.2', name: 'Name, Role, Value', level: 'A', hasAxe: true },
  { id: '4.1.3', name: 'Status Messages', level: 'AA', tests: [BY_EAR, TRANSCRIPTS] },
];

/** What was tested of a criterion, in a few words. */
export function testedText({ hasAxe, tests = [] }: Criterion): string {
  const parts = [
    ...(hasAxe ? ['axe-core’s rules for it, on every page'] : []),
    ...tests.map(([, what]) => what),
  ];
  return parts.length === 0 ? 'Not tested' : `In part, by automated tests: ${parts.join('; ')}`;
}
