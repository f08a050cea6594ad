// What is known of how a result came about, as teachers are told it (D8).

/** Each result is one of these: proved by its moves; proved, and answered quicker than anybody reads; or told by the browser alone. */
export const PROOFS = ['verified', 'rushed', 'unverified'] as const;
export type Proof = (typeof PROOFS)[number];

/** A rushed round has been verified as well. */
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
