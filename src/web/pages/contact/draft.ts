import { z } from 'zod/mini';

const draftSchema = z.object({ email: z.string(), message: z.string() });

/** What was typed and not sent yet. */
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: Draft = { email: '', message: '' };

/** For this tab only, and for this user: on a shared tablet the next child finds nothing of it. */
const keyOf = (userId: number) => `contact-draft-${userId}`;

/** The draft that a reload left behind, or an empty one. */
export function readDraft(userId: number): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return draftSchema.safeParse(kept).data ?? EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps a draft; a storage that is full or forbidden is as good as none. */
export function writeDraft(userId: number, draft: Draft): void {
  try {
    if (draft.email === '' && draft.message === '') sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Then the draft lives as long as the page.
  }
}
