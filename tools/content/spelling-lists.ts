// Words that content needs but the British dictionary lacks, and words that it has but British schools do not use.

interface Allowed {
  /** Why the word need not be in the dictionary. */
  reason: string;
  permits: (word: string, id: string) => boolean;
}

/** Any other word that is not in the dictionary is a finding. */
export const ALLOWED_WORDS: readonly Allowed[] = [
  {
    reason: 'prefixes and suffixes that a grammar item is about',
    permits: (word, id) =>
      id.includes('.GR.') &&
      ['ss', 'ing', 'un', 'ness', 'ful', 'ly', 'ify', 'ise', 'mis', 'de', 'im', 'il'].includes(
        word,
      ),
  },
  {
    reason: 'a question about capital letters shows names and days without them',
    permits: (word, id) =>
      id.includes('Y1.GR.6/') &&
      [
        'ben',
        'nia',
        'mina',
        'ali',
        'york',
        'leeds',
        'priya',
        'monday',
        'tuesday',
        'wednesday',
        'friday',
      ].includes(word),
  },
  {
    reason: 'a theme names the letters that its words share',
    permits: (word, id) => id.includes('.WS/') && ['ous', 'gue', 'que'].includes(word),
  },
  {
    reason: 'a question about an ending or an apostrophe shows the word before it is mended',
    permits: (word, id) =>
      ['Y2.GR.1/017', 'Y2.GR.11/010', 'Y2.GR.12/013'].includes(id) &&
      ['happi', 'wasnt', 'Nias'].includes(word),
  },
  {
    reason: 'a question about spaces shows words that run together or fall apart',
    permits: (_, id) => id.includes('Y1.GR.8/'),
  },
  {
    reason:
      'words of school and nature that the dictionary package lacks; each is in print dictionaries',
    permits: (word) =>
      [
        'meerkat',
        'yoghurt',
        'longship',
        'rainforest',
        'savannah',
        'autofocus',
        'grandad',
        'café',
        'pipistrelle',
        "mice's",
        "geese's",
        'minibeast',
        'minibeasts',
      ].includes(word.toLowerCase()),
  },
];

/** American spellings, and words in the dictionary that mean something else in Britain. */
export const AMERICAN_WORDS: ReadonlySet<string> = new Set([
  'math',
  'color',
  'colors',
  'favorite',
  'neighbor',
  'center',
  'meter',
  'liter',
  'gray',
  'tire',
  'tires',
  'plow',
  'marvelous',
  'traveling',
  'traveled',
  'jewelry',
  'mom',
  'mommy',
  'parentheses',
  'grade',
  'students',
  'student',
  'vacation',
  'trash',
  'sidewalk',
  'cookie',
  'cookies',
  'candy',
  'soccer',
  'airplane',
  'truck',
  'streetcar',
  'zee',
  'recognize',
  'criticize',
  'realize',
  'organize',
  'gotten',
  'diaper',
  'faucet',
  'flashlight',
  'sweater',
  'pajamas',
  'eraser',
  'movie',
  'movies',
  'elevator',
  'gasoline',
  'period',
]);
