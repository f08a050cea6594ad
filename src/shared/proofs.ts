// The proof of a result, as owners see it (D8).

/**
 * 'verified': proved by its moves; 'rushed': verified, but answered faster than anybody can read; 'unverified': only
 * reported by the browser.
 */
export const PROOFS = ['verified', 'rushed', 'unverified'] as const;
export type Proof = (typeof PROOFS)[number];

/** A rushed round is verified as well. */
export function proofOf({ verified, rushed }: { verified: boolean; rushed: boolean }): Proof {
  if (!verified) return 'unverified';
  return rushed ? 'rushed' : 'verified';
}

export const PROOF_TEXTS: Record<Proof, { label: string; sentence: string }> = {
  verified: { label: 'Verified', sentence: 'The server has checked every move of this game.' },
  rushed: {
    label: 'Rushed',
    sentence: 'Several answers came too quickly to have been read. It does not count as learning.',
  },
  unverified: {
    label: 'Not verified',
    sentence: 'This score came without moves that the server could check.',
  },
};
