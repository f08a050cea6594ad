/** Imports point one way (docs/architecture.md). Every rule states its reason. */
/** Code that checks the games' content and plays games in tests. */
const CHECKS = '^src/games/(checks/|[^/]+/checks/)';
const DEMO_CLASS = '^src/server/demo-class\\.ts$';
const TESTS = '\\.test\\.tsx?$|^src/testing/';

/**
 * A rule for each layer of a folder: its folders import earlier layers and, within their own layer, only themselves. So
 * no two folders import each other.
 *
 * @param {string} room
 * @param {ReadonlyArray<{ folders: readonly string[], comment: string }>} layers
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const inOrder = (room, layers) =>
  layers.map(({ folders, comment }, nth) => ({
    name: `${room.replaceAll('/', '-')}-${folders.join('-')}`,
    comment,
    severity: 'error',
    from: { path: `^src/${room}/(${folders.join('|')})/`, pathNot: TESTS },
    to: {
      path: `^src/${room}/[^/]+/`,
      pathNot: [...layers.slice(0, nth).flatMap((layer) => layer.folders), '$1'].map(
        (folder) => `^src/${room}/${folder}/`,
      ),
    },
  }));

const SERVER = [
  {
    folders: ['platform'],
    comment: 'Code that any server needs knows nothing of pupils and games.',
  },
  { folders: ['accounts'], comment: 'Who somebody is does not depend on what they do.' },
  { folders: ['memory'], comment: 'The memory of an item does not depend on the game.' },
  {
    folders: ['play', 'payment', 'contact', 'classes'],
    comment: 'Each can be read, changed and removed without the others.',
  },
  {
    folders: ['teaching'],
    comment: 'Teaching uses classes and play, which know nothing of it.',
  },
  {
    folders: ['privacy'],
    comment: 'Shows and erases all data about a user, so it depends on everything that stores any.',
  },
  {
    folders: ['operations'],
    comment:
      'A backup contains the whole database, and a restore must erase again the accounts erased since.',
  },
  { folders: ['admin'], comment: 'Owners see and change all of the above.' },
];
const PLATFORM = [
  {
    folders: ['db', 'tls'],
    comment: 'Any program could use the database and the certificate code.',
  },
  { folders: ['limits'], comment: 'Every limit is counted in the database.' },
  { folders: ['http'], comment: 'Serving routes uses everything else in the platform.' },
];
const ACCOUNTS = [
  { folders: ['audit'], comment: 'Everything may write to the audit log.' },
  { folders: ['user'], comment: 'A user is a row and a name, signed in or not.' },
  { folders: ['session'], comment: 'A session belongs to a user, however they signed in.' },
  { folders: ['factor'], comment: 'A second factor ends other sessions when it changes.' },
  { folders: ['auth'], comment: 'Signing in checks password and factor and begins a session.' },
  {
    folders: ['school-account'],
    comment: 'Signing in with a school account begins a session without a password.',
  },
  { folders: ['profile'], comment: 'Users’ changes to their own account need all of the above.' },
];
const OPERATIONS = [
  { folders: ['archive'], comment: 'A backup file does not depend on who asked for it.' },
  { folders: ['backups'], comment: 'The nightly backup makes an archive.' },
  { folders: ['metrics'], comment: 'Metrics report the state of the backups.' },
];
const PAYMENT = [
  {
    folders: ['stripe'],
    comment: 'Our requests to the provider do not depend on what answers them.',
  },
  { folders: ['sandbox'], comment: 'The sandbox answers requests meant for Stripe.' },
];
const KIT = [
  {
    folders: ['rules'],
    comment: 'Rounds are dealt, played and replayed without words or a screen.',
  },
  { folders: ['words'], comment: 'The words for children do not depend on how they are shown.' },
  { folders: ['screen'], comment: 'Screens and sounds use rules and words.' },
];
const WEB = [
  { folders: ['data'], comment: 'The browser’s data does not depend on what shows it.' },
  {
    folders: ['offline', 'sync'],
    comment: 'Finished games are sent and files are cached without any page open.',
  },
  { folders: ['shell'], comment: 'The frame is around every page and knows none of them.' },
  {
    folders: ['play', 'staff'],
    comment: 'A game is played, and a class is read and changed, in the same way from any page.',
  },
  { folders: ['pages'], comment: 'Only the list of routes knows the pages.' },
];

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-is-a-leaf',
      comment:
        'The code that browser and server share depends on neither; Zod is its only package.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { pathNot: '^src/shared/|^node_modules/zod/' },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'Components can be used anywhere: they know nothing of games, pages or the server.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TESTS },
      to: { path: '^src/(games|web|server)/' },
    },
    {
      name: 'games-below-web-and-server',
      comment: 'A game receives everything it needs and can be played without the app around it.',
      severity: 'error',
      from: { path: '^src/games/', pathNot: TESTS },
      to: { path: '^src/(web|server)/' },
    },
    {
      name: 'no-game-imports-another',
      comment:
        'Removing one game does not affect the others; code that two games use is in the kit.',
      severity: 'error',
      from: { path: '^src/games/(?!kit/|checks/)([^/]+)/' },
      to: { path: '^src/games/(?!kit/)[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'kit-knows-no-game',
      comment: 'The kit serves all games alike.',
      severity: 'error',
      from: { path: '^src/games/kit/', pathNot: TESTS },
      to: { path: '^src/games/(?!kit/)' },
    },
    {
      name: 'rules-and-questions-are-pure',
      comment: 'Rules and the code that makes questions give the same result on any machine.',
      severity: 'error',
      from: {
        path: '^src/games/([^/]+/(rules\\.ts|deal\\.ts|question-types/)|kit/(rules|words)/)',
        // The words of each year, which several games load.
        pathNot: [TESTS, '^src/games/kit/words/(entries|spelling-words)\\.ts$'],
      },
      to: {
        pathNot: [
          '^src/shared/',
          '^src/games/kit/(rules|words)/',
          '^src/games/(?!kit/)[^/]+/[^/]+\\.ts$',
          '^src/games/[^/]+/question-types/',
          '^src/games/[^/]+/forms/.*\\.ts$',
          '^node_modules/zod/',
        ],
      },
    },
    {
      name: 'cards-are-small',
      comment:
        'The home page, the history and the server load all cards, so a card imports no screen, rules or content.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/card\\.ts$' },
      to: {
        path: '^content/|^src/games/',
        pathNot: ['^src/games/kit/rules/game\\.ts$', '/question\\.ts$'],
      },
    },
    {
      name: 'screens-and-dealers-are-lazy',
      comment:
        'The list names all of them; each is loaded when its game is played. Only the pictures on the tiles come with it.',
      severity: 'error',
      from: { path: '^src/games/browser\\.ts$' },
      to: {
        path: '^src/games/(?!kit/)[^/]+/',
        pathNot: '/picture\\.tsx$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-checks-in-the-product',
      comment:
        'Content rules and players read dictionaries and test tables: only tests and tools need them, and the demonstration, whose pupils play at random.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, CHECKS, DEMO_CLASS] },
      to: { path: CHECKS },
    },
    {
      name: 'players-are-driven-from-outside',
      comment:
        'A player receives the browser and its actions as arguments, and imports only Playwright’s types.',
      severity: 'error',
      from: { path: '^src/games/' },
      to: { path: '^node_modules/@?playwright', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-only-by-their-list',
      comment: 'A screen imported elsewhere would be downloaded with the page that imports it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, '^src/games/browser\\.ts$'] },
      to: { path: '^src/games/[^/]+/screen\\.tsx$' },
    },
    {
      name: 'server-without-screens',
      comment:
        'The server needs the games’ names, questions, dealing and replaying, but no screens and no React.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: [TESTS, DEMO_CLASS] },
      to: {
        path: '^src/games/',
        pathNot: '^src/games/((cards|server|ids)\\.ts$|kit/(rules|words)/)',
      },
    },
    {
      name: 'server-without-browser',
      comment: 'The server never imports browser code.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TESTS },
      to: { path: '^src/(web|ui)/' },
    },
    {
      name: 'web-without-server',
      comment: 'The browser knows the server only through the contract.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TESTS },
      to: { path: '^src/server/' },
    },
    ...inOrder('games/kit', KIT),
    ...inOrder('server', SERVER),
    ...inOrder('server/platform', PLATFORM),
    ...inOrder('server/accounts', ACCOUNTS),
    ...inOrder('server/operations', OPERATIONS),
    ...inOrder('server/payment', PAYMENT),
    ...inOrder('web', WEB),
    {
      name: 'nothing-imports-the-top',
      comment: 'Only the files next to the folders put them together.',
      severity: 'error',
      from: { path: '^src/(server|web)/[^/]+/', pathNot: TESTS },
      to: { path: '^src/(server|web)/[^/]+$' },
    },
    {
      name: 'a-page-imports-no-other',
      comment:
        'A page can be removed alone; code that several pages use is in folders that know no page.',
      severity: 'error',
      from: { path: '^src/web/pages/(?!account/|second-factor/)([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/web/pages/',
        pathNot: '^src/web/pages/($1|account|second-factor)/',
      },
    },
    {
      name: 'parts-of-pages-know-no-page',
      comment: 'Several pages use them; turning the second factor off asks for the password.',
      severity: 'error',
      from: { path: '^src/web/pages/(account|second-factor)/', pathNot: TESTS },
      to: { path: '^src/web/pages/', pathNot: '^src/web/pages/($1|account)/' },
    },
    {
      name: 'sql-only-in-stores',
      comment:
        'Every statement is in a store or in db/, where it can be found, measured and changed.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: [TESTS, 'store\\.ts$', '^src/server/(platform/db/|demo-school\\.ts)'],
      },
      to: { path: '^node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'Shipped code does not import tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^src/testing/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

module.exports = configuration;
