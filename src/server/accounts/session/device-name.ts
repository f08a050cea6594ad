// The name of a browser in the list of sessions: enough to recognise it, without a version or anything else that could
// trace it.
import Bowser from 'bowser';

const KNOWN_BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'a Chromebook',
  iOS: 'an iPhone',
  Linux: 'Linux',
  macOS: 'a Mac',
  Windows: 'Windows',
};
const UNKNOWN = 'Another browser';
/** Longer headers are cut, because some of the package's expressions can backtrack; no browser sends so much. */
const LONGEST = 500;

/** Such as 'Chrome on Android', from the header User-Agent. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  if (browser.name === undefined || !KNOWN_BROWSERS.has(browser.name)) return UNKNOWN;
  const system = systemName(browser.name, os.name ?? '', platform.type);
  return system === undefined ? browser.name : `${browser.name} on ${system}`;
}

function systemName(browser: string, os: string, type: string | undefined): string | undefined {
  // Safari on an iPad claims to be on a Mac.
  if (os === 'macOS' && browser === 'Safari') return 'a Mac or iPad';
  if (os === 'iOS' && type === 'tablet') return 'an iPad';
  return SYSTEMS[os];
}
