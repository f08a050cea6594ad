import { z } from 'zod/mini';

const draftSchema = z.object({ email: z.string(), message: z.string() });

/** Typed and not sent yet. */
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: Draft = { email: '', message: '' };

/** For this tab and user only: on a shared tablet the next child must not find it. */
const keyOf = (userId: number) => `contact-draft-${userId}`;

/** The draft from before a reload, or an empty one. */
export function readDraft(userId: number): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return draftSchema.safeParse(kept).data ?? EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores a draft; without storage it lives as long as the page. */
export function writeDraft(userId: number, draft: Draft): void {
  try {
    if (draft.email === '' && draft.message === '') sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {}
}
