import * as Schema from "effect/Schema"

import type { Role } from "#domain/account/role.ts"
import type { NotFound } from "#domain/shared/errors.ts"

type Fields = Schema.Codec<unknown, unknown>

type Thing = NotFound["thing"]

/**
 * Who may call: everyone, the signed-in, those of them who take part in the marketplace, one role of these (with the
 * sentence that refuses the other), or operators alone. For anybody else there is nothing at an operator's address.
 */
export type Who =
  | "everyone"
  | "signed-in"
  | "members"
  | "operator"
  | { readonly role: Role; readonly refusal: string }

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
  /** Whether the call begins something with others or publishes something, which is refused to limited people. */
  readonly closedToLimited: boolean
  readonly params: Params
  /** The thing that the path's parameters name; null for a path without parameters. */
  readonly names: Thing | null
  readonly query: Query
  readonly body: Body
  /** The request's body: JSON, as `body` says, a photo's file, or lines of text. */
  readonly takes: "json" | "image" | "csv"
  readonly success: Success
  readonly status: 200 | 201
  /** Another status of success; null for none. */
  readonly otherStatus: 200 | null
  /**
   * What the headers of a list tell: the next page (`Link`), and how many there are (`X-Total-Count`) or how many are
   * not read (`X-Unread-Count`); or how many are left out, because they are gone (`X-Gone-Count`).
   */
  readonly pages: "linked" | "counted" | "unread" | "gone" | null
  /**
   * Whose answers are cached until what they show has changed, which the use case says (`src/use-cases/showing.ts`):
   * everybody's, where all are told the same, or visitors' alone; null for nobody's.
   */
  readonly keptFor: "everybody" | "visitors" | null
  /** Whether a call with an `Idempotency-Key` is carried out once, however often it is sent. */
  readonly idempotent: boolean
  /** Failures of its own, beside those that every call has. */
  readonly fails: ReadonlyArray<401 | 403 | 404 | 409 | 413 | 422 | 429 | 503>
}
export type AnyEndpoint = Endpoint<Fields, Fields, Fields, Fields>

const noFields = Schema.Struct({})

/** The defaults of a row: everyone may call, nothing is sent, 200 is answered, each call counts. */
export const plain = {
  who: "everyone",
  closedToLimited: false,
  params: noFields,
  names: null,
  query: noFields,
  body: noFields,
  takes: "json",
  status: 200,
  otherStatus: null,
  pages: null,
  keptFor: null,
  idempotent: false,
  fails: []
} as const

/** The parameters of a path, and the thing that they name: malformed ones name nothing that exists (404). */
export const pathOf = <const Names extends Thing, const F extends Schema.Struct.Fields>(
  names: Names,
  fields: F
) => ({ names, params: Schema.Struct(fields) })
