// The JSON Schemas by which editors check and complete the content files, made of the schemas that the product reads them with.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { z } from 'zod/mini';
import { grammarBankSchema } from '#games/grammar-guru/item.ts';
import { dictionarySchema, wordBanksSchema } from '#games/kit/words.ts';

const SCHEMAS = {
  grammar: grammarBankSchema,
  words: dictionarySchema,
  'word-banks': wordBanksSchema,
} as const;

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../content/schema/${name}.schema.json`, import.meta.url));

async function textOf(schema: z.ZodMiniType): Promise<string> {
  // Draft 7 is what editors' YAML extensions understand best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return format(JSON.stringify(json), { parser: 'json' });
}

/** Writes the schemas. */
export async function writeSchemas(): Promise<void> {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    writeFileSync(pathOf(name), await textOf(schema));
  }
}

/** The schemas whose file differs from what the product reads. */
export async function outdatedSchemas(): Promise<string[]> {
  const outdated: string[] = [];
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    if (readFileSync(pathOf(name), 'utf8') !== (await textOf(schema))) outdated.push(name);
  }
  return outdated;
}
