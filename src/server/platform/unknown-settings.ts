// Tells of names that look like settings and are none, because a mistyped one would have no effect.
import { closest, distance } from 'fastest-levenshtein';
import { SETTING_NAMES } from './config.ts';

type Names = Readonly<Record<string, string | undefined>>;

/** What Node.js itself and the C library read. */
const OF_NODE = /^(NODE_|TZ$|UV_THREADPOOL_SIZE$)/;
/** The beginning of a name that belongs to a group, such as STRIPE_. */
const prefixOf = (name: string) => /^[A-Z]+_/.exec(name)?.[0];
const PREFIXES = new Set(SETTING_NAMES.flatMap((name) => prefixOf(name) ?? []));

/** A line for each unknown name in the settings file, and for each in the environment that looks like a setting. */
export function unknownSettings(environment: Names, file: Names): string[] {
  const inFile = Object.keys(file)
    .filter((name) => !OF_NODE.test(name) && !SETTING_NAMES.includes(name))
    .map((name) => sentence(`${name} in .env`, nearestTo(name)));
  const inEnvironment = Object.keys(environment)
    .filter((name) => !Object.hasOwn(file, name) && !SETTING_NAMES.includes(name))
    .filter(looksLikeSetting)
    .map((name) => sentence(`The environment variable ${name}`, nearestTo(name)));
  return [...inFile, ...inEnvironment];
}

const sentence = (what: string, nearest: string) =>
  `${what} is not a setting and has no effect. Did you mean ${nearest}?`;

function looksLikeSetting(name: string): boolean {
  const allowed = name.length < 8 ? 1 : 2;
  return PREFIXES.has(prefixOf(name) ?? '') || edits(name, nearestTo(name)) <= allowed;
}

const edits = (name: string, known: string) => distance(name.toUpperCase(), known);

/** The nearest of its group, if there is one. */
function nearestTo(name: string): string {
  const prefix = prefixOf(name);
  const group = SETTING_NAMES.filter((known) => prefixOf(known) === prefix);
  const candidates = prefix === undefined || group.length === 0 ? SETTING_NAMES : group;
  return closest(name.toUpperCase(), candidates);
}
