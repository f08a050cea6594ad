// The service worker: caches the app, so that it opens without a network (decision 0013).
import { forgetBuilds, keepBuild, keepPage, keepYear, keptFile, keptPage } from './caching.ts';
import { readMessage, type Arrival } from './message.ts';
import { PAGE, WELCOME, type OfflineFiles, type PagePath } from './offline-files.ts';
import { strategyFor } from './cache-strategy.ts';

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: LastingEvent & MessageEvent<unknown>;
}

/** The parts of ServiceWorkerGlobalScope that are used; this project is checked with the DOM's types, which lack it. */
interface Surroundings {
  addEventListener: <Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly unknown[]>;
  };
  location: { origin: string };
}

declare const self: Surroundings;
/** Replaced by the build. */
declare const OFFLINE_FILES: OfflineFiles;

const files = OFFLINE_FILES;

self.addEventListener('install', (event) => event.waitUntil(keepBuild(files)));

self.addEventListener('activate', (event) =>
  event.waitUntil(forgetBuilds(files, 1).then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'take over') void self.skipWaiting();
  if (message?.type === 'here') event.waitUntil(settleIn(message));
});

/** Caches the year's content; if the only open page is of this build, older builds are deleted. */
async function settleIn({ code, year }: Arrival): Promise<void> {
  await keepYear(files, year);
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.length === 1 && code === files.entry) {
    await forgetBuilds(files, 0);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(request, self.location.origin, files.shell);
  if (strategy === 'network') return;
  if (strategy === 'cached') event.respondWith(answerFile(request));
  else {
    const path = strategy === 'welcome' ? WELCOME : PAGE;
    event.respondWith(answerPage(request, path, strategy === 'page, network first'));
    // The page's headers list the allowed hosts, which the installation's settings can change within a build.
    event.waitUntil(keepPage(files, path).catch(() => undefined));
  }
});

async function answerFile(request: Request): Promise<Response> {
  return (await keptFile(files, new URL(request.url).pathname)) ?? fetch(request);
}

async function answerPage(request: Request, path: PagePath, isFresh: boolean): Promise<Response> {
  if (!isFresh) return (await keptPage(files, path)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const page = await keptPage(files, path);
    if (page) return page;
    throw error;
  }
}
