// Memory (D9): what a pupil sees of it, and the owner's switch. Kept out of `pupil.ts`, which the first screen loads.
import { z } from 'zod/mini';
import { journeySchema } from './own-due.ts';
import { plantFields } from './play.ts';
import { idParams, moment, type Endpoint } from './endpoint.ts';

/** The days and items that the fix-it basket goes back to at most. */
export const BASKET_DAYS = 14;
export const BASKET_SIZE = 12;

const plantSchema = z.object({
  ...plantFields,
  /** Whether it is due. */
  thirsty: z.boolean(),
});

export type Plant = z.infer<typeof plantSchema>;

const missedSchema = z.object({
  item: plantFields.item,
  label: plantFields.label,
  /** The day from which it comes back, by the school's clock. */
  due: z.iso.date(),
  /** Why it is here, in one short sentence. */
  why: z.string(),
  missedAt: moment,
});

export type Missed = z.infer<typeof missedSchema>;

const memorySchema = z.object({
  /** Switched off by an owner: then nothing is remembered, and garden and basket are empty. */
  isOn: z.boolean(),
  /** Every item the pupil has met, by label. */
  garden: z.array(plantSchema),
  /** Items whose last answer was wrong, newest first. */
  basket: z.array(missedSchema),
  journey: journeySchema,
});

export type Memory = z.infer<typeof memorySchema>;

const switchSchema = z.object({ isOn: z.boolean() });

export const memory = {
  getMemory: {
    method: 'GET',
    path: '/api/user/memory',
    access: 'user',
    summary: 'The items the caller has met, how well each is remembered, and recent mistakes',
    success: 200,
    reply: memorySchema,
  },
  setStudentMemory: {
    method: 'POST',
    path: '/api/admin/student/:id/memory',
    access: 'admin',
    repeat: 'same',
    summary:
      'Switch a pupil’s memory off, which deletes it at once, or on, which begins a new one with the next round',
    params: idParams,
    body: switchSchema,
    success: 200,
    reply: switchSchema,
  },
} as const satisfies Record<string, Endpoint>;
