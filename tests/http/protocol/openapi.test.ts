import { Validator } from "@seriousme/openapi-schema-validator"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { endpoints } from "#ports/http/endpoints.ts"

import { aDescribedApp, type DescribedApp } from "./described-app.ts"
import { at } from "./openapi-check.ts"

describe("the description of the HTTP port", () => {
  let port: DescribedApp
  beforeAll(async () => {
    port = await aDescribedApp()
  })
  afterAll(() => port.app.stop())

  it("is a valid OpenAPI 3.1 document", async () => {
    const { document } = port
    expect(document["openapi"]).toMatch(/^3\.1/)
    const result = await new Validator().validate(structuredClone(document))
    expect(result).toMatchObject({ valid: true })
  })

  it("says who may call, which parameters there are and what a body must be", () => {
    const { document } = port
    expect(at(document, "paths", "/api/providers", "get")).toMatchObject({
      security: [],
      parameters: expect.arrayContaining([
        { name: "limit", in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 50 } }
      ])
    })
    expect(at(document, "paths", "/api/projects/{projectId}/quotes", "post")).toMatchObject({
      security: [{ session: [] }],
      parameters: expect.arrayContaining([
        { name: "projectId", in: "path", required: true, schema: { type: "string", format: "uuid" } }
      ]),
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Bid" } } }
      }
    })
  })

  it("describes the key of every call that is carried out once, and of no other", () => {
    const { document } = port
    const keyed = Object.entries(endpoints).flatMap(([key, { idempotent }]) => (idempotent ? [key] : []))
    const paths = Object.entries(document["paths"] ?? {})
    const described = paths.flatMap(([path, operations]) =>
      Object.entries(Object(operations)).flatMap(([method, operation]) =>
        JSON.stringify(at(operation, "parameters")).includes('"Idempotency-Key","in":"header"') &&
        at(operation, "responses", "422") !== undefined &&
        ["200", "201"].some((status) => at(operation, "responses", status, "headers", "Idempotency-Replayed"))
          ? [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`]
          : []
      )
    )
    expect(keyed).not.toEqual([])
    expect(described.toSorted()).toEqual(keyed.toSorted())
  })

  it("is held closely: an undescribed field, status or type is a fault", () => {
    const { check } = port
    const json = new Headers({ "content-type": "application/json; charset=utf-8" })
    const faultsOf = (status: number, body: unknown, headers = json) =>
      check.faultsOf("GET", "/api/me", { status, headers, body })
    expect(faultsOf(200, { user: null })).toEqual([])
    expect(faultsOf(200, { user: null, passwordHash: "x" })).toHaveLength(1)
    expect(faultsOf(200, { user: {} })).toHaveLength(1)
    expect(faultsOf(418, { user: null })).toHaveLength(1)
    expect(faultsOf(200, "", new Headers({ "content-type": "text/html" }))).toHaveLength(1)
    expect(faultsOf(500, { type: "about:blank" }, json)).toHaveLength(1)
  })
})
