import { v4 } from "uuid"

import type { EndpointKey, Endpoints } from "#ports/http/endpoints.ts"

import { onForgetting } from "../session/private-storage.ts"
import { type Answer, call, type Input } from "./call.ts"

/** A call that the server carries out once, however often it is sent with one key. */
export type KeyedEndpoint = {
  [K in EndpointKey]: Endpoints[K]["idempotent"] extends true ? K : never
}[EndpointKey]

// By what is sent where. For the page, not for a dialog: one that was closed after a failure may send the same again.
const unconfirmed = new Map<string, string>()
onForgetting(() => unconfirmed.clear())

/**
 * Sends something that must not arrive twice. As long as it is unknown whether it has arrived, sending the same again
 * is the same attempt, with the same key; after success, or when something else is sent, it is a new one.
 */
export const callOnce = async <K extends KeyedEndpoint>(endpoint: K, input: Input<K>): Promise<Answer<K>> => {
  const attempt = JSON.stringify([endpoint, input])
  const idempotencyKey = unconfirmed.get(attempt) ?? v4()
  unconfirmed.set(attempt, idempotencyKey)
  const answer = await call(endpoint, { ...input, idempotencyKey })
  unconfirmed.delete(attempt)
  return answer
}
