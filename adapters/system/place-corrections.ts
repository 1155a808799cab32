import { allowedErrors, typingErrors } from "#domain/search/spelling/typing-errors.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import { lettersOf, mayDifferBy } from "#domain/shared/letters.ts"

/** A name that a typing error may have hidden, with what it names. */
export interface Candidate<A> {
  readonly name: string
  readonly value: A
  /** Of names that are equally near the one with the greatest weight is meant. */
  readonly weight: number
}

const nobody = { group: [], letters: new Int32Array() }

interface Reading<A> {
  readonly candidate: Candidate<A>
  readonly errors: number
}

const isBetter = <A>(one: Reading<A>, other: Reading<A> | null) =>
  other === null ||
  one.errors < other.errors ||
  (one.errors === other.errors && one.candidate.weight > other.candidate.weight)

/**
 * Finds what is meant by a name with typing errors: the fewest errors, then the same first letter, then the greatest
 * weight. Comparing the letters that occur spares looking at nearly all of the names.
 */
export const makeCorrections = <A>(candidates: Iterable<Candidate<A>>) => {
  const byLength = new Map(
    [...groupBy(candidates, ({ name }) => String(name.length))].map(([length, group]) => [
      Number(length),
      { group, letters: Int32Array.from(group, ({ name }) => lettersOf(name)) }
    ])
  )

  return (typed: string, isPossible: (candidate: Candidate<A>) => boolean = () => true): A | null => {
    const most = allowedErrors(typed)
    if (most === 0 || /\d/.test(typed)) return null
    const typedLetters = lettersOf(typed)
    let best: Reading<A> | null = null
    for (let length = typed.length - most; length <= typed.length + most; length += 1) {
      const { group, letters } = byLength.get(length) ?? nobody
      for (let index = 0; index < group.length; index += 1) {
        if (!mayDifferBy(most, letters[index] ?? 0, typedLetters)) continue
        const candidate = group[index]
        if (candidate === undefined) continue
        // With a mistaken first letter, no other error is allowed.
        const isOther = candidate.name[0] !== typed[0]
        const allowed = isOther ? 1 : most
        const errors = typingErrors(typed, candidate.name, allowed)
        if (errors > allowed) continue
        const reading = { candidate, errors: isOther ? errors + 0.5 : errors }
        if (isBetter(reading, best) && isPossible(candidate)) best = reading
      }
    }
    return best?.candidate.value ?? null
  }
}
