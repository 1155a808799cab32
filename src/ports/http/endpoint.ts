import * as Schema from "effect/Schema"

import type { Role } from "../../domain/account/role.ts"

type Fields = Schema.Codec<unknown, unknown>

/** Who may call: everybody, the signed-in, or one role (with the sentence that refuses the other). */
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
  /** Failures of its own, beside those that every call has. */
  readonly fails: ReadonlyArray<403 | 404 | 409 | 422 | 429>
}
export type AnyEndpoint = Endpoint<Fields, Fields, Fields, Fields>

const nothing = Schema.Struct({})

interface Row<P extends Fields, Q extends Fields, B extends Fields, S extends Fields, W extends Who> {
  readonly summary: string
  readonly success: S
  readonly who?: W
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly status?: 200 | 201
  readonly fails?: ReadonlyArray<403 | 404 | 409 | 422 | 429>
}

/** Fills in what a row leaves out: everyone may call, nothing is sent, 200 is answered. */
export const endpoint = <
  S extends Fields,
  P extends Fields = typeof nothing,
  Q extends Fields = typeof nothing,
  B extends Fields = typeof nothing,
  W extends Who = "everyone"
>(
  row: Row<P, Q, B, S, W>
): Endpoint<P, Q, B, S, W> => ({
  summary: row.summary,
  who: row.who ?? ("everyone" as never),
  params: row.params ?? (nothing as never),
  query: row.query ?? (nothing as never),
  body: row.body ?? (nothing as never),
  success: row.success,
  status: row.status ?? 200,
  fails: row.fails ?? []
})
