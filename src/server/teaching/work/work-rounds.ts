// Rounds of set work (D11).
import { AppError, SENTENCES } from '../../platform/errors.ts';
import type { RoundPurpose } from '../../play/round-purposes.ts';

export const workRounds: RoundPurpose = {
  async plan() {
    throw new AppError('not-found', SENTENCES.notFound);
  },
  async noteRound() {},
};
