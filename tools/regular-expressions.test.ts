// No regular expression can be made slow by anything that somebody types, pastes or uploads. Two analysers look at each
// one: one for nested or overlapping repeats, and one for a repeat that is tried again from every position of a text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafePattern } from 'redos-detector';
import { analyse } from 'scslre';
import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

interface Expression {
  place: string;
  source: string;
  flags: string;
}

/** Code that reads only our own texts: tests, their players, and the reasons for sums. */
const READS_OURS =
  /\.test\.tsx?$|^src\/testing\/|\/player\.ts$|^src\/games\/mathematics-mountain\//;

const files = ['src', 'tools/content'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !READS_OURS.test(name)),
);

/**
 * The literals of a file and the arguments of RegExp, with x for whatever a template inserts, which is words and
 * numbers.
 */
function expressionsIn(name: string, text: string): Expression[] {
  const found: Expression[] = [];
  const placeOf = ({ start }: { start: number }) =>
    `${name}:${text.slice(0, start).split('\n').length}`;
  const ofCall = (call: ESTree.NewExpression | ESTree.CallExpression) => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return;
    const [source, flags] = call.arguments;
    const place = placeOf(call);
    found.push({ place, source: textOf(source), flags: flags ? textOf(flags) : '' });
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ place: placeOf(node), source: pattern, flags });
    },
    NewExpression: ofCall,
    CallExpression: ofCall,
  }).visit(parseSync(name, text).program);
  return found;
}

function textOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => value.cooked ?? '').join('x');
  }
  if (node?.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right);
  throw new Error(`${node?.type ?? 'Nothing'} is no text that can be read here.`);
}

/** Alternatives can be read in several ways, but the number does not grow with the text. */
const MOST_WAYS = 100;

/** From the first position alone: whether longer texts can be read in more and more ways. */
function hasOverlaps({ source, flags }: Expression): boolean {
  if (!/[*+{].*[*+{]|\)[*+{]/s.test(source)) return false;
  // The analyser supports neither named groups nor ignoring case with Unicode classes.
  const plain = source.replaceAll(/\(\?<(?![=!])\w+>/g, '(');
  const unicode = flags.includes('u');
  return !isSafePattern(`^(?:${plain})`, {
    unicode,
    caseInsensitive: flags.includes('i') && !unicode,
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
    maxScore: MOST_WAYS,
    // Ends endless searches; none of ours takes as many steps.
    maxSteps: 5000,
    timeout: Infinity,
  }).safe;
}

const isNestedOrOverlapping = (expression: Expression) =>
  hasOverlaps(expression) || kindsOf(expression).some((kind) => kind !== 'Move');
const isTriedAgain = (expression: Expression) => kindsOf(expression).includes('Move');

function kindsOf({ source, flags }: Expression): string[] {
  return analyse({ source, flags }).reports.map(({ type }) => type);
}

const expressions = files.flatMap((name) =>
  expressionsIn(name, readFileSync(join(ROOT, name), 'utf8')),
);
const shown = ({ place, source, flags }: Expression) => `${place} /${source}/${flags}`;

describe('regular expressions', () => {
  it('no regular expression has nested or overlapping repeats', () => {
    expect(expressions.filter(isNestedOrOverlapping).map(shown)).toEqual([]);
  });

  it('no regular expression is tried again from every position of a long row of one character', () => {
    expect(expressions.filter(isTriedAgain).map(shown)).toEqual([]);
  });

  it.each([
    String.raw`const slow = /(a+)+$/;`,
    "new RegExp('(a+)' + '+$')",
    'new RegExp(`^(?:${word}+)+$`)',
    String.raw`/^(?:\d )+(?:\d )+x/`,
    String.raw`/^s[h*#]{1,}[i*#]{1,}t$/`,
  ])('nested or overlapping repeats such as %s are refused', (code) => {
    expect(expressionsIn('planted.ts', code).map(isNestedOrOverlapping)).toEqual([true]);
  });

  it('an expression such as /\\s+$/, which is tried again from every position, is refused', () => {
    expect(expressionsIn('planted.ts', String.raw`/\s+$/`).map(isTriedAgain)).toEqual([true]);
  });
});
