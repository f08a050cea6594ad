// The purposes that a teacher can give a round, as dealing and recording need them.
import type { Deps } from '../platform/http/deps.ts';
import type { RoundPurposes } from '../play/round-purposes.ts';
import { workRounds } from './work/work-rounds.ts';

export function roundPurposes(deps: Deps): RoundPurposes {
  return { workId: workRounds(deps) };
}
