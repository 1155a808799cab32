const codeOfA = 97

/** A bit mask of the letters that a word has. */
export const lettersOf = (word: string): number => {
  let letters = 0
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << ((word.charCodeAt(index) - codeOfA) & 31)
  return letters
}

// https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel
const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Whether two words can be so few errors apart: each error takes away one letter at most and brings one at most. */
export const mayDifferBy = (errors: number, one: number, other: number): boolean =>
  bitsIn(one & ~other) <= errors && bitsIn(other & ~one) <= errors

/** A number of 32 bits for a text, by FNV-1a: the same each time, and rarely that of another text. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
