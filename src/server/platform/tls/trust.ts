// The page /trust, by which devices come to trust the school's own authority. It is served over plain HTTP as well, to
// devices that refuse HTTPS until they do.
import { createHash, type X509Certificate } from 'node:crypto';
import { reachableAddresses } from '../addresses.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../html.ts';
import { readRoot } from './authority-folder.ts';
import { ROOT_FILE, stepsFor } from './trust-steps.ts';

const PAGE = '/trust';
const FILE = `${PAGE}/${ROOT_FILE}`;
export const TRUST_PATHS = [PAGE, FILE];

const STYLE =
  'body{font:1.1rem/1.5 sans-serif;max-width:45rem;margin:auto;padding:1rem}code,a{overflow-wrap:anywhere}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
};

/** The page, or the root certificate, for one of the paths. */
export async function answerTrust(config: Config, path: string) {
  const root = await readRoot(config.dataDir);
  return path === FILE
    ? { headers: { ...HEADERS, 'content-type': 'application/x-x509-ca-cert' }, body: root.raw }
    : {
        headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(pageOf(config, root)),
      };
}

/** The page's addresses, over plain HTTP where there is a port for it. */
export function trustAddresses(config: Config): string[] {
  return reachableAddresses(config).map((address) => {
    const url = new URL(PAGE, address);
    if (config.redirectPort === null) return url.href;
    url.protocol = 'http:';
    url.port = String(config.redirectPort);
    return url.href;
  });
}

/** The name under which devices list the root certificate. */
export const titleOf = ({ subject }: X509Certificate) => subject.replace(/^CN=/, '');

function pageOf(config: Config, root: X509Certificate): string {
  const title = titleOf(root);
  const steps = stepsFor(title).map(
    ({ device, install }) =>
      `<h2>${device}</h2><ol>${install.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
  );
  const links = reachableAddresses(config).map((to) => `<li><a href="${to}">${to}</a></li>`);
  const appName = escapeHtml(config.appName);
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Trust this server – ${appName}</title><style>${STYLE}</style>
<h1>Let this device trust ${appName}</h1>
<p>For the school’s IT person. The certificate is good for this server alone.</p>
<p><a href="${FILE}" download>Download ${escapeHtml(title)}</a></p>
<p>Trust it only if its SHA-256 fingerprint, as the device shows it, is the one that <code>npm run https</code> printed
on the server: <code>${root.fingerprint256}</code>. (Small letters, or no colons, are the same.)</p>
${steps.join('\n')}
<h2>Then open the app</h2><ul>${links.join('')}</ul></html>
`;
}
