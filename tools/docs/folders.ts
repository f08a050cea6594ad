// `npm run docs:folders`: draws the folders of src and what they import into docs/architecture.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

export const PAGE = 'docs/architecture.md';
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const BEGIN = '<!-- folders: written by npm run docs:folders -->';
const END = '<!-- /folders -->';

const cruiseSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string() })),
    }),
  ),
});

/** One folder imports another; paths below src, '' for src itself. */
export interface Arrow {
  from: string;
  to: string;
}

/** Which folders of src import which, as dependency-cruiser reads the code; tests are left out. */
export function readArrows(): Arrow[] {
  const config = ['--config', 'tools/dependency-cruiser.cjs', '--output-type', 'json'];
  const limits = { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  const output = execFileSync(process.execPath, [CRUISER, 'src', ...config], limits);
  const isProduct = (path: string) =>
    path.startsWith('src/') && !path.startsWith('src/testing/') && !/\.test\.tsx?$/.test(path);
  const folderOf = (path: string) => relative('src', dirname(path)).replaceAll(sep, '/');
  const arrows = cruiseSchema
    .parse(JSON.parse(output))
    .modules.flatMap((file) =>
      file.dependencies
        .filter(({ resolved }) => isProduct(file.source) && isProduct(resolved))
        .map(({ resolved }) => ({ from: folderOf(file.source), to: folderOf(resolved) })),
    );
  return unique(arrows.filter(({ from, to }) => from !== to));
}

/** Sibling folders that import each other, directly or through others. */
export function circles(arrows: readonly Arrow[]): string[] {
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

/** Leaves out the arrows that follow from others. */
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
