// Every purpose that a teacher can have with a round, as dealing and recording ask for them.
import type { RoundPurposes } from '../play/round-purposes.ts';
import { workRounds } from './work/work-rounds.ts';

export const ROUND_PURPOSES: RoundPurposes = { workId: workRounds };
