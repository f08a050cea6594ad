// Asks for the code of the second factor after a right password.
import type { Deps } from '../../platform/http/deps.ts';
import { AppError, StepNeededError } from '../../platform/errors.ts';
import { checkCode, type Given } from '../factor/check-code.ts';
import type { PasswordAttempt } from './throttle.ts';

/**
 * Passes a right code, and anybody without a second factor. Throws `refusal` with `needs` if the code is missing or
 * wrong, which counts as a failure, and 'unavailable' if the code cannot be checked.
 */
export async function requireCode(
  deps: Deps,
  attempt: PasswordAttempt,
  given: Given,
  refusal: 'not-signed-in' | 'forbidden',
): Promise<void> {
  const verdict = await checkCode(deps, given);
  if (verdict === 'missing') {
    await attempt.withdraw();
    throw new StepNeededError('code', 'Please type the code from your authenticator app.', refusal);
  }
  if (verdict === 'unreadable') {
    await attempt.withdraw();
    throw new AppError(
      'unavailable',
      'This server has a different key from the one your app was set up with. Please use a recovery code, or ask for your second factor to be reset.',
    );
  }
  if (verdict === 'wrong') {
    const sentence = 'That code isn’t right. Please wait for the next one and try again.';
    throw new StepNeededError('code', sentence, refusal);
  }
  if (verdict === 'wrong-recovery') {
    const sentence = 'That code isn’t right. Please look at your list: each code works once.';
    throw new StepNeededError('code', sentence, refusal);
  }
}
