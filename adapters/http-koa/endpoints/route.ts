import type * as Effect from "effect/Effect"

import type { Actor, User } from "#domain/account/account.ts"
import type { LiveSanction } from "#domain/sanction/sanction.ts"
import type { Session } from "#domain/session/session.ts"
import type { InvalidInput } from "#domain/shared/input.ts"
import type { AnyEndpoint, Who } from "#ports/http/endpoint.ts"
import type { EndpointKey, Endpoints } from "#ports/http/endpoints.ts"
import type { Failure } from "#ports/http/failure.ts"
import type { Body, Read } from "#use-cases/body.ts"
import type { CsvBody } from "#use-cases/import/csv-body.ts"
import type { ImageBody } from "#use-cases/photo/add-photo.ts"

import type { AppServices } from "../app-ports.ts"
import type { Attempt } from "../idempotency/attempt.ts"
import type { Caller } from "./caller.ts"
import type { FailureWith } from "./status.ts"

// Null, for a visitor, only where the caller may be one.
type OfCaller<A, W extends Who> = A | Extract<Caller<W>, null>

/** A request as use cases see it: who asks for what. Query and body are read when they are asked for. */
export interface ApiRequest<E extends AnyEndpoint> {
  readonly actor: OfCaller<Actor, E["who"]>
  readonly user: OfCaller<User, E["who"]>
  readonly session: OfCaller<Session, E["who"]>
  /** Whether whoever asks runs the marketplace. */
  readonly isOperator: boolean
  /** What operators have limited them to; null for nothing. */
  readonly limited: LiveSanction | null
  readonly params: E["params"]["Type"]
  readonly query: Effect.Effect<E["query"]["Type"], InvalidInput>
  /** The query by another schema, where what may be asked for depends on who asks. */
  readonly readQuery: Read
  readonly body: Body<E["body"]["Type"]>
  /** The body by another schema: to judge a part of it while the whole may be at fault. */
  readonly read: Read
  /** The file of an endpoint that takes an image, received only when the work on it begins. */
  readonly image: ImageBody
  /** The file of an endpoint that takes CSV. */
  readonly csv: CsvBody
  /** What an `Idempotency-Key` names; null without one, and where it is ignored. */
  readonly attempt: Attempt | null
  /** The network that the request comes from, by which attempts are counted. */
  readonly address: string
  /** What the log calls this request. */
  readonly requestId: string
  /** The name of the browser, if the account with this email address has signed in from it before. */
  readonly device: (email: string) => string | null
  /** This request's own address, with these parameters of the query changed. */
  readonly linkWith: (changed: Readonly<Record<string, string>>) => string
  readonly startSession: (user: User) => Effect.Effect<Session["id"]>
  readonly endSession: Effect.Effect<void>
}

/** An answer with a status or headers of its own. */
export class Reply<A> {
  readonly body: A
  readonly status: 200 | 201 | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(body: A, { headers = {}, status }: { status?: 200 | 201; headers?: Record<string, string> }) {
    this.body = body
    this.status = status
    this.headers = headers
  }
}

type Success<E extends AnyEndpoint> = E["success"]["Type"]

/** What answers an endpoint's requests, with failures of some kinds. */
export type Answering<E extends AnyEndpoint, F = Failure> = (
  request: ApiRequest<E>
) => Effect.Effect<Success<E> | Reply<Success<E>>, F, AppServices>

/** The statuses that a row announces: its own, and those that come with who may call and with a key. */
type Announced<E extends AnyEndpoint> =
  | E["fails"][number]
  | (E["who"] extends "everyone" ? never : 401)
  | (E["idempotent"] extends true ? 422 : never)

/**
 * How an endpoint is answered. The value is sent as it is: views have the shape that crosses the wire. A failure whose
 * status the endpoint's row does not announce does not compile.
 */
export type Route<E extends AnyEndpoint> = Answering<E, FailureWith<Announced<E>>>

// A shared answer must not depend on who asks.
type Shared<E extends AnyEndpoint> = (
  request: Omit<ApiRequest<E>, "actor" | "isOperator" | "limited" | "session" | "user">
) => ReturnType<Route<E>>

/** A route for each of the endpoints; one forgotten does not compile. */
export type Routes<K extends EndpointKey = EndpointKey> = {
  readonly [Key in K]: Endpoints[Key]["keptFor"] extends "everybody"
    ? Shared<Endpoints[Key]>
    : Route<Endpoints[Key]>
}
