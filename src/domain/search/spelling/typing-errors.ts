/** How many typing errors a word may have and still be read as another: one from 4 letters on, two from 7 on. */
export const allowedErrors = ({ length }: string): number => {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * How many letters were left out, put in, mistaken or exchanged with their neighbour on the way from `meant` to `typed`
 * (optimal string alignment distance); counts no further than one above `most`.
 */
export const typingErrors = (typed: string, meant: string, most: number): number => {
  const tooMany = most + 1
  if (Math.abs(typed.length - meant.length) > most) return tooMany
  let beforeLast: ReadonlyArray<number> = []
  let last: ReadonlyArray<number> = Array.from({ length: most + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let least = row
    // Further than `most` from the diagonal there are more errors than that.
    for (let column = Math.max(1, row - most); column <= Math.min(meant.length, row + most); column += 1) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isExchanged = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      const errors = Math.min(
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[column - 2] ?? tooMany) + 1 : tooMany
      )
      current[column] = errors
      least = Math.min(least, errors)
    }
    if (least > most) return tooMany
    beforeLast = last
    last = current
  }
  return Math.min(last[meant.length] ?? tooMany, tooMany)
}
