// The JSON Schemas that editors use to check and complete the content files, generated from the product's own schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { z } from 'zod/mini';
import { slipsSchema } from '#games/grammar-guru/slip.ts';
import { factsSchema, storySchema } from '#shared/journey-texts.ts';
import { phraseListSchema } from '#shared/comments/phrases.ts';
import { GAMES_WITH_CONTENT } from './all-content.ts';
import { innocentSchema } from './comment-lists.ts';

/** By file name; games with content of the same shape share a schema. */
const SCHEMAS = new Map<string, z.ZodMiniType>([
  ...GAMES_WITH_CONTENT.flatMap(({ files }) =>
    files.map(({ jsonSchema, schema }) => [jsonSchema, schema] as const),
  ),
  ['grammar-slips', slipsSchema],
  ['journey-facts', factsSchema],
  ['story', storySchema],
  ['phrases', phraseListSchema],
  ['innocent', innocentSchema],
]);

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../content/schema/${name}.schema.json`, import.meta.url));

async function textOf(schema: z.ZodMiniType): Promise<string> {
  // Editors' YAML extensions support draft 7 best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  const { code } = await format('content.schema.json', JSON.stringify(json), { printWidth: 100 });
  return code;
}

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
