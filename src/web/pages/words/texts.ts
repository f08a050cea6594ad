// How a list of words is described.

export function wordsText(count: number): string {
  return count === 1 ? '1 word' : `${count} words`;
}
