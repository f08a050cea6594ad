// Rude and hurtful words, encoded (ROT13) so that no child reads them here.

/** Never in a word or a text that a child reads. */
export const STRONG_WORDS: readonly string[] = fromRot13(`
  fuvg cvff shpx phag pbpx qvpx cevpx jnax gjng fyhg juber
  phz xabo ovgpu fchax zvatr snaal abapr crqb fcnm fcnp zbat ergneq snt ubzb
  qlxr yrfob genaal cnxv puvax pbba avt tlc cvxrl lvq xvxr jbt anmv xxx
`);

/** The words of an encoded list, in capitals. */
export function fromRot13(encoded: string): readonly string[] {
  return encoded
    .trim()
    .split(/\s+/)
    .map((word) => [...word].map(decodeLetter).join(''));
}

/** The letter that ROT13 puts in the place of `letter`, as a capital. */
function decodeLetter(letter: string): string {
  const place = letter.toUpperCase().charCodeAt(0) - 65;
  return String.fromCharCode(65 + ((place + 13) % 26));
}
