import { STATUS_CODES } from "node:http"

import { photoTypes } from "#domain/photo/photo-words.ts"
import { IdempotencyKey, idempotencyHeader, idempotencyHours } from "#domain/shared/idempotency-key.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import type { EndpointKey } from "#ports/http/endpoints.ts"

import { replayedHeader } from "../idempotency/once.ts"
import { described } from "./components.ts"
import { propertiesOf, toJsonSchema } from "./json-schema.ts"

const header = (description: string) => ({ description, schema: { type: "string" } })

const linked = { Link: header('The next page, as rel="next"; missing on the last') }

const pageHeaders = {
  linked,
  gone: { "X-Gone-Count": header("How many more one has saved that are not listed now") },
  unread: { "X-Unread-Count": header("How many of all are not read"), ...linked },
  counted: { "X-Total-Count": header('How many match: exact up to 1000, then "1000+"'), ...linked }
}

const parametersIn = (place: "path" | "query", schema: Parameters<typeof toJsonSchema>[0]) =>
  propertiesOf(toJsonSchema(schema)).map(({ name, required, schema: values }) => ({
    name,
    in: place,
    required: required || place === "path",
    schema: values
  }))

const keyParameter = {
  name: idempotencyHeader,
  in: "header",
  required: false,
  description:
    `Has the call carried out once, however often it is sent: for ${idempotencyHours} hours the same person, key and ` +
    "request get the first answer again. Another request with the same key is refused (422).",
  schema: toJsonSchema(IdempotencyKey)
}

const replayed = { [replayedHeader]: header('"true" when this is the first answer, given again') }

const image = {
  required: true,
  content: Object.fromEntries(
    photoTypes.map((type) => [type, { schema: { type: "string", format: "binary" } }])
  )
}

const json = ({ body }: AnyEndpoint) => ({
  required: propertiesOf(toJsonSchema(body)).some(({ required }) => required),
  content: { "application/json": { schema: described(body) } }
})

const csv = { required: true, content: { "text/csv": { schema: { type: "string" } } } }

const requestBody = (endpoint: AnyEndpoint) => {
  if (endpoint.takes === "csv") return csv
  return endpoint.takes === "image" ? image : json(endpoint)
}

const answers = ({ idempotent, otherStatus, pages, status, success }: AnyEndpoint) => {
  const answer = {
    description: "The answer",
    headers: { ...(pages && pageHeaders[pages]), ...(idempotent && replayed) },
    content: { "application/json": { schema: described(success) } }
  }
  return { [status]: answer, ...(otherStatus && { [otherStatus]: answer }) }
}

const ofMutations = [400, 403, 413, 415]

const problemStatuses = (
  method: string,
  { fails, idempotent, params, who }: AnyEndpoint
): ReadonlyArray<number> => [
  ...(who === "everyone" || who === "operator" ? [] : [401]),
  ...(typeof who === "object" || who === "members" ? [403] : []),
  ...(who === "operator" || propertiesOf(toJsonSchema(params)).length > 0 ? [404] : []),
  ...(method === "GET" ? [] : ofMutations),
  ...(idempotent ? [422] : []),
  ...fails,
  500,
  503
]

export const problems = (statuses: ReadonlyArray<number>) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { $ref: `#/components/responses/${(STATUS_CODES[status] ?? "").replaceAll(/\W/g, "")}` }
    ])
  )

const operationId = (key: EndpointKey) =>
  key
    .toLowerCase()
    .replace(" /api", "")
    .replaceAll(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** One endpoint as an operation of OpenAPI. */
export const operation = (key: EndpointKey, endpoint: AnyEndpoint) => {
  const [method = ""] = key.split(" ")
  return {
    operationId: operationId(key),
    summary: endpoint.summary,
    tags: [/^\w+ \/api\/([\w-]+)/.exec(key)?.[1] ?? "api"],
    security: endpoint.who === "everyone" ? [] : [{ session: [] }],
    parameters: [
      ...parametersIn("path", endpoint.params),
      ...parametersIn("query", endpoint.query),
      ...(endpoint.idempotent ? [keyParameter] : [])
    ],
    ...(method === "GET" ? {} : { requestBody: requestBody(endpoint) }),
    responses: {
      ...answers(endpoint),
      ...problems(problemStatuses(method, endpoint)),
      default: { $ref: "#/components/responses/Problem" }
    }
  }
}
