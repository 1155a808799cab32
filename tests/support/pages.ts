import * as Effect from "effect/Effect"

import type { OwnMark } from "#ports/views/own-slice.ts"
import type { FeedSlice } from "#ports/views/project-views.ts"
import type { QuoteSlice } from "#ports/views/quote-views.ts"

import { aSlice } from "./builders.ts"

type Slice = FeedSlice & QuoteSlice
type Read<A extends OwnMark> = (slice: Slice) => Effect.Effect<ReadonlyArray<A>>

/** Reads a person's own list to its end, page by page. */
export const everyPage = Effect.fnUntraced(function* <A extends OwnMark>(
  read: Read<A>,
  overrides: Partial<Slice> = {}
) {
  const all: Array<A> = []
  for (;;) {
    const slice = aSlice({ ...overrides, before: all.at(-1) ?? null })
    const page = yield* read(slice)
    all.push(...page)
    if (page.length < slice.limit) return all
  }
})
