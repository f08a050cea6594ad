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
       * What earlier reviews taught about later ones. The other figures are then of the later half alone. Absent while the earlier
       * ones are too few; the app then predicts what FSRS does.
       */
      learnt: z.optional(
        z.object({
          /** How many reviews there were before those judged. */
          reviews: z.int(),
          /** Of FSRS with its default parameters, without what was learnt. */
          fsrsLogLoss: z.number(),
          /** What the app predicts on average where FSRS predicts about 90 %, at which an item becomes due; null where it never did. */
          recallWhenDue: z.nullable(share),
        }),
      ),
      /** Share of the reviews in which the item was recalled. */
      recalled: share,
      /** Of the app's predictions; lower is better. */
      logLoss: z.number(),
      /** Of a prediction that is always the share of all. */
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
