// Dealing and recording a tables check (D11): once for each deal, and a sitting once for each pupil.
import type { Checks } from '../../play/checks.ts';
import { completeCheck } from './complete-check.ts';
import { dealCheck } from './deal-check.ts';

export const tablesCheckRounds: Checks = { deal: dealCheck, complete: completeCheck };
