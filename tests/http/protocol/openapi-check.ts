import addFormats from "ajv-formats"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"

import type { Answer, Client } from "#tests/support/app/client.ts"

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The description with `additionalProperties: false` in every object: answers may have no undescribed fields. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed)
  if (!isObject(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]))
  return isObject(parts["properties"]) && parts["type"] === "object"
    ? { ...parts, additionalProperties: false }
    : parts
}

/** The value at a path of keys in a document. */
export const at = (document: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), document)

const resolve = (document: unknown, node: unknown): unknown => {
  const reference = at(node, "$ref")
  return typeof reference === "string" ? at(document, ...reference.slice(2).split("/")) : node
}

const template = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`)

/** Validates answers against an OpenAPI document, and records which of its answers it has seen. */
export const openApiCheck = (document: Json) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const components = closed(document["components"])
  const validators = new Map<string, ValidateFunction>()
  const seen = new Set<string>()
  const paths = Object.keys(isObject(document["paths"]) ? document["paths"] : {})

  const validatorFor = (schema: unknown) => {
    const key = JSON.stringify(schema)
    const known = validators.get(key)
    if (known !== undefined) return known
    const shut = closed(schema)
    const made = ajv.compile({ ...(isObject(shut) ? shut : {}), components })
    validators.set(key, made)
    return made
  }

  /** What is wrong with the answer to "METHOD /path"; empty when it is as described. */
  const faultsOf = (
    method: string,
    path: string,
    { body, headers, status }: Answer<unknown>
  ): ReadonlyArray<string> => {
    const [bare = ""] = path.split("?")
    const described = paths.find((candidate) => template(candidate).test(bare))
    if (described === undefined) return [`${bare} is not described`]
    const responses = at(document, "paths", described, method.toLowerCase(), "responses")
    const response = resolve(document, at(responses, String(status)))
    if (response === undefined) return [`${method} ${described} does not describe ${status}`]
    seen.add(`${method} ${described} ${status}`)

    const [type = ""] = (headers.get("content-type") ?? "").split(";")
    const schema = at(response, "content", type, "schema")
    if (schema === undefined) return [`${method} ${described} ${status} does not describe ${type}`]
    const validate = validatorFor(schema)
    return validate(body) ? [] : [`${method} ${described} ${status}: ${ajv.errorsText(validate.errors)}`]
  }

  const described = paths.flatMap((path) =>
    Object.entries(at(document, "paths", path) ?? {}).flatMap(([method, operation]) =>
      Object.keys(at(operation, "responses") ?? {})
        .filter((status) => status.startsWith("2"))
        .map((status) => `${method.toUpperCase()} ${path} ${status}`)
    )
  )
  return { faultsOf, unseen: () => described.filter((answer) => !seen.has(answer)) }
}

export type OpenApiCheck = ReturnType<typeof openApiCheck>

/** A client that validates every answer against the document, and adds deviations to `faults`. */
export const checked = (client: Client, check: OpenApiCheck, faults: Array<string>) => {
  const call = async <A>(method: string, path: string, sent?: Parameters<Client["send"]>[2]) => {
    const answer = await client.send<A>(method, path, sent)
    faults.push(...check.faultsOf(method, path, answer))
    return answer
  }
  const sendJson =
    (method: "POST" | "PUT") =>
    <A>(path: string, body: unknown = {}) =>
      call<A>(method, path, { body, headers: { "content-type": "application/json" } })
  return {
    get: <A>(path: string) => call<A>("GET", path),
    post: sendJson("POST"),
    put: sendJson("PUT"),
    send: call
  }
}
