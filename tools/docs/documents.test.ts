// References to documents: everything that code and documents cite exists, and the specification names every call.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const SPECIFICATION = 'docs/specification.md';
const specification = readFileSync(SPECIFICATION, 'utf8');
const sections = new Set([...specification.matchAll(/^#{2,3} ([SD]\d+) /gm)].map(([, id]) => id));
const records = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const files = ['src', 'content', 'tools', 'e2e', 'bench']
  .filter((folder) => existsSync(folder))
  .flatMap(filesIn);
const code = files.filter((path) => /\.(ts|tsx|mjs|css|yaml|html)$/.test(path));
const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs')].filter((path) =>
  path.endsWith('.md'),
);

/** Code also contains words like D5 (a musical note), so only comments count as citing. */
const COMMENT = /(?:^|\s|\{)(?:\/\/|\/\*\*?|\*|#|<!--)\s.*$/;

function citationsIn(text: string): string[] {
  const bySection = [...text.matchAll(/\bspec ((?:S\d+[^S\n]{0,3})+)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/S\d+/g)],
  );
  return [...bySection, ...text.matchAll(/\bD\d{1,2}\b/g)].map(([id]) => id);
}

/** The citations in all comments, with their locations. */
function citations(): { id: string; where: string }[] {
  return code.flatMap(linesWith(/\bspec S|\bD\d/)).flatMap(({ line, where }) => {
    const [comment = ''] = COMMENT.exec(line) ?? [];
    return citationsIn(comment).map((id) => ({ id, where }));
  });
}

/** The lines that contain a text; most files have none, and splitting them takes longer than reading. */
const linesWith = (text: RegExp) => (path: string) => {
  const whole = readFileSync(path, 'utf8');
  if (!text.test(whole)) return [];
  return whole.split('\n').map((line, index) => ({ line, where: `${path}:${index + 1}` }));
};

describe('the specification', () => {
  it('every section of the specification that a comment cites exists', () => {
    const all = citations();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ id }) => !sections.has(id))).toEqual([]);
  });

  it('the specification names every call of the API', () => {
    const rows = specification.split('\n').filter((line) => /^\| [A-Z, ]+ \/api\//.test(line));
    const missing = Object.values(contract).filter(
      ({ method, path }) =>
        !rows.some((row) => {
          const [, call = ''] = row.split('|');
          return call.includes(method) && call.trim().endsWith(` ${path}`);
        }),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

describe('the documents', () => {
  it('every decision record that is cited exists', () => {
    const cited = [...code, ...documents]
      .flatMap(linesWith(/\bdecision /))
      .flatMap(({ line, where }) =>
        [...line.matchAll(/\bdecision (?:record )?\[?(\d{4})\b/g)].map(([, id = '']) => ({
          id,
          where,
        })),
      );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter(({ id }) => !records.has(id))).toEqual([]);
  });

  it('documents name only files of the code that exist', () => {
    const named = documents
      .flatMap(linesWith(/`/))
      .flatMap(({ line, where }) =>
        [...line.matchAll(/`((?:src|server|web|tools|e2e|bench)\/[\w./*-]+)`/g)].map(
          ([, path = '']) => ({ path, where }),
        ),
      );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ path }) => !files.some(matches(path)))).toEqual([]);
  });

  it('documents give newcomers no command that fails in a fresh clone', () => {
    const named = [...readFileSync('README.md', 'utf8').matchAll(/\bnpm (?:run )?([\w:]+)/g)];
    const commands = [...new Set(named.map(([, name = '']) => name))];
    expect(commands.length).toBeGreaterThan(10);
    // Commands that work there begin with a program that installs the packages.
    const failing = commands.filter((name) => !/^(exec )?node tools\//.test(scripts[name] ?? ''));
    expect(failing).toEqual([]);
  });

  it('documents link only to files and headings that exist', () => {
    const broken = documents.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target) && !leadsSomewhere(path, target))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

/** A path as written in documents: from the root or from `src`, a file or a folder, with `*` for any name. */
function matches(path: string): (file: string) => boolean {
  const escaped = path.replace(/[.]/g, '\\.').replaceAll('*', '[^/]*').replace(/\/$/, '');
  const pattern = new RegExp(`^(src/)?${escaped}(/|$)`);
  return (file) => pattern.test(file);
}

function leadsSomewhere(path: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const there = file === '' ? path : join(dirname(path), file);
  if (!existsSync(there)) return false;
  return heading === undefined || anchorsOf(there).includes(heading);
}

function anchorsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
