// @ts-check
// Lets Node itself import YAML files, as yaml-modules.ts does for Vite: `node --import ./tools/build/yaml-hook.mjs …`.
import { readFile } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { register } from 'node:module';
import { parse } from 'yaml';

if (isMainThread) register(import.meta.url);

/**
 * Node's `load` hook.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.yaml')) return nextLoad(url, context);
  const content = parse(await readFile(new URL(url), 'utf8'));
  return {
    format: 'module',
    shortCircuit: true,
    source: `export default ${JSON.stringify(content)};`,
  };
}
