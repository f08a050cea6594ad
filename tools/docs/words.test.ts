// One word for one thing: no screen uses a term that the product has another one for.
import { readFileSync, readdirSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { EXCEPTIONS, TERMS } from './words.ts';

interface Sentence {
  file: string;
  text: string;
}

const FOLDERS = ['web', 'ui', 'games', 'shared', 'server'].map((folder) => `src/${folder}`);

/** Not on a screen: tests and checks, SQL, and the wording of questions and objectives, which is content. */
const UNSEEN = /\.test\.tsx?$|store\.ts$|\/(checks|question-types|objectives|migrations)\//;

/** A text has a capital letter or a blank; ids and keys have neither. */
const isText = (text: string) => /[A-Z]|\S \S/.test(text) && !text.startsWith('/');

const isSummary = (key: object) => 'name' in key && key.name === 'summary';

/** The texts of a file: its strings, with … for each value in them, and what stands between its tags. */
function sentencesOf(file: string, source: string): Sentence[] {
  const texts = new Map<number, string>();
  const { program } = parseSync(file, source);
  const forget = ({ start, end }: { start: number; end: number }) => {
    for (const at of texts.keys()) if (at > start && at < end) texts.delete(at);
  };
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string') texts.set(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      texts.set(start, quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
    JSXText({ start, value }) {
      texts.set(start, value);
    },
    'ImportDeclaration:exit': ({ source: { start } }) => void texts.delete(start),
    'JSXAttribute:exit': (node) => node.name.name === 'className' && forget(node),
    // What a call does, for whoever reads the API's description.
    'Property:exit': (node) => isSummary(node.key) && forget(node),
  }).visit(program);
  return [...texts.values()]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(isText)
    .map((text) => ({ file, text }));
}

/** Each sentence with a term that may not be used, and what to say instead. */
const faultsIn = (sentences: readonly Sentence[]) =>
  TERMS.flatMap(({ term, say, where }) =>
    sentences
      .filter(({ file, text }) => term.test(text) && (where?.test(file) ?? true))
      .map((sentence) => ({ ...sentence, say })),
  );

const isExcepted = ({ file, text }: Sentence) =>
  EXCEPTIONS.some((exception) => file === exception.file && text === exception.text);

const sentences = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
  .filter((file) => /\.tsx?$/.test(file) && !UNSEEN.test(file))
  .flatMap((file) => sentencesOf(file, readFileSync(file, 'utf8')));

it('no screen uses a term that the list of words replaces', () => {
  expect(sentences.length).toBeGreaterThan(3000);
  expect(faultsIn(sentences).filter((fault) => !isExcepted(fault))).toEqual([]);
});

it('each exception stands where the list says, and in the specification', () => {
  const specification = readFileSync('docs/specification.md', 'utf8').replace(/\s+/g, ' ');
  const needless = EXCEPTIONS.filter(
    (exception) =>
      !faultsIn(sentences).some(
        ({ file, text }) => file === exception.file && text === exception.text,
      ) || !exception.text.split('…').every((part) => specification.includes(part)),
  );
  expect(needless).toEqual([]);
});

it('a term is found in a string, a template and between tags, and not in names and class names', () => {
  const source = `
    import { it } from 'Take out.ts';
    const id = 'take-out';
    const one = 'Take out the pupil';
    const two = \`Take out \${id}\`;
    const three = <b className="Take out">Take
      out</b>;`;
  expect(faultsIn(sentencesOf('src/web/x.tsx', source)).map(({ text }) => text)).toEqual([
    'Take out the pupil',
    'Take out …',
    'Take out',
  ]);
});
