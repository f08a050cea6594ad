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
      name: 'rules-and-content-are-pure',
      comment: 'Rules replay the same on any machine; content is data.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/(rules\\.ts|content/)', pathNot: TESTS },
      to: {
        pathNot: [
          '^src/shared/',
          '^src/games/kit/[^/]+\\.ts$',
          '^src/games/(?!kit/)[^/]+/[^/]+\\.ts$',
          '^src/games/[^/]+/content/',
          '^node_modules/zod/',
        ],
      },
    },
    {
      name: 'screens-and-content-are-lazy',
      comment: 'A card is on the home page; what it opens is loaded when it is played.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/index\\.ts$' },
      to: { path: '/(screen\\.tsx|content/)', dynamic: false, dependencyTypesNot: ['type-only'] },
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
