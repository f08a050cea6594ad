// `npm run https`: makes the school's own certificate authority, with which this server serves HTTPS, or removes it.
import { isIP } from 'node:net';
import { ConfigError, type Config } from '../config.ts';
import { authorityFolder, makeAuthority, readRoot, removeAuthority } from './authority-folder.ts';
import { titleOf, trustAddresses } from './trust.ts';
import { stepsFor } from './trust-steps.ts';

const USAGE = `Usage: npm run https -- <names and addresses of this server, separated by spaces>
       npm run https -- --remove`;
const LABEL = /^[a-z\d-]{1,63}$/;
const LONGEST_NAME = 253;

/** Runs the command and returns lines for the operator; `read` reads the settings, which the command changes. */
export async function runHttpsCommand(
  read: () => Config,
  args: readonly string[],
  now: Date,
): Promise<string[]> {
  const config = read();
  const { dataDir, schoolNames } = config;
  if (args.join() === '--remove') {
    if (schoolNames.length === 0) return ['HTTPS was not switched on with npm run https.'];
    const title = titleOf(await readRoot(dataDir));
    await removeAuthority(dataDir);
    return [
      'HTTPS is off from the next start: restart the app. Then take the root certificate off each device:',
      ...takeOff(title),
    ];
  }
  const names = [...new Set(args.map(readName))];
  if (names.length === 0) throw new ConfigError(USAGE);
  refuseOtherHttps(config, names);
  if (schoolNames.join() === names.join()) {
    return ['HTTPS is already on for these names and addresses.', ...(await nextSteps(config))];
  }
  const earlier = schoolNames.length === 0 ? null : titleOf(await readRoot(dataDir));
  await makeAuthority(dataDir, { names, appName: config.appName, now });
  return [
    `HTTPS is on from the next start: restart the app. It is for ${names.join(', ')} alone.`,
    ...(await nextSteps(read())),
    `No backup holds the authority. Keep ${authorityFolder(dataDir)} to yourself: with root.key, others could pretend to be this server.`,
    ...(earlier === null ? [] : ['Take the earlier root off each device:', ...takeOff(earlier)]),
  ];
}

function readName(text: string): string {
  const name = text.toLowerCase();
  if (isIP(name) !== 0 || isName(name)) return name;
  throw new ConfigError(
    `${text} is neither a name with a dot, such as games.school.internal, nor an address such as 192.168.1.5.\n${USAGE}`,
  );
}

function refuseOtherHttps(
  { tls, schoolNames, proxies, origin }: Config,
  names: readonly string[],
): void {
  if (tls !== null && schoolNames.length === 0)
    throw new ConfigError('TLS_CERT and TLS_KEY are set: this server has a certificate.');
  if (proxies > 0) throw new ConfigError('TRUST_PROXY is set: the proxy serves HTTPS.');
  if (origin === null) return;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' || !names.includes(hostname.replace(/^\[|\]$/g, '')))
    throw new ConfigError(`APP_ORIGIN must begin with https:// and one of ${names.join(', ')}.`);
}

async function nextSteps(config: Config): Promise<string[]> {
  const { fingerprint256 } = await readRoot(config.dataDir);
  return [
    'Then open on each device, and do what it says there:',
    ...trustAddresses(config).map((address) => `  ${address}`),
    'The device must show this SHA-256 fingerprint:',
    `  ${fingerprint256}`,
  ];
}

const takeOff = (title: string) =>
  stepsFor(title).map(({ device, remove }) => `  ${device}: ${remove}`);

/** Whether it is a name of DNS; one without a dot is refused, because a root for "uk" would be good for every name that ends in it. */
function isName(text: string): boolean {
  const labels = text.split('.');
  const isLabel = (label: string) =>
    LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
  const isTopLevel = /^[a-z]/.test(labels.at(-1) ?? '');
  return text.length <= LONGEST_NAME && labels.length > 1 && labels.every(isLabel) && isTopLevel;
}
