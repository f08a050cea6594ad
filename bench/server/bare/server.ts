// The bare server that throughput is compared with: node:http and the same statements on the same database, nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { startPostgres } from '#server/platform/db/postgres/server.ts';
import type { Recipe } from './recipe.ts';

type Row = Record<string, unknown>;
type Query = (text: string, values: unknown[]) => Promise<Row[]>;

interface Runner {
  query: Query;
  transaction: (work: (query: Query) => Promise<void>) => Promise<void>;
}

const bound = z.union([
  z.object({ is: z.literal('constant'), value: z.unknown() }),
  z.object({ is: z.literal('bytes'), base64: z.string() }),
  z.object({ is: z.enum(['user', 'token', 'play', 'nth', 'now', 'counter']) }),
]);
const recipesSchema = z.array(
  z.object({
    name: z.string(),
    isDealt: z.boolean(),
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    status: z.number(),
    answer: z.unknown(),
    statements: z.array(z.object({ text: z.string(), values: z.array(bound) })),
  }),
);
const bodySchema = z.object({
  playId: z.optional(z.string()),
  deal: z.optional(z.object({ id: z.string() })),
});

async function openRunner(): Promise<Runner> {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const embedded = DATA_DIR ? await startPostgres(join(DATA_DIR, 'database')) : null;
  const connectionString = embedded?.url('bright_explorers') ?? DATABASE_URL;
  const pool = new pg.Pool({ connectionString, max: 10 });
  // Named, as the application's hot statements are, so that PostgreSQL parses and plans each once for each connection.
  const names = new Map<string, string>();
  const named = (text: string, values: unknown[]) => {
    const name = names.get(text) ?? `bare_${names.size + 1}`;
    names.set(text, name);
    return { name, text, values };
  };
  return {
    query: async (text, values) => (await pool.query<Row>(named(text, values))).rows,
    transaction: async (work) => {
      const client = await pool.connect();
      await client.query('begin');
      await work(async (text, values) => (await client.query<Row>(named(text, values))).rows);
      await client.query('commit');
      client.release();
    },
  };
}

interface Known {
  user: number;
  token: string;
  play: string;
  nth: number;
  counter: string;
}

function knownOf(sid: string, playId: string): Known {
  const token = createHash('sha256').update(sid).digest('base64url');
  const user = Number(sid.split('.')[0]);
  return { user, token, play: playId, nth: 0, counter: `bench ${user}` };
}

const TRANSACTION = /^(begin|commit)$/i;

/** Runs the statements of a recipe; those between `begin` and `commit` in one transaction. */
async function follow({ statements }: Recipe, runner: Runner, known: Known): Promise<void> {
  const run = async (query: Query, { text, values }: Recipe['statements'][number]) => {
    const [row] = await query(
      text,
      values.map((value) => {
        if (value.is === 'constant') return value.value;
        if (value.is === 'bytes') return Buffer.from(value.base64, 'base64');
        return value.is === 'now' ? new Date().toISOString() : known[value.is];
      }),
    );
    if (row?.['games_completed'] !== undefined) known.nth = Number(row['games_completed']) + 1;
  };
  const begin = statements.findIndex(({ text }) => text === 'begin');
  const before = begin < 0 ? statements : statements.slice(0, begin);
  for (const statement of before) await run(runner.query, statement);
  if (begin < 0) return;
  await runner.transaction(async (query) => {
    for (const statement of statements.slice(begin)) {
      if (!TRANSACTION.test(statement.text)) await run(query, statement);
    }
  });
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => resolve(text));
  });
}

const recipes: Recipe[] = recipesSchema.parse(
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
);
const routeOf = (method: string | undefined, path: string | undefined, isDealt: boolean) =>
  `${method} ${path}${isDealt ? ' dealt' : ''}`;
const byRoute = new Map(
  recipes.map((recipe) => [routeOf(recipe.method, recipe.path, recipe.isDealt), recipe]),
);
const runner = await openRunner();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sid = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  const body =
    request.method === 'POST' ? bodySchema.parse(JSON.parse(await readBody(request))) : null;
  const recipe = byRoute.get(routeOf(request.method, request.url, body?.deal !== undefined));
  if (!recipe || !sid) return void response.writeHead(404).end();
  await follow(recipe, runner, knownOf(sid, body?.deal?.id ?? body?.playId ?? ''));
  const payload = JSON.stringify(recipe.answer);
  response
    .writeHead(recipe.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(payload),
    })
    .end(payload);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`The bare server is ready at http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
