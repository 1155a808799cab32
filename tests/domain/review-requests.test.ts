import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { ReplyRequest, ReviewRequest } from "#domain/review/review.ts"
import { readInput } from "#domain/shared/input.ts"

const request = {
  rating: 4,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
} as const

const faults = <A>(schema: Schema.ConstraintDecoder<A>, input: unknown) => {
  const read = readInput(schema)(input)
  return Result.isSuccess(read) ? [] : read.failure.faults.map(({ field, message }) => `${field}: ${message}`)
}

const noRating = "rating: Please choose a rating from 1 to 5"
const noTitle = "title: Please give your review a title"
const tooShort = "content: Please tell others a little more (at least 20 characters)"

describe("what a homeowner sends", () => {
  it("is taken as it is meant, trimmed", () => {
    const sent = { ...request, title: "  Tidy  ", homeownerId: "somebody else" }
    expect(Result.getOrThrow(readInput(ReviewRequest)(sent))).toEqual({ ...request, title: "Tidy" })
  })

  it("is told all that is wrong at once", () => {
    expect(faults(ReviewRequest, {})).toEqual([noRating, noTitle, tooShort])
    expect(faults(ReviewRequest, { rating: null, title: 1, content: [] })).toEqual([
      noRating,
      noTitle,
      tooShort
    ])
  })

  it.each([0, 6, -1, 4.5, 1e9, Number.NaN, "5", true, null, [5]])("has no rating of %j", (rating) => {
    expect(faults(ReviewRequest, { ...request, rating })).toEqual([noRating])
  })

  it.each([1, 2, 3, 4, 5])("may give %i stars", (rating) => {
    expect(faults(ReviewRequest, { ...request, rating })).toEqual([])
  })

  it.each([
    [{ title: "ab" }, [noTitle]],
    [{ title: "  ab  " }, [noTitle]],
    [{ title: "abc" }, []],
    [{ title: "x".repeat(120) }, []],
    [{ title: "x".repeat(121) }, ["title: Please use at most 120 characters"]],
    [{ content: "x".repeat(19) }, [tooShort]],
    [{ content: ` ${"x".repeat(19)} ` }, [tooShort]],
    [{ content: "x".repeat(20) }, []],
    [{ content: "x".repeat(5_000) }, []],
    [{ content: "x".repeat(5_001) }, ["content: Please use at most 5,000 characters"]]
  ])("keeps to the lengths %#", (change, wanted) => {
    expect(faults(ReviewRequest, { ...request, ...change })).toEqual(wanted)
  })
})

it.each([
  [undefined, ["content: Please write a reply"]],
  ["   ", ["content: Please write a reply"]],
  ["x", []],
  ["x".repeat(2_000), []],
  ["x".repeat(2_001), ["content: Please use at most 2,000 characters"]]
])("a provider's reply keeps to its lengths %#", (content, wanted) => {
  expect(faults(ReplyRequest, { content })).toEqual(wanted)
})
