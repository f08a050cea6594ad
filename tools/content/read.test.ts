import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dictionarySchema } from '#games/kit/words/words.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { GAMES_WITH_CONTENT, readAllContent } from './all-content.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { fileOf } from './catalogue/index-page.ts';
import { printFinding } from './finding.ts';
import { outdatedSchemas } from './json-schema.ts';
import { parseContent } from './read.ts';

const WORDS = `# Words of the sea

- id: Y3.DD/island
  objective: Y3.SP.1
  word: island
  definition: land with water all around it
  wrongDefinition: a place where trains stop
  sentence: We rowed to the ___ in the lake.

- id: Y3.DD/harbour
  objective: Y3.VO.1
  word: harbour
  definition: a safe place for boats
  wrongDefinition: the top of a mountain
  sentence: The ships wait in the ___.
`;
const read = (text: string) => parseContent(text, 'words.yaml', dictionarySchema);

describe('a content file', () => {
  it('a content file gives its items and the line where each begins', () => {
    const { items, locations } = read(WORDS);
    expect(items.map(({ word }) => word)).toEqual(['island', 'harbour']);
    expect(locations.get('Y3.DD/harbour')).toEqual({ file: 'words.yaml', line: 10 });
  });

  it.each([
    ['a field that is missing', WORDS.replace('  word: harbour\n', ''), 'words.yaml:10 word: '],
    [
      'a misspelt field',
      WORDS.replace('wrongDefinition: a', 'wrongdefinition: a'),
      'words.yaml:3 ',
    ],
    ['a number for a word', WORDS.replace('word: harbour', 'word: 12'), 'words.yaml:12 word: '],
    ['an objective of no such form', WORDS.replace('Y3.VO.1', 'sea'), 'words.yaml:11 objective: '],
    ['a list that is none', 'words: none', 'words.yaml:1 '],
    ['text that is no YAML', WORDS.replace('word: island', 'word: "island'), 'words.yaml:'],
  ])('an error names the file and line of %s', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });
});

describe('the tool that checks content', () => {
  const { content, locations } = readAllContent();

  it('a finding is printed with the location of its item', () => {
    const finding = { id: 'Y3.DD/island', rule: 'any', message: 'is wrong' };
    expect(printFinding(finding, locations)).toMatch(
      /^content\/year-3\/words\.yaml:\d+ Y3\.DD\/island \[any\] is wrong$/,
    );
  });

  it('every file of every year is read for its game, or is the story', () => {
    const ofGames = GAMES_WITH_CONTENT.flatMap(({ files }) =>
      files.map(({ name }) => `${name}.yaml`),
    );
    const names = [...ofGames, 'story.yaml'];
    for (const year of YEAR_GROUPS) {
      const folder = fileURLToPath(new URL(`../../content/year-${year}/`, import.meta.url));
      expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
    }
  });

  it('the catalogue has each item on the page of its year and game', { timeout: 60_000 }, () => {
    const pages = catalogue(content);
    const missing = content.flatMap(({ year, games }) =>
      games.flatMap(({ gameId, items }) => {
        const page = pages.get(fileOf(year, gameId)) ?? '';
        return items.filter(({ id }) => !page.includes(id)).map(({ id }) => id);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('the JSON Schemas are up to date (npm run content -- --schemas)', async () => {
    expect(await outdatedSchemas()).toEqual([]);
  });
});
