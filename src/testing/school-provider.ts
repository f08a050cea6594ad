// An OpenID Connect provider on a local port, as Google or Microsoft would be, for tests of signing in with a school account.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Provider,
  interactionPolicy,
  type Adapter,
  type AdapterPayload,
  type JWK,
} from 'oidc-provider';

export const CLIENT_ID = 'bright-explorers';
export const CLIENT_SECRET = 'a secret of the client';

export interface SchoolProvider {
  issuer: string;
  /** Signs this person in on the provider's page; returns the query of the redirect back. */
  signInAt: (url: string, subject: string) => Promise<string>;
  /** While it is down, connections are closed without an answer. */
  setDown: (isDown: boolean) => void;
  /** Signs with a new key from now on, and forgets the old one. */
  changeKeys: () => void;
  close: () => Promise<void>;
}

/** Starts a provider with one client; people exist as soon as they sign in. */
export async function startProvider(redirectUri: string): Promise<SchoolProvider> {
  let isDown = false;
  let subject = '';
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.end();
  const server = createServer((request, response) => {
    if (isDown) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${portOf(server.address())}`;

  const changeKeys = () => {
    const provider = makeProvider(issuer, redirectUri);
    const callback = provider.callback();
    answer = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
      // Replaces the pages that ask for name and password.
      const login = { accountId: subject };
      void provider.interactionFinished(request, response, { login, select_account: {} });
    };
  };
  changeKeys();

  return {
    issuer,
    signInAt: async (url, person) => {
      subject = person;
      return followTo(redirectUri, url);
    },
    setDown: (down) => {
      isDown = down;
    },
    changeKeys,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  return address.port;
}

function makeProvider(issuer: string, redirectUri: string): Provider {
  const { Prompt, base } = interactionPolicy;
  const prompts = base();
  prompts.remove('consent');
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirectUri],
      },
    ],
    adapter: inMemory(),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    jwks: { keys: [newKey()] },
    cookies: { keys: ['a key for cookies'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    loadExistingGrant: async ({ oidc: { provider, account } }) => {
      const grant = new provider.Grant({
        clientId: CLIENT_ID,
        ...(account && { accountId: account.accountId }),
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
}

/** The provider's storage, separate for each kind of object. */
function inMemory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => {
    const findBy = async (isIt: (payload: AdapterPayload) => boolean) =>
      [...kept.values()].find((payload) => payload.kind === kind && isIt(payload));
    return {
      upsert: async (id, payload) => void kept.set(`${kind} ${id}`, payload),
      find: async (id) => kept.get(`${kind} ${id}`),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      consume: async (id) => {
        const payload = kept.get(`${kind} ${id}`);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(`${kind} ${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}

let keys = 0;

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { kty, n, e, d, p, q, dp, dq, qi } = privateKey.export({ format: 'jwk' });
  const kid = `key ${(keys += 1)}`;
  return { kty, n, e, d, p, q, dp, dq, qi, kid, alg: 'RS256', use: 'sig' };
}

/** Follows redirects, with cookies, until they leave the provider. */
async function followTo(redirectUri: string, from: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = new URL(from);
  for (let step = 0; step < 10; step++) {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    }
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return url.search.slice(1);
  }
  throw new Error('The provider did not send the browser back.');
}
