// Our position on the Children's Code, for the privacy page and for the evidence pack.

/** The 15 standards of the Children's Code (ICO, Age appropriate design: a code of practice), with our position on each. */
export const STANDARDS: readonly (readonly [standard: string, position: string])[] = [
  [
    'Best interests of the child',
    'The product is for learning and nothing else. Nothing is sold to a child, and a wrong answer costs nothing.',
  ],
  [
    'Data protection impact assessment',
    'The school or person who runs it is the controller and makes the assessment. This page and the project’s documents have the facts for it.',
  ],
  [
    'Age appropriate application',
    'Everybody is treated as a child of primary age. The strictest setting is the only one.',
  ],
  ['Transparency', 'The first half of this page is for children and can be read aloud.'],
  [
    'Detrimental use of data',
    'Data serves the purposes in the table and no other. Results are not compared between children on a child’s screen.',
  ],
  ['Policies and community standards', 'What this page says is what the software does.'],
  [
    'Default settings',
    'No sharing, no tracking and no public profile exist. The memory that deals the rounds is on, because it is what the product is for; it can be switched off for each child.',
  ],
  [
    'Data minimisation',
    'A name, which may be made up, and a year. No e-mail address, no birthday.',
  ],
  [
    'Data sharing',
    'None, unless whoever runs it sets up card payment or e-mail; see ‘Who else receives data’.',
  ],
  ['Geolocation', 'Never asked for, and network addresses are not kept.'],
  [
    'Parental controls',
    'A teacher sees results and comments. The child is told so here and beside every comment.',
  ],
  [
    'Profiling',
    'From a child’s own answers the games predict when each word, rule or fact will be forgotten, and choose by it what to ask. Nothing else is decided by it, it is compared with nobody, and no label is put on a child. The child sees it as a garden; an admin can switch it off for a child on the pupil’s page, which deletes it at once, and rounds are then dealt without it.',
  ],
  [
    'Nudge techniques',
    'No streaks to lose, no countdown to an offer, no reminders. Rating a game is optional.',
  ],
  ['Connected toys and devices', 'There are none.'],
  [
    'Online tools',
    'A child can see and save all data on this page, and ask for it to be put right or deleted.',
  ],
];
