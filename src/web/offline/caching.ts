// The service worker's caches: one for each build, and a note of the years whose content is cached.
import { PAGE, WELCOME, type OfflineFiles, type PagePath } from './offline-files.ts';

const BUILDS = 'build-';
const YEARS = 'years';

const cacheOf = ({ build }: OfflineFiles) => BUILDS + build;
const yearKey = (year: string) => `/${YEARS}/${year}`;

/**
 * Caches all files of a build, with the content of the noted years; rejects unless all of them arrive, and leaves no
 * part of a new build, which would count as one that may be open. On a device without room for two builds the older ones
 * are deleted, because pages answered from them would never be updated.
 */
export async function keepBuild(files: OfflineFiles): Promise<void> {
  const isNew = !(await caches.has(cacheOf(files)));
  try {
    await keepAll(files).catch(async (error: unknown) => {
      if (!isFull(error)) throw error;
      await forgetBuilds(files, 0);
      await keepAll(files);
    });
  } catch (error) {
    if (isNew || isFull(error)) await caches.delete(cacheOf(files));
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function keepAll(files: OfflineFiles): Promise<void> {
  const years = await keptYears();
  await keepFiles(files, [...files.shell, ...years.flatMap((year) => files.years[year] ?? [])]);
  // One after the other: a second page under way would open the cache anew after the first one's failure.
  await keepPage(files, PAGE);
  await keepPage(files, WELCOME);
}

/** A page has no hash in its name: a server that has just been upgraded may already answer with the next build's. */
export async function keepPage(files: OfflineFiles, path: PagePath): Promise<void> {
  const page = await load(path);
  const html = await page.text();
  if (!html.includes(files.entry)) throw new Error('A newer page came.');
  await (await caches.open(cacheOf(files))).put(path, readyAtOnce(html, path, files, page.headers));
}

const SCRIPT = '<script type="module"';
const EMOJI = /\/emoji-[^/]*\.woff2$/;

/**
 * A page as it is stored. What its first frame needs comes from the device too, so that the browser can wait for it.
 */
function readyAtOnce(html: string, path: PagePath, files: OfflineFiles, headers: Headers) {
  // Without its own emoji the browser searches the device's fonts for each of them, and then lays the page out again.
  const emoji = files.shell.find((file) => EMOJI.test(file));
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${emoji}">`;
  // The script draws what the device remembers, so that a loading sign before it would be a wasted frame (HTML,
  // blocking attributes). The welcome page is drawn already.
  const script = path === PAGE ? `${SCRIPT} blocking="render"` : SCRIPT;
  const kept = new Headers(headers);
  // These headers describe the body as it was sent.
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return new Response(html.replace(SCRIPT, emoji ? font + script : script), { headers: kept });
}

/** Caches a year's content, now and in later builds. */
export async function keepYear(files: OfflineFiles, year: string): Promise<void> {
  const added = files.years[year];
  if (!added) return;
  await (await caches.open(YEARS)).put(yearKey(year), new Response());
  await keepFiles(files, added);
}

async function keptYears(): Promise<string[]> {
  const notes = await (await caches.open(YEARS)).keys();
  return notes.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
}

async function keepFiles(files: OfflineFiles, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf(files));
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      if (await cache.match(path, ANY)) return;
      await cache.put(path, (await unchanged(path)) ?? (await load(path)));
    }),
  );
}

/** A file with a hash in its name is the same in every build. */
async function unchanged(path: string): Promise<Response | undefined> {
  return path.startsWith('/assets/') ? caches.match(path, ANY) : undefined;
}

async function load(path: string): Promise<Response> {
  const isNamedByContent = path.startsWith('/assets/');
  const response = await fetch(path, { cache: isNamedByContent ? 'default' : 'reload' });
  if (isOurs(path, response)) return response;
  // The browser's cache may hold a page that a network answered earlier.
  const again = isNamedByContent ? await fetch(path, { cache: 'reload' }) : response;
  if (!isOurs(path, again)) throw new Error(`${path} answered ${again.status}`);
  return again;
}

/** The sign-in page of a network answers every request with a page, often with status 200. */
function isOurs(path: string, { ok, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && !redirected && isPage === path.endsWith('.html');
}

/** The request's headers only affect the encoding. */
const ANY = { ignoreVary: true };

export async function keptPage(files: OfflineFiles, path: PagePath): Promise<Response | undefined> {
  return (await caches.open(cacheOf(files))).match(path, ANY);
}

/** A file of this build, or of an older one that may still be open. */
export async function keptFile(files: OfflineFiles, path: string): Promise<Response | undefined> {
  return (await (await caches.open(cacheOf(files))).match(path, ANY)) ?? caches.match(path, ANY);
}

/** Deletes old builds except the newest `keep`, whose pages may still be open. */
export async function forgetBuilds(files: OfflineFiles, keep: number): Promise<void> {
  // In the order of creation.
  const names = (await caches.keys()).filter((name) => name.startsWith(BUILDS));
  const old = names.filter((name) => name !== cacheOf(files));
  const forgotten = old.slice(0, Math.max(0, old.length - keep));
  await Promise.all(forgotten.map((name) => caches.delete(name)));
}
