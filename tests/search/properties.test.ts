import * as fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"

import type { Interpretation } from "#domain/search/interpretation.ts"

import { openInterpreter } from "./asking.ts"
import { first } from "./tables/first.ts"
import { rowsOf } from "./tables/table.ts"

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ..."plumber plumer in near Austin 78704 a / ' \u0000 \ud800 🏠 asap dran roof leek TX".split(" ")
      )
    )
    .map((words) => words.join(" "))
)

const someWords = rowsOf(first).flatMap(({ text }) => text.split(" "))

/** Words of the table, each with a letter left out now and then. */
const mistypedText = fc
  .array(fc.tuple(fc.constantFrom(...someWords), fc.option(fc.nat(9))), { minLength: 1, maxLength: 8 })
  .map((words) =>
    words.map(([word, at]) => (at === null ? word : word.slice(0, at) + word.slice(at + 1))).join(" ")
  )

describe("interpreting", () => {
  let understood: (text: string) => Interpretation

  beforeAll(async () => {
    ;({ understood } = await openInterpreter())
  })

  it("never fails, and says the same of the same text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const interpretation = understood(text)
        expect(understood(text)).toEqual(interpretation)
        expect(interpretation.words.length).toBeLessThanOrEqual(8)
        for (const word of interpretation.words) expect(word).toMatch(/^[a-z0-9]+$/)
      })
    )
  })

  it("corrects nothing in what it has corrected", () => {
    fc.assert(
      fc.property(mistypedText, (text) => {
        const { corrected } = understood(text)
        expect(understood(corrected ?? "").corrected).toBeNull()
      })
    )
  })

  it("reads the beginning of a text of any length", () => {
    expect(understood("x".repeat(100_000)).trades).toEqual([])
    expect(understood("clogged drain ".repeat(10_000)).trades).toEqual(["Plumbing"])
  })
})
