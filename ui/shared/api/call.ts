import type { EndpointKey, Endpoints } from "#ports/http/endpoints.ts"

import { CallError } from "./call-error.ts"
import { noteRefusedWrite } from "./doubted-session.ts"
import { noteEarlier } from "./earlier-answers.ts"
import { noteTime } from "./server-clock.ts"
import type { Parts, Transport } from "./transport.ts"

type Part<K extends EndpointKey, P extends "params" | "query" | "body"> = Endpoints[K][P]["Encoded"]

// A part whose fields are all optional may be left out; a part with required fields may not.
type Given<Name extends string, T> = keyof T extends never
  ? { readonly [name in Name]?: never }
  : {} extends T
    ? { readonly [name in Name]?: T }
    : { readonly [name in Name]: T }

// An idempotency key: a UUID for the attempt, the same whenever it is sent again, so that the server does it once.
// Browsers send a request again by themselves where a connection that was kept breaks before the answer.
type Keyed<K extends EndpointKey> = Endpoints[K]["idempotent"] extends true
  ? { readonly idempotencyKey: string }
  : { readonly idempotencyKey?: never }

/** What is asked for: the `params` of the path, `query` and `body`. */
export type Content<K extends EndpointKey> = Given<"params", Part<K, "params">> &
  Given<"query", Part<K, "query">> &
  Given<"body", Part<K, "body">>

/** What a call sends: its content, and an `idempotencyKey` where the endpoint takes one. */
export type Input<K extends EndpointKey> = Content<K> & Keyed<K>

type Arguments<K extends EndpointKey> = {} extends Input<K> ? [input?: Input<K>] : [input: Input<K>]

export type Answer<K extends EndpointKey> = Endpoints[K]["success"]["Type"]

const address = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value]]
  )
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`
}

const overNetwork: Transport = (key, parts) => {
  const [method = "GET", path = ""] = key.split(" ")
  return fetch(address(path, parts), {
    method,
    credentials: "include",
    headers: {
      "content-type": "application/json",
      ...(parts.idempotencyKey !== undefined && { "idempotency-key": parts.idempotencyKey })
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) })
  })
}

let transport = overNetwork

/** Replaces the transport of all calls of this program: a server that renders pages answers them itself. */
export const sendThrough = (other: Transport): void => {
  transport = other
}

const unreachable = () => {
  throw CallError.unreachable()
}

/**
 * The body of an answer. Fails with `CallError` where the connection breaks, or where it is not JSON: the sign-in page of
 * a captive portal is not an answer of ours.
 */
export const answerIn = (response: Response) => response.json().catch(unreachable)

/** The whole response, for callers that need more than its body; fails with `CallError`. */
export const send = async (key: EndpointKey, parts: Parts = {}): Promise<Response> => {
  const response = await transport(key, parts).catch(unreachable)
  noteTime(response.headers)
  if (response.ok) return response
  const text = await response.text().catch(unreachable)
  const error = new CallError(response.status, text, response.statusText)
  const [method, path = ""] = key.split(" ")
  if (method !== "GET") noteRefusedWrite(path, response.status)
  throw error
}

/** `call` for callers that add parts to the content by themselves. */
export const callWith = async <K extends EndpointKey>(key: K, parts?: Parts): Promise<Answer<K>> => {
  const response = await send(key, parts)
  const answer = await answerIn(response)
  // The server did it at an earlier attempt and replays the answer (docs/http-contract.md#idempotency).
  return response.headers.has("idempotency-replayed") ? noteEarlier(answer) : answer
}

/** Calls the HTTP port by its "METHOD /path"; fails with `CallError`. */
export const call: <K extends EndpointKey>(key: K, ...input: Arguments<K>) => Promise<Answer<K>> = callWith

export interface Page<Item> {
  readonly items: Item
  /** The total, counted up to a limit; `isMore` says that there are more than that. */
  readonly total: number
  readonly isMore: boolean
}

/** Parses the count in a header: "37", or "1000+". */
export const countIn = (header: string | null) => ({
  total: Number.parseInt(header ?? "0", 10),
  isMore: header?.endsWith("+") ?? false
})

type ItemOf<List> = List extends ReadonlyArray<infer Item> ? Item : never

export interface ListPage<Item> {
  readonly items: ReadonlyArray<Item>
  readonly hasNext: boolean
}

/** Whether the `Link` header names a next page. */
export const hasNextIn = (headers: Headers): boolean => headers.get("link")?.includes('rel="next"') ?? false

/** Like `call`, for a list whose `Link` header tells whether another page follows. */
export const callList = async <K extends EndpointKey>(
  key: K,
  ...[input]: Arguments<K>
): Promise<ListPage<ItemOf<Answer<K>>>> => {
  const response = await send(key, input)
  return { items: await answerIn(response), hasNext: hasNextIn(response.headers) }
}
