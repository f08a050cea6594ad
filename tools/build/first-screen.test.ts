import { describe, expect, it } from 'vitest';
import { foreignModules, type Part } from './first-screen.ts';

const part = (file: string, modules: string[], imports: string[] = []): Part => ({
  file,
  isEntry: file === 'index.js',
  imports,
  modules: modules.map((module) => `/app/${module}`),
});

describe('the first screen', () => {
  it('the first screen may contain the welcome page, the shell and what games share', () => {
    const parts = [
      part('index.js', ['src/web/main.tsx', 'node_modules/react/index.js'], ['start.js']),
      part('start.js', ['src/web/pages/auth/page.tsx', 'src/games/kit/screen/speech.ts']),
    ];
    expect(foreignModules(parts)).toEqual([]);
  });

  it.each([
    'src/games/hangman/rules.ts',
    'content/year-3/words.yaml',
    'src/web/pages/admin/page.tsx',
    'src/web/pages/home/page.tsx',
    'src/web/play/play-game.tsx',
    'src/shared/contract/auth.ts',
    'node_modules/zod/v4/mini/index.js',
    'node_modules/@tanstack/query-core/build/modern/query.js',
  ])('the first screen must not contain %s, even if an allowed module imports it', (module) => {
    const parts = [
      part('index.js', ['src/web/main.tsx'], ['start.js']),
      part('start.js', ['src/ui/button.tsx'], ['other.js']),
      part('other.js', [module], ['index.js']),
    ];
    expect(foreignModules(parts)).toEqual([`/app/${module}`]);
  });

  it('the first screen does not contain modules that are loaded on demand', () => {
    const parts = [part('index.js', ['src/web/main.tsx']), part('home.js', ['src/games/cards.ts'])];
    expect(foreignModules(parts)).toEqual([]);
  });
});
