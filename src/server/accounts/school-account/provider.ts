// The provider of the school's accounts (OpenID Connect Core 1.0, authorization code flow with PKCE).
import * as oidc from 'openid-client';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { Attempt } from './attempt.ts';

/**
 * Identifies somebody at their provider. The two claims together identify one person for ever, whereas an e-mail
 * address may pass to another.
 */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Somebody who has signed in there. */
export interface Returned extends Identity {
  /** When they last proved there who they are; null if the provider can report that and did not. */
  provedAt: Date | null;
}

export interface Provider {
  /**
   * The address of the provider's sign-in page, and the checks for the return; `again` asks for the password even if
   * they are signed in there. 503 if the provider does not answer.
   */
  begin: (again: boolean) => Promise<{ url: string; checks: Attempt['checks'] }>;
  /**
   * Who has signed in, from the query of the provider's redirect. 400 if it does not match the checks or nobody has
   * signed in, 503 if the provider does not answer.
   */
  finish: (query: string, checks: Attempt['checks']) => Promise<Returned>;
}

/** Addresses and algorithms of a provider rarely change. */
const METADATA_MS = 3_600_000;
const TIMEOUT_S = 10;
/** With `again`, the password may have been given this many seconds ago. With 0, some providers ask for ever. */
const AGAIN_S = '60';

const AWAY =
  'We can’t reach your school’s own sign-in just now. Please try again in a moment, or tell the person who runs this site.';
const AGAIN = 'We could not check that sign-in. Please start again.';

/** The configured provider. It is first asked when somebody signs in, so the server starts without it. */
export function makeProvider(
  { issuer, clientId, clientSecret, redirectUri }: NonNullable<Config['oidc']>,
  now: () => Date,
): Provider {
  const allowsHttp = issuer.startsWith('http:');
  let known: { metadata: oidc.ServerMetadata; readAt: number } | null = null;
  let reading: Promise<oidc.ServerMetadata> | null = null;

  /** All callers share one request, however many wait for it. */
  async function metadata(): Promise<oidc.ServerMetadata> {
    if (known && now().getTime() - known.readAt < METADATA_MS) return known.metadata;
    reading ??= readMetadata().finally(() => (reading = null));
    return reading;
  }

  async function readMetadata(): Promise<oidc.ServerMetadata> {
    try {
      const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        ...(allowsHttp && { execute: [oidc.allowInsecureRequests] }),
      });
      known = { metadata: found.serverMetadata(), readAt: now().getTime() };
    } catch (error) {
      // The last known answer is used until the provider answers again.
      if (!known) throw new AppError('unavailable', AWAY, undefined, { cause: error });
    }
    return known.metadata;
  }

  /** Made each time, because it would keep the provider's keys, which may have been replaced. */
  async function configure(): Promise<oidc.Configuration> {
    const config = new oidc.Configuration(await metadata(), clientId, clientSecret);
    config.timeout = TIMEOUT_S;
    if (allowsHttp) oidc.allowInsecureRequests(config);
    // Signatures are checked even though the token comes straight from the provider.
    oidc.enableNonRepudiationChecks(config);
    return config;
  }

  return {
    begin: async (again) => {
      const config = await configure();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        // We ask for neither the name nor the e-mail address.
        scope: 'openid',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        // On a shared computer, the previous teacher may still be signed in at the provider.
        prompt: 'select_account',
        ...(again && { max_age: AGAIN_S }),
      });
      return { url: url.href, checks };
    },
    finish: async (query, { state, nonce, verifier }) => {
      const config = await configure();
      const callback = new URL(redirectUri);
      callback.search = query;
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new AppError('invalid', AGAIN);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          provedAt: provedAt(claims.auth_time, config.serverMetadata(), now()),
        };
      } catch (error) {
        throw refusalFor(error);
      }
    },
  };
}

/** If a provider never reports the time, signing in is all the proof there is. */
function provedAt(authTime: unknown, provider: oidc.ServerMetadata, now: Date): Date | null {
  if (typeof authTime === 'number') return new Date(Math.min(authTime * 1000, now.getTime()));
  return provider.claims_supported?.includes('auth_time') ? null : now;
}

/** One plain message for any failure; the error itself is its cause, for the log. */
function refusalFor(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refuse = (kind: 'invalid' | 'unavailable', sentence: string) =>
    new AppError(kind, sentence, undefined, { cause: error });
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? refuse('invalid', 'You didn’t finish signing in at your school’s page.')
      : refuse('invalid', 'Your school’s sign-in didn’t let you through. Please start again.');
  }
  if (error instanceof oidc.ResponseBodyError) {
    return error.error === 'invalid_grant' ? refuse('invalid', AGAIN) : refuse('unavailable', AWAY);
  }
  return gaveNoAnswer(error) ? refuse('unavailable', AWAY) : refuse('invalid', AGAIN);
}

/** Whether the provider gave no answer at all, or not one of a working server. */
function gaveNoAnswer(error: unknown): boolean {
  if (!(error instanceof oidc.ClientError)) return true;
  return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
