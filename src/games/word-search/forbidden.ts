// Strings that must not appear in a grid by chance: rude or hurtful words, encoded (ROT13) so that no child reads them
// here.
import { fromRot13, STRONG_WORDS } from '#games/kit/words/strong-words.ts';

/** Innocent in most texts, but not in a grid. */
const UNFORTUNATE = fromRot13(`
  nff nefr ohz ohgg obbo gvg cbb crr jrr sneg penc tvg gneg uryy
  qnza gheq ahqr frk cbea nahf encr fynt abo ubr tnl qvr xvyy tha
  sng qhzo htyl
`);

/** The forbidden strings in capitals. None may be readable in a grid unless it is a part of one placed word. */
export const FORBIDDEN: readonly string[] = [...UNFORTUNATE, ...STRONG_WORDS];

/** The strings that no hidden word may contain, in either direction. */
export const NEVER_INSIDE: readonly string[] = fromRot13(
  'nff nefr gvg encr ohz cbb frk nahf penc fuvg cvff shpx phag pbpx qvpx cevpx jnax gjng fyhg',
);
