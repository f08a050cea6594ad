// Letters that must not stand in a grid by chance: rude or hurtful words, encoded (ROT13) so that no child reads them here.

const ENCODED = `
  nff nefr ohz ohgg obbo gvg cbb crr jrr sneg penc tvg gneg uryy
  qnza gheq ahqr frk cbea nahf encr fynt abo ubr tnl qvr xvyy tha
  sng qhzo htyl fuvg cvff shpx phag pbpx qvpx cevpx jnax gjng fyhg juber
  phz xabo ovgpu fchax zvatr snaal abapr crqb fcnm fcnp zbat ergneq snt ubzb
  qlxr yrfob genaal cnxv puvax pbba avt tlc cvxrl lvq xvxr jbt anmv xxx
`;

/** The letter that ROT13 puts in the place of `letter`, as a capital. */
function decodeLetter(letter: string): string {
  const place = letter.toUpperCase().charCodeAt(0) - 65;
  return String.fromCharCode(65 + ((place + 13) % 26));
}

/** The forbidden strings in capitals; none may be read in a grid unless it is a part of one placed word. */
export const FORBIDDEN: readonly string[] = ENCODED.trim()
  .split(/\s+/)
  .map((word) => [...word].map(decodeLetter).join(''));
