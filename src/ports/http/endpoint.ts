import * as Schema from "effect/Schema"

import type { Role } from "#domain/account/role.ts"

type Fields = Schema.Codec<unknown, unknown>

/** Who may call: everyone, the signed-in, or one role (with the sentence that refuses the other). */
export type Who = "everyone" | "signed-in" | { readonly role: Role; readonly refusal: string }

/**
 * One row of the HTTP port: what the server needs to serve it, the browser to call it and the OpenAPI document
 * to describe it. `success` describes the answer's JSON as it is sent.
 */
export interface Endpoint<
  Params extends Fields,
  Query extends Fields,
  Body extends Fields,
  Success extends Fields,
  Caller extends Who = Who
> {
  readonly summary: string
  readonly who: Caller
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly success: Success
  readonly status: 200 | 201
  /** Whether a call with an `Idempotency-Key` is carried out once, however often it is sent. */
  readonly idempotent: boolean
  /** Failures of its own, beside those that every call has. */
  readonly fails: ReadonlyArray<401 | 403 | 404 | 409 | 422 | 429 | 503>
}
export type AnyEndpoint = Endpoint<Fields, Fields, Fields, Fields>

const noFields = Schema.Struct({})

/** What a row leaves unsaid: everyone may call, nothing is sent, 200 is answered, each call counts. */
export const plain = {
  who: "everyone",
  params: noFields,
  query: noFields,
  body: noFields,
  status: 200,
  idempotent: false,
  fails: []
} as const
