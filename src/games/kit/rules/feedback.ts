// Feedback by the share of right answers.
import { percentOf } from '#shared/scores.ts';

/** One sentence for each tier: at least 90 %, 70 %, 50 %, and lower (spec S9). */
export interface FeedbackTiers {
  top: string;
  good: string;
  fair: string;
  low: string;
}

/** The sentence for a score (spec S9: tiers at 90, 70 and 50 percent). */
export function feedbackFor(score: number, maxScore: number, tiers: FeedbackTiers): string {
  const percent = percentOf(score, maxScore);
  if (percent >= 90) return tiers.top;
  if (percent >= 70) return tiers.good;
  return percent >= 50 ? tiers.fair : tiers.low;
}
