import * as Result from "effect/Result"
import { expect, it } from "vitest"

import type { FailureWith } from "#adapters/http-koa/endpoints/status.ts"
import { toJsonSchema } from "#adapters/http-koa/openapi/json-schema.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import { type InvalidInput, readInput } from "#domain/shared/input.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { endpoints } from "#ports/http/endpoints.ts"

import { at } from "./openapi-check.ts"

const rows: ReadonlyArray<readonly [string, AnyEndpoint]> = Object.entries(endpoints)

it.each(rows)("%s says what the parameters of its path name, where it has some", (key, { names }) => {
  expect(names !== null).toBe(key.includes("/:"))
})

// In JSON the last one can be written as 1e999.
const oddities = [1.5, -1, null, [1], "x", {}, Infinity]

/** Invalid inputs for a JSON schema: odd values, and objects and lists that contain one of them. */
const oddly = (schema: unknown): ReadonlyArray<unknown> => {
  const anyOf = at(schema, "anyOf")
  if (Array.isArray(anyOf)) return anyOf.flatMap(oddly)
  const fields = Object.entries(at(schema, "properties") ?? {})
  const objects = fields.flatMap(([name, field]) => oddly(field).map((value) => ({ [name]: value })))
  const items = at(schema, "items")
  return [...oddities, ...objects, ...(items === undefined ? [] : oddly(items).map((item) => [item]))]
}

it("says in the product's own words what is wrong with a body, whatever was sent in one of its fields", () => {
  const foreign = rows.flatMap(([key, { body }]) =>
    oddly(toJsonSchema(body)).flatMap((sent) => {
      const read = readInput(body)(sent)
      const faults = Result.isFailure(read) ? read.failure.faults : []
      return faults
        .filter(({ message }) => /^(Expected|Missing key|Invalid data)/.test(message))
        .map(({ field, message }) => `${key} ${field}: ${message}`)
    })
  )
  expect([...new Set(foreign)]).toEqual([])
})

it.each([
  ["PUT /api/me/provider", ["phoneFor"]],
  ["POST /api/quotes", ["phoneSharing"]],
  ["POST /api/projects/:projectId/quotes", ["projectVersion"]],
  ["POST /api/admin/cases/:caseId/decide", ["note", "removal", "sanction"]],
  ["POST /api/admin/people/:userId/sanctions", ["until", "caseId"]]
] as const)("takes null in a body of %s as left out: %j", (key, fields) => {
  const read = readInput<AnyEndpoint["body"]>(endpoints[key].body)
  const faultsOf = (body: unknown) =>
    Result.match(read(body), { onFailure: ({ faults }) => faults, onSuccess: () => [] })
  expect(faultsOf(Object.fromEntries(fields.map((field) => [field, null])))).toEqual(faultsOf({}))
})

it("knows the failures of a status by type, so that a row cannot leave out one of its use case's", () => {
  type Fits<A, B> = A extends B ? true : false
  const announced: Fits<NotFound, FailureWith<404 | 422>> = true
  const left: Fits<InvalidInput, FailureWith<404>> = false
  expect([announced, left]).toEqual([true, false])
})
