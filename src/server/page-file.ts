// A page of the built application with facts about the installation, compressed once for all requests.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { DEFAULT_APP_NAME } from '#shared/app-name.ts';
import { escapeHtml } from './platform/html.ts';

/** The facts in the pages, so that no page has to wait for an answer before it is shown. */
export interface Installation {
  appName: string;
  /** Whether teachers can sign in with a school account (D10). */
  schoolAccounts: boolean;
}

interface Page {
  plain: string;
  /** Compressed variants by their name in Accept-Encoding, best first. */
  packed: readonly (readonly [encoding: 'br' | 'gzip', bytes: Buffer])[];
}

export type PageFile = () => Promise<Page>;

/**
 * A page with the installation's facts instead of the defaults; read again when the file changes. While a build
 * replaces it, the previous content is served.
 */
export function pageFile(path: string, installation: Installation): PageFile {
  let kept: { changedAt: number; page: Page } | null = null;
  return async () => {
    try {
      const { mtimeMs: changedAt } = await stat(path);
      if (kept?.changedAt !== changedAt)
        kept = { changedAt, page: await readPage(path, installation) };
    } catch (error) {
      if (!kept) throw error;
    }
    return kept.page;
  };
}

/** In the built page: the note that there are no school accounts, and what hides the link to them. */
const NO_ACCOUNTS = /(name="school-accounts" content=")no/;
const HIDDEN = / hidden=""(?= data-school-accounts)/;

async function readPage(path: string, { appName, schoolAccounts }: Installation): Promise<Page> {
  const built = await readFile(path, 'utf8');
  const named = built.replaceAll(DEFAULT_APP_NAME, () => escapeHtml(appName));
  const plain = schoolAccounts ? named.replace(NO_ACCOUNTS, '$1yes').replace(HIDDEN, '') : named;
  const packed = [
    ['br', await promisify(brotliCompress)(plain)],
    ['gzip', await promisify(gzip)(plain)],
  ] as const;
  return { plain, packed };
}

/** Answers with the page in an encoding that the browser accepts. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PageFile,
): Promise<FastifyReply> {
  const { plain, packed } = await file();
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const best = packed.find(([encoding]) => accepted.includes(encoding));
  reply.type('text/html; charset=utf-8').headers({
    // The content depends on the visitor and changes with each version.
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    ...(best && { 'content-encoding': best[0] }),
  });
  return reply.send(best?.[1] ?? plain);
}
