import { v4 } from "uuid"

import type { EndpointKey, Endpoints } from "#ports/http/endpoints.ts"

import { onForgetting } from "../session/private-storage.ts"
import { type Answer, call, type Input } from "./call.ts"

/** An endpoint with idempotency keys: the server does a call once, however often it is sent with the same key. */
export type KeyedEndpoint = {
  [K in EndpointKey]: Endpoints[K]["idempotent"] extends true ? K : never
}[EndpointKey]

// The keys of attempts, by endpoint and input. They live as long as the page, not the dialog: a dialog that was closed
// after a failure may be opened again, and send the same.
const unconfirmed = new Map<string, string>()
onForgetting(() => unconfirmed.clear())

/**
 * Sends something that must not be done twice. As long as it is unknown whether it has arrived, sending the same input
 * again is the same attempt, with the same idempotency key; after success, or with other input, it is a new one.
 */
export const callOnce = async <K extends KeyedEndpoint>(endpoint: K, input: Input<K>): Promise<Answer<K>> => {
  const attempt = JSON.stringify([endpoint, input])
  const idempotencyKey = unconfirmed.get(attempt) ?? v4()
  unconfirmed.set(attempt, idempotencyKey)
  const answer = await call(endpoint, { ...input, idempotencyKey })
  unconfirmed.delete(attempt)
  return answer
}
