import { expect, it } from "vitest"

import type { FailureWith } from "#adapters/http-koa/endpoints/status.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { InvalidInput } from "#domain/shared/input.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { endpoints } from "#ports/http/endpoints.ts"

const rows: ReadonlyArray<readonly [string, AnyEndpoint]> = Object.entries(endpoints)

it.each(rows)("%s says what the parameters of its path name, where it has some", (key, { names }) => {
  expect(names !== null).toBe(key.includes("/:"))
})

it("knows the failures of a status by type, so that a row cannot leave out one of its use case's", () => {
  type Fits<A, B> = A extends B ? true : false
  const announced: Fits<NotFound, FailureWith<404 | 422>> = true
  const left: Fits<InvalidInput, FailureWith<404>> = false
  expect([announced, left]).toEqual([true, false])
})
