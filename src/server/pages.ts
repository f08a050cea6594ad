// Serves the built browser application: its files, and its page at every address that is neither a file nor the API.
// The status is 404 where the page shows that there is nothing.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findProjectRoot } from './platform/project-root.ts';
import { hasSessionCookie } from './accounts/session/session.ts';
import { PAGE_PATHS, pagePattern, VOICE_PAGE } from '#shared/pages.ts';
import { WITH_MICROPHONE } from './platform/http/security-headers.ts';
import { SENTENCES } from './platform/errors.ts';
import { pageFile, sendPage, type Installation } from './page-file.ts';

export const WEB_FOLDER = join(findProjectRoot(), 'dist/web');

const WEB_MANIFEST = 'manifest.webmanifest';

/** The two pages in the folder: the app's, and the one with the pre-rendered welcome page. */
const [PAGE, WELCOME] = ['index.html', 'welcome.html'];

/** Serves the folder of the built application; files under /assets/ have a hash in their name and never change. */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  installation: Installation,
): Promise<void> {
  if (!existsSync(join(folder, PAGE))) {
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
    return;
  }
  serveWebManifest(app, folder, installation.appName);
  const page = pageFile(join(folder, PAGE), installation);
  const welcome = pageFile(join(folder, WELCOME), installation);
  const hidden = { schema: { hide: true } };
  app.get(`/${PAGE}`, hidden, (request, reply) => sendPage(request, reply, page));
  app.get(`/${WELCOME}`, hidden, (request, reply) => sendPage(request, reply, welcome));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // These are not files of the app: they get the page, like any unknown address.
    allowedPath: (path) => !/(^|[\\/])\.\.([\\/]|$)|\0|\/$/.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/') || path.includes('\\assets\\');
      reply.setHeader(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNotFound(reply);
    const path = pathOf(request);
    if (!isPage(path)) reply.status(404);
    if (VOICE.test(path)) reply.header('permissions-policy', WITH_MICROPHONE);
    return sendPage(request, reply, isArrival(request) ? welcome : page);
  });
}

/** A visitor who will see the welcome page: not signed in, and not returning from a checkout (D3). */
function isArrival(request: FastifyRequest): boolean {
  return /^\/(auth)?$/.test(request.url) && !hasSessionCookie(request);
}

/** The web app manifest, with the installation's name. */
function serveWebManifest(app: FastifyInstance, folder: string, appName: string): void {
  app.get(`/${WEB_MANIFEST}`, { schema: { hide: true } }, async (_request, reply) => {
    const file = await readFile(join(folder, WEB_MANIFEST), 'utf8');
    const manifest = z.looseObject({}).parse(JSON.parse(file));
    reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return JSON.stringify({ ...manifest, name: appName, short_name: appName });
  });
}

const PATTERNS = PAGE_PATHS.map(pagePattern);
const VOICE = pagePattern(VOICE_PAGE);
const isPage = (path: string) => PATTERNS.some((pattern) => pattern.test(path));

const pathOf = ({ url }: FastifyRequest) => decodeURIComponent(url.split(/[?#]/)[0] ?? '');

/**
 * Unknown paths of the API and of hashed files are 404; any other gets the page, which has its own not-found screen
 * (D2).
 */
function wantsPage(request: FastifyRequest): boolean {
  const { method } = request;
  return (
    (method === 'GET' || method === 'HEAD') && !/^\/+(api|assets|v1)(\/|$)/.test(pathOf(request))
  );
}

function answerNotFound(reply: FastifyReply) {
  return reply.status(404).send({ message: SENTENCES.notFound });
}
