// A game's content for the tool that checks it and writes its catalogue; no product code loads it.
import type { z } from 'zod/mini';
import type { YearGroup } from '#shared/years.ts';
import type { Sample, Text } from './texts.ts';

/** What a rule says about an item that breaks it. */
export interface Finding {
  /** The item, bank or year that breaks the rule. */
  id: string;
  /** Kebab-case name of the rule. */
  rule: string;
  message: string;
}

/** What every item of content has, whatever the game. */
export interface ContentItem {
  /** Never changes and is never reused. */
  id: string;
  /** Curriculum objective: 'Y3.GR.4'. */
  objective: string;
}

/** A word whose spelling or meaning is asked. */
export interface AskedWord extends ContentItem {
  /** In lower case. */
  word: string;
}

/** What one game asks the pupils of one year. */
export interface YearOfGame {
  items: readonly ContentItem[];
  /** The ids of the items and of their parts. */
  ids: readonly string[];
  /** Everything that a child reads. */
  texts: readonly Text[];
  /** By kind of text; each kind is also measured as a whole. */
  samples: Readonly<Record<string, readonly Sample[]>>;
  words: readonly AskedWord[];
  /** The game's own rules. */
  rules: readonly (readonly [name: string, check: () => Finding[]])[];
  /** Counts by kind. */
  amounts: Readonly<Record<string, number>>;
  /** The blocks of the year's page in the catalogue, below its title. */
  page: () => readonly string[];
}

/** Reads the year's file of this name, as in content/year-N/<name>.yaml. */
export type ReadFile = <Schema extends z.ZodMiniType<readonly unknown[]>>(
  name: string,
  schema: Schema,
) => z.output<Schema>;

interface ContentFile<Item> {
  name: string;
  schema: z.ZodMiniType<readonly Item[]>;
  /** The JSON Schema that editors read: content/schema/<name>.schema.json. */
  jsonSchema: string;
}

/** The content of a game, whatever its items are. */
export interface GameContent {
  /** None where the items are made by code. */
  files: readonly ContentFile<unknown>[];
  /** The form of an item's id, with the groups 'year' and, of a year that is revised, 'objective'. */
  idForm: RegExp;
  ofYear: (year: YearGroup, read: ReadFile) => YearOfGame;
}

interface Definition<Item extends ContentItem> {
  /** A file a year, or code. */
  source: ContentFile<Item> | ((year: YearGroup) => readonly Item[]);
  idForm: RegExp;
  /** Further ids, in addition to the item's own. */
  idsIn?: (item: Item) => readonly string[];
  textsOf?: (item: Item) => readonly Text[];
  samplesOf?: (items: readonly Item[]) => Readonly<Record<string, readonly Sample[]>>;
  askedIn?: (item: Item) => readonly string[];
  rules: Readonly<Record<string, (items: readonly Item[], year: YearGroup) => Finding[]>>;
  amountsOf: (items: readonly Item[], year: YearGroup) => Readonly<Record<string, number>>;
  pageOf: (items: readonly Item[], year: YearGroup) => readonly string[];
}

/** The content of a game by the type of its items, for its own tests as well. */
export interface ContentOf<Item extends ContentItem> extends GameContent {
  itemsOf: (year: YearGroup, read: ReadFile) => readonly Item[];
  describe: (items: readonly Item[], year: YearGroup) => YearOfGame;
}

/** What a game's content-rules.ts gives. */
export function defineContent<Item extends ContentItem>(
  definition: Definition<Item>,
): ContentOf<Item> {
  const { source, idForm, rules, amountsOf, pageOf } = definition;
  const { idsIn, textsOf, samplesOf, askedIn } = definition;
  const isCode = typeof source === 'function';
  const itemsOf = (year: YearGroup, read: ReadFile) =>
    isCode ? source(year) : read(source.name, source.schema);
  const describe = (items: readonly Item[], year: YearGroup): YearOfGame => ({
    items,
    ids: items.flatMap((item) => [item.id, ...(idsIn?.(item) ?? [])]),
    texts: items.flatMap((item) => textsOf?.(item) ?? []),
    samples: samplesOf?.(items) ?? {},
    words: items.flatMap((item) =>
      (askedIn?.(item) ?? []).map((word) => ({
        id: item.id,
        objective: item.objective,
        word: word.toLowerCase(),
      })),
    ),
    rules: Object.entries(rules).map(([name, check]) => [name, () => check(items, year)] as const),
    amounts: amountsOf(items, year),
    page: () => pageOf(items, year),
  });
  return {
    files: isCode ? [] : [source],
    idForm,
    itemsOf,
    describe,
    ofYear: (year, read) => describe(itemsOf(year, read), year),
  };
}

/** The content of a game that is written in two files a year; `idForm` is that of the first, unless ids have two forms. */
export function joinContent(one: GameContent, other: GameContent): GameContent {
  return {
    files: [...one.files, ...other.files],
    idForm: one.idForm,
    ofYear: (year, read) => joinYear(one.ofYear(year, read), other.ofYear(year, read)),
  };
}

function joinYear(one: YearOfGame, other: YearOfGame): YearOfGame {
  return {
    items: [...one.items, ...other.items],
    ids: [...one.ids, ...other.ids],
    texts: [...one.texts, ...other.texts],
    samples: { ...one.samples, ...other.samples },
    words: [...one.words, ...other.words],
    rules: [...one.rules, ...other.rules],
    amounts: { ...one.amounts, ...other.amounts },
    page: () => [...one.page(), ...other.page()],
  };
}

/** The texts that occur more than once, each listed once. */
export function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const text of texts) (seen.has(text) ? again : seen).add(text);
  return [...again];
}
