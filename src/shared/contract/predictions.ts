// How well memory predicts what pupils recall (D9), for owners.
import { z } from 'zod/mini';
import { moment, type Endpoint } from './endpoint.ts';

/** Below this many reviews the figures would say more about chance than about the predictions. */
export const REVIEWS_MIN = 1000;

const share = z.number().check(z.minimum(0), z.maximum(1));

export const predictionsSchema = z.object({
  /** When it was computed; null before the first time. */
  computedAt: z.nullable(moment),
  /** Reviews whose outcome had been predicted. */
  reviews: z.int(),
  /** Null while there are fewer than `REVIEWS_MIN` reviews. */
  figures: z.nullable(
    z.object({
      /**
       * What earlier reviews taught about later ones; the other figures then cover only the later half. Absent while
       * there are too few earlier reviews, when the app predicts as FSRS does.
       */
      learnt: z.optional(
        z.object({
          /** How many reviews came before those evaluated. */
          reviews: z.int(),
          /** For FSRS with its default parameters. */
          fsrsLogLoss: z.number(),
          /**
           * What the app predicts on average where FSRS predicts about 90 %, when an item becomes due; null if that
           * never happened.
           */
          recallWhenDue: z.nullable(share),
        }),
      ),
      /** Share of the reviews in which the item was recalled. */
      recalled: share,
      /** For the app's predictions; lower is better. */
      logLoss: z.number(),
      /** For a constant prediction, the share of all reviews that were recalled. */
      constantLogLoss: z.number(),
      /** Root mean square difference between predicted and recalled, over the bins. */
      rmse: z.number(),
      /** At most 20 ranges of equal width, in order of probability; those without reviews are absent. */
      bins: z.array(z.object({ predicted: share, recalled: share, count: z.int() })),
    }),
  ),
});

export type Predictions = z.infer<typeof predictionsSchema>;

export const predictions = {
  getPredictions: {
    method: 'GET',
    path: '/api/admin/predictions',
    access: 'admin',
    summary: 'How well memory predicts what pupils recall, computed once a night',
    success: 200,
    reply: predictionsSchema,
  },
} as const satisfies Record<string, Endpoint>;
