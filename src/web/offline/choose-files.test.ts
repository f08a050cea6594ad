import { describe, expect, it } from 'vitest';
import { chooseFiles, type Chunk } from './choose-files.ts';

const SOURCES = '/home/someone/app/src';

function chunk(file: string, module: string | null, rest: Partial<Chunk> = {}): Chunk {
  return {
    file,
    module: module && SOURCES + module,
    isEntry: false,
    imports: [],
    dynamicImports: [],
    css: [],
    ...rest,
  };
}

const APP = [
  chunk('main.js', '/web/index.html', {
    isEntry: true,
    imports: ['shared.js'],
    dynamicImports: ['home.js', 'story.js', 'admin.js', 'classes.js', 'student.js', 'payment.js'],
    css: ['main.css'],
  }),
  chunk('shared.js', null),
  chunk('home.js', '/web/pages/home/page.tsx', {
    imports: ['main.js'],
    dynamicImports: ['screen.js'],
  }),
  chunk('screen.js', '/games/word-search/screen.tsx', {
    dynamicImports: ['year-1.js', 'year-2.js'],
    css: ['screen.css'],
  }),
  chunk('year-1.js', '/content/year-1/word-search.yaml', {
    imports: ['lists.js', 'shared.js'],
  }),
  chunk('year-2.js', '/content/year-2/word-search.yaml'),
  chunk('story.js', '/web/pages/journey/story-page.tsx', {
    dynamicImports: ['people-1.js', 'people-2.js'],
  }),
  chunk('people-1.js', '/web/shell/journey/drawings/year-1.tsx'),
  chunk('people-2.js', '/web/shell/journey/drawings/year-2.tsx'),
  chunk('words-1.js', '/content/year-1/hangman.yaml'),
  chunk('lists.js', null),
  chunk('admin.js', '/web/pages/admin/page.tsx', { imports: ['charts.js'], css: ['admin.css'] }),
  chunk('classes.js', '/web/pages/classes/page.tsx'),
  chunk('student.js', '/web/pages/admin-student/page.tsx', { imports: ['charts.js'] }),
  chunk('charts.js', null),
  chunk('payment.js', '/../node_modules/@stripe/stripe-js/pure.js'),
];
const ASSETS = ['main.css', 'admin.css', 'andika.woff2', 'andika.woff', 'emoji.woff2'];

describe('the files that are kept for a time without a network', () => {
  const { entry, shell, years } = chooseFiles(APP, ASSETS);

  it('the files kept for a time without a network are what the pages of pupils need, and all their fonts', () => {
    expect(entry).toBe('main.js');
    expect(shell).toEqual([
      'andika.woff2',
      'emoji.woff2',
      'home.js',
      'main.css',
      'main.js',
      'screen.css',
      'screen.js',
      'shared.js',
      'story.js',
    ]);
  });

  it('the files kept of each year are only what that year adds', () => {
    expect(years).toEqual({
      1: ['lists.js', 'people-1.js', 'words-1.js', 'year-1.js'],
      2: ['people-2.js', 'year-2.js'],
    });
  });

  it('no files can be chosen where nothing starts the app', () => {
    expect(() => chooseFiles([], [])).toThrow('Nothing starts the app.');
  });
});
