// The JSON Schemas with which editors check and complete the content files, generated from the product's own schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { z } from 'zod/mini';
import { reasonsSchema } from '#games/grammar-guru/reason.ts';
import { slipsSchema } from '#games/grammar-guru/slip.ts';
import { phraseListSchema } from '#shared/comments/phrases.ts';
import { GAMES_WITH_CONTENT } from './all-content.ts';
import { innocentSchema } from './comment-lists.ts';

/** By the name of the file; games whose content has one shape share a schema. */
const SCHEMAS = new Map<string, z.ZodMiniType>([
  ...GAMES_WITH_CONTENT.flatMap(({ files }) =>
    files.map(({ jsonSchema, schema }) => [jsonSchema, schema] as const),
  ),
  ['grammar-reasons', reasonsSchema],
  ['grammar-slips', slipsSchema],
  ['phrases', phraseListSchema],
  ['innocent', innocentSchema],
]);

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../content/schema/${name}.schema.json`, import.meta.url));

async function textOf(schema: z.ZodMiniType): Promise<string> {
  // Draft 7 is what editors' YAML extensions understand best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  const { code } = await format('content.schema.json', JSON.stringify(json), { printWidth: 100 });
  return code;
}

/** Writes the schemas. */
export async function writeSchemas(): Promise<void> {
  for (const [name, schema] of SCHEMAS) {
    writeFileSync(pathOf(name), await textOf(schema));
  }
}

/** The schemas whose files are out of date. */
export async function outdatedSchemas(): Promise<string[]> {
  const outdated: string[] = [];
  for (const [name, schema] of SCHEMAS) {
    if (readFileSync(pathOf(name), 'utf8') !== (await textOf(schema))) outdated.push(name);
  }
  return outdated;
}
