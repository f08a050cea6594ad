// How far a result is verified, as owners see it (D8).

/**
 * 'verified': proved by its moves; 'rushed': verified, but answered faster than anybody can read; 'unverified': only
 * reported by the browser.
 */
export const VERIFICATIONS = ['verified', 'rushed', 'unverified'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** A rushed round is verified as well. */
export function verificationOf({
  verified,
  rushed,
}: {
  verified: boolean;
  rushed: boolean;
}): Verification {
  if (!verified) return 'unverified';
  return rushed ? 'rushed' : 'verified';
}

export const VERIFICATION_TEXTS: Record<Verification, { label: string; sentence: string }> = {
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
