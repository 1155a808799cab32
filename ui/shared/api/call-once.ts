import { v4 } from "uuid"

import type { EndpointKey, Endpoints } from "#ports/http/endpoints.ts"

import { onForgetting } from "../session/private-storage.ts"
import { CallError, callErrorIn } from "./call-error.ts"
import { type Answer, callWith, type Content } from "./call.ts"

/** An endpoint with idempotency keys: the server does a call once, however often it is sent with the same key. */
export type KeyedEndpoint = {
  [K in EndpointKey]: Endpoints[K]["idempotent"] extends true ? K : never
}[EndpointKey]

// The keys of attempts, by endpoint and what they are about. They live as long as the page, not the dialog: a dialog
// that was closed after a failure may be opened again, and send the same.
const unconfirmed = new Map<string, string>()
onForgetting(() => unconfirmed.clear())

// The server has done something else under the key (docs/http-contract.md#idempotency).
const wasUsedOtherwise = (error: unknown) =>
  callErrorIn(error)?.errors.some(({ field }) => field === "Idempotency-Key") === true

const arrivedBefore = JSON.stringify({
  detail: "What you sent first has arrived, without your last changes. To send this as well, press again."
})

/**
 * Sends something that must not be done twice. As long as it is unknown whether it has arrived, sending the same input
 * again is the same attempt, with the same idempotency key; after success, or with other input, it is a new one.
 *
 * With `about`, other input about the same is the same attempt, too. It fails, once, where an earlier input of it has
 * arrived after all; whoever sends it again wants both.
 */
export const callOnce = async <K extends KeyedEndpoint>(
  endpoint: K,
  input: Content<K>,
  about: unknown = input
): Promise<Answer<K>> => {
  const attempt = JSON.stringify([endpoint, about])
  const idempotencyKey = unconfirmed.get(attempt) ?? v4()
  unconfirmed.set(attempt, idempotencyKey)
  const answer = await callWith(endpoint, { ...input, idempotencyKey }).catch((error: unknown) => {
    if (!wasUsedOtherwise(error)) throw error
    unconfirmed.delete(attempt)
    throw new CallError(409, arrivedBefore, "")
  })
  unconfirmed.delete(attempt)
  return answer
}
