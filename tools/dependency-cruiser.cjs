/** Imports go one way: shared <- ui <- games <- web, and shared <- games <- server. Every rule with its reason. */
const TESTS = '\\.test\\.tsx?$|^src/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
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
      comment: 'What browser and server agree on depends on neither; Zod is its only package.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TESTS },
      to: { pathNot: '^src/shared/|^node_modules/zod/' },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'Bricks can be used anywhere: they know nothing of games, pages or the server.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TESTS },
      to: { path: '^src/(games|web|server)/' },
    },
    {
      name: 'games-below-web-and-server',
      comment: 'A game is given all it needs and can be played without the app around it.',
      severity: 'error',
      from: { path: '^src/games/', pathNot: TESTS },
      to: { path: '^src/(web|server)/' },
    },
    {
      name: 'no-game-imports-another',
      comment: 'Taking one game out leaves the others whole; what two games use is in the kit.',
      severity: 'error',
      from: { path: '^src/games/(?!kit/)([^/]+)/' },
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
      comment: 'Rules replay the same on any machine, and so does what makes up questions.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/(rules\\.ts|deal\\.ts|question-types/)', pathNot: TESTS },
      to: {
        pathNot: [
          '^src/shared/',
          '^src/games/kit/[^/]+\\.ts$',
          '^src/games/(?!kit/)[^/]+/[^/]+\\.ts$',
          '^src/games/[^/]+/question-types/',
          '^node_modules/zod/',
        ],
      },
    },
    {
      name: 'cards-are-small',
      comment:
        'The home page, the history and the server load all cards: a card brings no screen, rules or content.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/card\\.ts$' },
      to: {
        path: '^content/|^src/games/',
        pathNot: ['^src/games/kit/game\\.ts$', '/question\\.ts$'],
      },
    },
    {
      name: 'screens-and-dealers-are-lazy',
      comment: 'The list names them all; one is loaded when its game is played.',
      severity: 'error',
      from: { path: '^src/games/(screens|dealers)\\.ts$' },
      to: {
        path: '^src/games/(?!kit/)[^/]+/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'players-only-in-tests',
      comment:
        'How a test plays a game is no part of what is shipped: only the list of players names it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, '^src/games/(players|[^/]+/player)\\.ts$'] },
      to: { path: '^src/games/(players|[^/]+/player)\\.ts$' },
    },
    {
      name: 'players-are-driven-from-outside',
      comment:
        'A player is given the browser and everything it does with it: of Playwright it knows the types.',
      severity: 'error',
      from: { path: '^src/games/' },
      to: { path: '^node_modules/@?playwright', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-only-by-their-list',
      comment: 'A screen that is imported elsewhere travels with the page that imports it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, '^src/games/screens\\.ts$'] },
      to: { path: '^src/games/[^/]+/screen\\.tsx$' },
    },
    {
      name: 'server-without-screens',
      comment:
        'Of the games the server needs what they are called, how rounds are dealt and replayed: no screens, no React.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TESTS },
      to: {
        path: '^src/games/',
        pathNot: '^src/games/((cards|dealers|replays|ids)\\.ts$|kit/[^/]+\\.ts$)',
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
      comment: 'The browser knows the server only by the contract.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TESTS },
      to: { path: '^src/server/' },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'Every statement is in a store or in db/: one place to read, to time and to change.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: [TESTS, 'store\\.ts$', '^src/server/(platform/db/|demo-school\\.ts)'],
      },
      to: { path: '^node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'What is shipped does not know that it is tested.',
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
