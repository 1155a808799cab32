import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { allowedErrors, typingErrors } from "#domain/search/spelling/typing-errors.ts"

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 })

/** Counts typing errors by brute force, as a reference for the fast algorithm. */
const slowly = (typed: string, meant: string): number => {
  if (typed === "" || meant === "") return typed.length + meant.length
  const rest = [
    slowly(typed.slice(1), meant) + 1,
    slowly(typed, meant.slice(1)) + 1,
    slowly(typed.slice(1), meant.slice(1)) + (typed[0] === meant[0] ? 0 : 1)
  ]
  const isExchanged = typed.length > 1 && typed[0] === meant[1] && typed[1] === meant[0]
  return Math.min(...rest, isExchanged ? slowly(typed.slice(2), meant.slice(2)) + 1 : Infinity)
}

describe("typing errors", () => {
  it.each([
    ["plumber", "plumber", 0],
    ["plumer", "plumber", 1],
    ["plummber", "plumber", 1],
    ["plumbar", "plumber", 1],
    ["plubmer", "plumber", 1],
    ["lpubmer", "plumber", 2],
    ["pipe", "roof", 3]
  ])("%s for %s are %i", (typed, meant, errors) => {
    expect(typingErrors(typed, meant, 2)).toBe(errors)
  })

  it("are one from four letters on and two from seven on", () => {
    expect(["ac", "fan", "roof", "faucet", "plumber"].map(allowedErrors)).toEqual([0, 0, 1, 1, 2])
  })

  it("are counted no further than one above what is allowed", () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (typed, meant, most) => {
        expect(typingErrors(typed, meant, most)).toBe(Math.min(slowly(typed, meant), most + 1))
      }),
      { numRuns: 60 }
    )
  })
})
