import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { QuoteId } from "#domain/shared/ids.ts"
import { Ids } from "#ports/ids.ts"

it("makes ids of version 7, every one after those before it", async () => {
  const ids = await Effect.runPromise(
    Effect.provide(
      Effect.flatMap(Ids, ({ uuid }) => Effect.all(Array.from({ length: 1_000 }, () => uuid))),
      UuidIds
    )
  )
  expect(ids.every((id) => Schema.is(QuoteId)(id) && id[14] === "7")).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
  expect(ids.toSorted()).toEqual(ids)
})
