// The provider of the school's accounts (OpenID Connect Core 1.0, authorization code flow with PKCE).
import * as oidc from 'openid-client';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { Attempt } from './attempt.ts';

/** Who somebody is at their provider. Both claims together name one person for ever; an e-mail address may be given to another. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Somebody who has signed in there. */
export interface Returned extends Identity {
  /** When they last gave their password there, or what it takes; null if the provider could say so and did not. */
  provedAt: Date | null;
}

export interface Provider {
  /**
   * The provider's page to sign in on, and what this browser must come back with; `again`: they are to give their password
   * even if they are signed in there. 503 if the provider does not answer.
   */
  begin: (again: boolean) => Promise<{ url: string; checks: Attempt['checks'] }>;
  /**
   * Who has signed in, from the query that the provider sent the browser back with; 400 if that does not belong to the
   * checks or nobody has signed in, 503 if the provider does not answer.
   */
  finish: (query: string, checks: Attempt['checks']) => Promise<Returned>;
}

/** Addresses and algorithms of a provider rarely change. */
const METADATA_MS = 3_600_000;
const TIMEOUT_S = 10;
/** How long ago a password that is asked for again may have been given, in seconds. With 0, some providers ask for ever. */
const AGAIN_S = '60';

const AWAY =
  'We cannot reach your school’s own sign-in just now. Please try again in a moment, or tell the person who runs this site.';
const AGAIN = 'We could not check that sign-in. Please start again.';

/** The configured provider. It is first asked when somebody signs in, so the server starts without it. */
export function makeProvider(
  { issuer, clientId, clientSecret, redirectUri }: NonNullable<Config['oidc']>,
  now: () => Date,
): Provider {
  const allowsHttp = issuer.startsWith('http:');
  let known: { metadata: oidc.ServerMetadata; readAt: number } | null = null;
  let reading: Promise<oidc.ServerMetadata> | null = null;

  /** Asked once for all who wait for it, however many begin while the provider is away. */
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
      // What was known before will do until the provider answers again.
      if (!known) throw new AppError('unavailable', AWAY, undefined, { cause: error });
    }
    return known.metadata;
  }

  /** Made anew each time, because it would keep the provider's keys, which may have been replaced. */
  async function configure(): Promise<oidc.Configuration> {
    const config = new oidc.Configuration(await metadata(), clientId, clientSecret);
    config.timeout = TIMEOUT_S;
    if (allowsHttp) oidc.allowInsecureRequests(config);
    // Signatures are checked, although the token comes straight from the provider.
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
        // Neither name nor e-mail address are asked for.
        scope: 'openid',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        // On a computer that teachers share, the one before may still be signed in at the provider.
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

/** Of a provider that never says when, signing in is all the proof there is. */
function provedAt(authTime: unknown, provider: oidc.ServerMetadata, now: Date): Date | null {
  if (typeof authTime === 'number') return new Date(Math.min(authTime * 1000, now.getTime()));
  return provider.claims_supported?.includes('auth_time') ? null : now;
}

/** One plain sentence for whatever failed; the error itself is its cause, for the log. */
function refusalFor(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refuse = (kind: 'invalid' | 'unavailable', sentence: string) =>
    new AppError(kind, sentence, undefined, { cause: error });
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? refuse('invalid', 'You did not finish signing in at your school’s page.')
      : refuse('invalid', 'Your school’s sign-in did not let you through. Please start again.');
  }
  if (error instanceof oidc.ResponseBodyError) {
    return error.error === 'invalid_grant' ? refuse('invalid', AGAIN) : refuse('unavailable', AWAY);
  }
  return isAway(error) ? refuse('unavailable', AWAY) : refuse('invalid', AGAIN);
}

/** Whether the provider gave no answer at all, or not one of a working server. */
function isAway(error: unknown): boolean {
  if (!(error instanceof oidc.ClientError)) return true;
  return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
