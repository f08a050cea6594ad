// A page of the built application under the name of this installation, packed once for all who ask.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { DEFAULT_APP_NAME } from '#shared/app-name.ts';
import { escapeHtml } from './platform/html.ts';

interface Page {
  plain: string;
  /** The same by the name of its packing in Accept-Encoding, best first. */
  packed: readonly (readonly [encoding: 'br' | 'gzip', bytes: Buffer])[];
}

export type PageFile = () => Promise<Page>;

/**
 * A page with the installation's name in place of the one it was built with; read again when the file has changed. While a
 * build is putting a new one there, the last one is answered.
 */
export function pageFile(path: string, appName: string): PageFile {
  let kept: { changedAt: number; page: Page } | null = null;
  return async () => {
    try {
      const { mtimeMs: changedAt } = await stat(path);
      if (kept?.changedAt !== changedAt) kept = { changedAt, page: await readPage(path, appName) };
    } catch (error) {
      if (!kept) throw error;
    }
    return kept.page;
  };
}

async function readPage(path: string, appName: string): Promise<Page> {
  const built = await readFile(path, 'utf8');
  const plain = built.replaceAll(DEFAULT_APP_NAME, () => escapeHtml(appName));
  const packed = [
    ['br', await promisify(brotliCompress)(plain)],
    ['gzip', await promisify(gzip)(plain)],
  ] as const;
  return { plain, packed };
}

/** Answers with the page, packed as the browser can unpack it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PageFile,
): Promise<FastifyReply> {
  const { plain, packed } = await file();
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const best = packed.find(([encoding]) => accepted.includes(encoding));
  reply.type('text/html; charset=utf-8').headers({
    // What is at an address may depend on who asks, and another version may have other code.
    ...{ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' },
    ...(best && { 'content-encoding': best[0] }),
  });
  return reply.send(best?.[1] ?? plain);
}
