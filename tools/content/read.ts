// Reads a content file: its items, typed by its schema, and the line of each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod/mini';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A location: a file relative to the project's folder and a line, counted from 1. */
export interface Location {
  file: string;
  line: number;
}

/** A file that cannot be used; the message has one line for each problem, with file and line. */
export class ContentError extends Error {}

export interface ContentFile<Items> {
  items: Items;
  /** The location of each item by its id. */
  locations: ReadonlyMap<string, Location>;
}

/**
 * The items of a file such as `content/year-3/words.yaml`; throws ContentError if it is not YAML or does not match its
 * schema.
 */
export function readContent<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  return parseContent(readFileSync(join(ROOT, file), 'utf8'), file, schema);
}

/** The same for the text of `file`. */
export function parseContent<Schema extends z.ZodMiniType>(
  text: string,
  file: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const { document, lines } = parseYaml(text, file);
  const problem = (line: number, message: string) => `${file}:${line} ${message}`;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors
        .map((error) => problem(lines.linePos(error.pos[0]).line, firstLine(error.message)))
        .join('\n'),
    );
  }
  const lineAt = (path: readonly PropertyKey[]) => lines.linePos(offsetOf(document, path)).line;
  const { success, data, error } = schema.safeParse(document.toJS());
  if (!success) {
    throw new ContentError(
      error.issues
        .map(({ path, message }) => problem(lineAt(path), `${path.slice(1).join('.')}: ${message}`))
        .join('\n'),
    );
  }
  return { items: data, locations: locationsOf(document, file, lines) };
}

interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
}

const lastParsed = new Map<string, ParsedYaml>();

/**
 * Several games read the same file, and a watcher reads all files again when one has changed, so each text is parsed
 * only once.
 */
function parseYaml(text: string, file: string): ParsedYaml {
  const last = lastParsed.get(file);
  if (last?.text === text) return last;
  const lines = new LineCounter();
  const parsed = { text, document: parseDocument(text, { lineCounter: lines }), lines };
  lastParsed.set(file, parsed);
  return parsed;
}

/** Where the node at `path` begins; if it does not exist, its nearest ancestor. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown =
      length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.range) return node.range[0];
  }
  return 0;
}

function locationsOf(document: Document.Parsed, file: string, lines: LineCounter) {
  const locations = new Map<string, Location>();
  const items = isSeq(document.contents) ? document.contents.items : [];
  for (const item of items) {
    if (!isMap(item) || !item.range) continue;
    locations.set(String(item.get('id')), { file, line: lines.linePos(item.range[0]).line });
  }
  return locations;
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message;
}
