// A list that is being typed. It stays in this tab until it is saved.
import { z } from 'zod/mini';
import { yearGroupSchema } from '#shared/years.ts';

const draftSchema = z.object({
  name: z.string(),
  yearGroup: yearGroupSchema,
  text: z.string(),
  isShared: z.boolean(),
});

export type Draft = z.infer<typeof draftSchema>;

/** For this tab and user only. `of` names the list, or the new one. */
const keyOf = (userId: number, of: string) => `words-draft-${userId}-${of}`;

/** The draft from before; null without one. */
export function readDraft(userId: number, of: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, of)) ?? 'null');
    return draftSchema.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a draft, or with null forgets it; without storage it lives as long as the page. */
export function writeDraft(userId: number, of: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, of), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, of));
  } catch {}
}
