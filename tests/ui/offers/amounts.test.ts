import { describe, expect, it } from "vitest"

import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { readAmount, readOptionalAmount } from "#ui/shared/forms/read-amount.ts"

describe("a typed amount", () => {
  it.each([
    ["1250", 1250],
    ["1,250", 1250],
    ["$ 19.50", 19.5],
    [" 7 ", 7],
    ["\u200b1200", 1200],
    ["US$ 1,200", 1200],
    ["US $1,200.50", 1200.5],
    ["USD 1,200", 1200],
    ["1,200 usd", 1200],
    ["12,345,678.9", 12_345_678.9],
    [".5", 0.5],
    ["-50", -50],
    // Kept as typed: the server refuses the half cent.
    ["12.345", 12.345],
    [1000, 1000]
  ])("%s is %d", (typed, amount) => expect(readAmount(typed)).toBe(amount))

  it.each([
    "",
    "   ",
    "$",
    "USD",
    "a lot",
    "1,200 CAD",
    "800 used",
    "450,50",
    "2,5",
    "1,2345",
    "1e3",
    "0x1F",
    "1.2.3",
    "2.750",
    "12.3450",
    "-",
    null,
    undefined
  ])("%s is none", (typed) => expect(readAmount(typed)).toBeNull())

  it("is left out where nothing is to be seen", () =>
    expect(["", "  ", "\u200b", null].map(readOptionalAmount)).toEqual([null, null, null, null]))
})

describe("a budget in words", () => {
  it.each([
    [500, 1000, "$500 - $1,000"],
    [500, 500, "$500"],
    [null, 1000, "Up to $1,000"],
    [500, null, "From $500"],
    [0, 100, "$0 - $100"],
    [null, null, null]
  ])("from %s to %s is %s", (min, max, words) => expect(budgetWords(min, max)).toBe(words))
})
