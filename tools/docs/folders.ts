// `npm run docs:folders`: draws the folders of src and what they import into docs/architecture.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';

export const PAGE = 'docs/architecture.md';
const BEGIN = '<!-- folders: written by npm run docs:folders -->';
const END = '<!-- /folders -->';

/** One folder imports another; paths below src, '' for src itself. */
export interface Arrow {
  from: string;
  to: string;
}

/** The path after `from` or inside `import(…)`. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'((?:#|\.)[^']+)'/g;

/** Which folders of src import which, read from their files without tests. */
export function readArrows(): Arrow[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && isProduct(file));
  const arrows = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(IMPORTED)]
      .map(([, name = '']) => fileNamed(name, file))
      .filter(isProduct)
      .map((imported) => ({ from: folderOf(file), to: folderOf(imported) })),
  );
  return unique(arrows.filter(({ from, to }) => from !== to));
}

/** Paths below src. */
const isProduct = (file: string) =>
  !/^(\.\.|content|testing)\//.test(file) && !/\.test\.tsx?$/.test(file);
const folderOf = (file: string) => dirname(file).replace(/^\.$/, '');
const fileNamed = (name: string, from: string) =>
  name.startsWith('#') ? name.slice(1) : join(dirname(from), name);

/** Sibling folders that import each other, directly or through others. */
export function findCycles(arrows: readonly Arrow[]): string[] {
  return parentsOf(arrows).flatMap((parent) => {
    const between = arrowsIn(parent, arrows).filter(({ from, to }) => from !== '' && to !== '');
    return between
      .filter(({ from, to }) => isReachable(to, from, between))
      .map(({ from, to }) => `${parent}/${from} imports ${parent}/${to}, which leads back to it`);
  });
}

const parentsOf = (arrows: readonly Arrow[]) => [
  ...new Set(
    arrows.flatMap(({ from }) => {
      const names = from.split('/');
      return names.map((_, depth) => names.slice(0, depth).join('/'));
    }),
  ),
];

/** Arrows between the folders in `parent`, by name; '' stands for the files in `parent` itself. */
function arrowsIn(parent: string, arrows: readonly Arrow[]): Arrow[] {
  const inside = (folder: string) => parent === '' || `${folder}/`.startsWith(`${parent}/`);
  const nameOf = (folder: string) => {
    const rest = parent === '' ? folder : folder.slice(parent.length + 1);
    return rest.split('/')[0] ?? '';
  };
  return unique(
    arrows
      .filter(({ from, to }) => inside(from) && inside(to))
      .map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) }))
      .filter(({ from, to }) => from !== to),
  );
}

function unique(arrows: readonly Arrow[]): Arrow[] {
  const byText = new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  return [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, arrow]) => arrow);
}

function isReachable(from: string, goal: string, arrows: readonly Arrow[]): boolean {
  const seen = new Set([from]);
  for (const place of seen) {
    if (place === goal) return true;
    for (const arrow of arrows) if (arrow.from === place) seen.add(arrow.to);
  }
  return false;
}

/** Leaves out arrows that follow from others. */
function reduced(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter((arrow) => {
    const others = arrows.filter((other) => other !== arrow);
    return !isReachable(arrow.from, arrow.to, others);
  });
}

/** The picture in Mermaid: the folders of src, and those of the browser and of the server. */
export function pictureOf(arrows: readonly Arrow[]): string {
  const inner = ['web', 'server'].map((room) => {
    const id = (name: string) => `${room}-${name || 'app'}`;
    const between = reduced(arrowsIn(room, arrows));
    const names = [...new Set(between.flatMap(({ from, to }) => [from, to]))].toSorted();
    return [
      `  subgraph ${room}`,
      ...names.map((name) => `    ${id(name)}[${name || (room === 'web' ? 'app.tsx' : 'app.ts')}]`),
      ...between.map(({ from, to }) => `    ${id(from)} --> ${id(to)}`),
      '  end',
    ];
  });
  const rooms = reduced(arrowsIn('', arrows)).map(({ from, to }) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...inner.flat(), ...rooms, '```'].join('\n');
}

/** The page with its picture replaced by this one. */
export function withPicture(page: string, picture: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${picture}\n\n${END}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(PAGE, withPicture(readFileSync(PAGE, 'utf8'), pictureOf(readArrows())));
}
