import { STATUS_CODES } from "node:http"

import { endpoints, isEndpointKey } from "#ports/http/endpoints.ts"

import { eventsOperation } from "../events/operation.ts"
import { schemas } from "./components.ts"
import { operation, problems } from "./operation.ts"

const problem = (description: string, headers: object = {}) => ({
  description,
  headers,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }
})

const retryAfter = { "Retry-After": { description: "Seconds", schema: { type: "integer", minimum: 0 } } }

const responses = {
  Problem: problem("Problem details (RFC 9457)"),
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503].map((status) => {
      const title = STATUS_CODES[status] ?? ""
      return [title.replaceAll(/\W/g, ""), problem(title, status === 429 || status === 503 ? retryAfter : {})]
    })
  )
}

const paths = () => {
  const found: Record<string, Record<string, object>> = {}
  for (const key of Object.keys(endpoints).filter(isEndpointKey)) {
    const [method = "", path = ""] = key.split(" ")
    const address = path.replaceAll(/:(\w+)/g, "{$1}")
    found[address] = { ...found[address], [method.toLowerCase()]: operation(key, endpoints[key]) }
  }
  return found
}

/** The HTTP port as an OpenAPI 3.1 document. */
const openApiDocument = () => ({
  openapi: "3.1.0",
  info: {
    title: "Best Contractors On Demand",
    version: "1.0.0",
    description:
      "Find, compare and contact home-service professionals. Mutating calls take JSON; failures are problem details."
  },
  servers: [{ url: "/" }],
  paths: { ...paths(), "/api/events": { get: eventsOperation(problems) } },
  components: {
    schemas,
    responses,
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } }
  }
})

let text: string | undefined

/** The same as text, made when first asked for. */
export const openApiText = (): string => (text ??= JSON.stringify(openApiDocument()))
