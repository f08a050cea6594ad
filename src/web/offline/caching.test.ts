import { describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#testing/fake-caches.ts';
import { forgetBuilds, keepBuild, keepPage, keepYear, keptFile, keptPage } from './caching.ts';
import { PAGE, WELCOME, type OfflineFiles } from './offline-files.ts';

/** The n-th build: its code has another name each time, its fonts stay. */
function build(number: number): OfflineFiles {
  return {
    build: String(number),
    entry: `/assets/main-${number}.js`,
    shell: ['/assets/font.woff2', `/assets/main-${number}.js`, '/favicon.svg'],
    years: { 1: [`/assets/year-1-${number}.js`], 2: [`/assets/year-2-${number}.js`] },
  };
}

/** What a server with this build answers. */
function filesOf({ build, entry, shell, years }: OfflineFiles): Record<string, string> {
  const paths = [...shell, ...Object.values(years).flat()];
  return {
    '/index.html': `page ${build} with ${entry}`,
    '/welcome.html': `welcome ${build} with ${entry}`,
    ...Object.fromEntries(paths.map((path) => [path, `${path} of ${build}`])),
  };
}

const [one, two, three] = [build(1), build(2), build(3)];
const textOf = async (response: Response | undefined) => response?.text();

/** A device that has the first build with its Year 1, and a server that has the second. */
async function renewedServer() {
  const device = fakeCaches(filesOf(one));
  await keepBuild(one);
  await keepYear(one, '1');
  Object.assign(device.served, filesOf(two));
  for (const path of Object.keys(filesOf(one))) {
    if (!(path in filesOf(two))) delete device.served[path];
  }
  device.fetched.length = 0;
  return device;
}

describe('a build', () => {
  it('a build is stored whole, with its pages and without any year', async () => {
    const device = fakeCaches(filesOf(one));
    await keepBuild(one);
    expect(device.pathsIn('build-1')).toEqual([PAGE, WELCOME, ...one.shell].toSorted());
    expect(await textOf(await keptPage(one, PAGE))).toBe('page 1 with /assets/main-1.js');
    expect(await textOf(await keptPage(one, WELCOME))).toBe('welcome 1 with /assets/main-1.js');
    expect(await textOf(await keptFile(one, '/favicon.svg'))).toBe('/favicon.svg of 1');
    expect(await keptFile(one, '/assets/year-1-1.js')).toBeUndefined();
  });

  it.each(['/assets/main-1.js', '/favicon.svg', PAGE, WELCOME])(
    'a build is not stored at all when %s does not arrive',
    async (path) => {
      const device = fakeCaches(filesOf(one));
      delete device.served[path];
      await expect(keepBuild(one)).rejects.toThrow(`${path} answered 404`);
      expect(device.names()).not.toContain('build-1');
    },
  );

  it('a stored build stays when it is stored again and a page does not arrive', async () => {
    const device = fakeCaches(filesOf(one));
    await keepBuild(one);
    delete device.served[PAGE];
    await expect(keepBuild(one)).rejects.toThrow(`${PAGE} answered 404`);
    expect(await textOf(await keptPage(one, PAGE))).toBe('page 1 with /assets/main-1.js');
  });

  it('an older build keeps the files of its open pages when a newer one did not arrive and the next one does', async () => {
    const device = await renewedServer();
    delete device.served['/favicon.svg'];
    await expect(keepBuild(two)).rejects.toThrow('/favicon.svg answered 404');
    Object.assign(device.served, filesOf(three));
    await keepBuild(three);
    await forgetBuilds(three, 1);
    expect(device.names()).toEqual(['years', 'build-1', 'build-3']);
  });

  it('a stored build has pages that ask for their emoji, and an app page whose first frame waits for its script', async () => {
    const files = { ...one, shell: [...one.shell, '/assets/emoji-1.woff2'] };
    const device = fakeCaches(filesOf(files));
    const sent = `<title>Games</title><script type="module" src="${one.entry}"></script>`;
    Object.assign(device.served, { [PAGE]: sent, [WELCOME]: sent });
    await keepBuild(files);
    const font =
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/emoji-1.woff2">';
    const script = `src="${one.entry}"></script>`;
    const kept = `<title>Games</title>${font}<script type="module"`;
    expect(await textOf(await keptPage(files, PAGE))).toBe(`${kept} blocking="render" ${script}`);
    // The welcome page is drawn already, and shows before its script.
    expect(await textOf(await keptPage(files, WELCOME))).toBe(`${kept} ${script}`);
  });

  it('a build is not stored with the page of the next one, which may have reached the server in the meantime', async () => {
    const device = fakeCaches(filesOf(one));
    device.served['/index.html'] = filesOf(two)['/index.html'] ?? '';
    await expect(keepBuild(one)).rejects.toThrow('A newer page came.');
    expect(device.pathsIn('build-1')).not.toContain('/index.html');
  });

  it('a new build takes over the files that have not changed, and includes the years that were stored', async () => {
    const device = await renewedServer();
    await keepBuild(two);
    expect(device.fetched.toSorted()).toEqual(
      [PAGE, WELCOME, '/favicon.svg', '/assets/main-2.js', '/assets/year-1-2.js'].toSorted(),
    );
    expect(await textOf(await keptFile(two, '/favicon.svg'))).toBe('/favicon.svg of 2');
    expect(await textOf(await keptPage(two, PAGE))).toBe('page 2 with /assets/main-2.js');
    expect(await textOf(await keptPage(one, PAGE))).toBe('page 1 with /assets/main-1.js');
  });

  it('an older build keeps the files that its open pages may still load', async () => {
    await renewedServer();
    await keepBuild(two);
    await forgetBuilds(two, 1);
    for (const path of [one.entry, '/assets/year-1-1.js']) {
      expect(await textOf(await keptFile(two, path))).toBe(`${path} of 1`);
    }
  });
});

describe('a network that answers everything with its own page', () => {
  const SIGN_IN = '<h1>Welcome to our Wi-Fi</h1>';

  it('nothing is stored from a network that answers everything with its own page', async () => {
    const device = fakeCaches(filesOf(one));
    device.becomesCaptive(SIGN_IN);
    await expect(keepBuild(one)).rejects.toThrow('answered 200');
    await expect(keepPage(one, PAGE)).rejects.toThrow('A newer page came.');
    expect(device.pathsIn('build-1')).toEqual([]);
  });

  it('the stored build stays under such a network, and the years are stored once it is gone', async () => {
    const device = fakeCaches(filesOf(one));
    await keepBuild(one);
    device.becomesCaptive(SIGN_IN);
    await expect(keepYear(one, '1')).rejects.toThrow('/assets/year-1-1.js answered 200');
    await expect(keepPage(one, PAGE)).rejects.toThrow('A newer page came.');
    expect(await textOf(await keptPage(one, PAGE))).toBe('page 1 with /assets/main-1.js');
    device.becomesCaptive(null);
    await keepYear(one, '1');
    expect(await textOf(await keptFile(one, '/assets/year-1-1.js'))).toBe(
      '/assets/year-1-1.js of 1',
    );
  });

  it('files are requested past the browser’s cache, which may hold the network’s page under a file’s name', async () => {
    const device = fakeCaches(filesOf(one));
    vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
      const isHeld = path.startsWith('/assets/') && cache === 'default';
      const isPage = isHeld || path.endsWith('.html');
      return new Response(isHeld ? SIGN_IN : device.served[path], {
        headers: { 'content-type': isPage ? 'text/html' : 'text/javascript' },
      });
    });
    await keepBuild(one);
    expect(await textOf(await keptFile(one, one.entry))).toBe('/assets/main-1.js of 1');
  });
});

describe('a device without room for two builds', () => {
  /** Pages and files of a build. */
  const SIZE = one.shell.length + 2;

  it('a device without room for two builds drops the older one for the newer one', async () => {
    const device = await renewedServer();
    device.hasRoomFor(SIZE + 2);
    await keepBuild(two);
    expect(device.names()).toEqual(['years', 'build-2']);
    expect(await textOf(await keptPage(two, PAGE))).toBe('page 2 with /assets/main-2.js');
  });

  it('a device without room for one build stores none, so that each visit gets what the server has', async () => {
    const device = await renewedServer();
    device.hasRoomFor(2);
    await expect(keepBuild(two)).rejects.toThrow('No.');
    expect(device.names()).toEqual(['years']);
    expect(await keptPage(two, PAGE)).toBeUndefined();
  });
});

describe('a year', () => {
  it('a year is stored once, however often a pupil of it comes', async () => {
    const device = fakeCaches(filesOf(one));
    await keepBuild(one);
    await keepYear(one, '2');
    await keepYear(one, '2');
    expect(device.fetched.filter((path) => path === '/assets/year-2-1.js')).toHaveLength(1);
    expect(device.pathsIn('build-1')).toContain('/assets/year-2-1.js');
    expect(device.pathsIn('build-1')).not.toContain('/assets/year-1-1.js');
  });

  it('a year that does not exist is skipped', async () => {
    const device = fakeCaches({});
    await keepYear(one, '7');
    expect(device.fetched).toEqual([]);
  });
});

describe('old builds', () => {
  it.each([
    [1, ['build-2', 'build-3']],
    [0, ['build-3']],
  ])('only the newest %i builds are kept', async (keep, left) => {
    const device = fakeCaches({ ...filesOf(one), ...filesOf(two), ...filesOf(three) });
    for (const files of [one, two, three]) {
      Object.assign(device.served, filesOf(files));
      await keepBuild(files);
    }
    await keepYear(three, '1');
    await forgetBuilds(three, keep);
    expect(device.names().filter((name) => name !== 'years')).toEqual(left);
    expect(device.names()).toContain('years');
  });
});
