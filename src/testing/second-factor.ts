// An owner's authenticator app, for a test's server that has a SECRET_KEY.
import { Secret, TOTP } from 'otpauth';
import { secondFactor } from '#shared/contract/second-factor.ts';
import type { setUpTestApp, TestBrowser } from './test-app.ts';

/** The calls about the caller's own second factor. */
export const FACTOR = '/api/user/second-factor';

export const enrolmentSchema = secondFactor.beginSecondFactor.reply;
export const codesSchema = secondFactor.confirmSecondFactor.reply;

export function authenticatorAt(server: ReturnType<typeof setUpTestApp>) {
  /** The code that the app shows, `stepsOn` half minutes from now. */
  const codeOf = (secret: string, stepsOn = 0): string => {
    const timestamp = server.deps.now().getTime() + stepsOn * 30_000;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  };

  /** A secret that takes effect with its first code. */
  const begin = async (browser: TestBrowser): Promise<string> =>
    enrolmentSchema.parse((await browser.post(FACTOR)).body).secret;

  const enrol = async (browser: TestBrowser) => {
    const secret = await begin(browser);
    const confirmed = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
    const { recoveryCodes } = codesSchema.parse(confirmed.body);
    // The code that turned it on cannot be used again.
    server.passTime(60_000);
    return { secret, recoveryCodes };
  };

  return { codeOf, begin, enrol };
}
