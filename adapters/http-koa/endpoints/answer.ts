import * as Cause from "effect/Cause"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"

import type { Actor } from "#domain/account/account.ts"
import { readInput } from "#domain/shared/input.ts"
import { type AnyEndpoint, plain } from "#ports/http/endpoint.ts"
import type { Failure } from "#ports/http/failure.ts"
import { type AskForPosition, ReadsAt } from "#ports/reads-at.ts"
import type { SignedIn } from "#ports/repositories/session-repository.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"
import { Committed } from "#ports/transactor.ts"
import { refuseLimited } from "#use-cases/sanction/live-sanction.ts"
import { type Shown, Showing } from "#use-cases/showing.ts"

import type { AppServices } from "../app-ports.ts"
import { once } from "../idempotency/once.ts"
import { type Caller, callerOf } from "./caller.ts"
import { HttpFault } from "./problem.ts"
import { readParams } from "./read-params.ts"
import { readQuery } from "./read-query.ts"
import { type ApiRequest, Reply, type Route } from "./route.ts"

type Means = Pick<
  ApiRequest<AnyEndpoint>,
  | "address"
  | "attempt"
  | "csv"
  | "device"
  | "endSession"
  | "image"
  | "linkWith"
  | "requestId"
  | "startSession"
>

/** A request of an endpoint, wherever it comes from; nothing of it has been checked. */
export interface Incoming extends Omit<Means, "attempt"> {
  readonly signedIn: SignedIn | null
  readonly params: object
  readonly query: Parameters<ReturnType<typeof readQuery>>[0]
  readonly readBody: () => Promise<unknown>
  /**
   * Aborts when the sender has disconnected: work that has not begun by then is not done. Left out, everything is done.
   */
  readonly gone?: AbortSignal
  readonly attemptAt: (body: unknown) => Means["attempt"]
  /** Notes what the answer shows, where the answer is cached. */
  readonly showing?: Shown
  /** Lets reads come from a replica that has reached a position; left out, they come from the primary. */
  readonly readsAt?: AskForPosition
}

/** What becomes of a request. */
export type Outcome = Result.Result<Reply<unknown>, Failure>

/** Who asks, as use cases know them. */
export const actorOf = ({ businessName, providerId, user }: SignedIn): Actor => ({
  id: user.id,
  role: user.role,
  name: businessName ?? user.firstName,
  providerId
})

const replyWith = (status: 200 | 201, answer: unknown) => {
  const reply = answer instanceof Reply ? answer : new Reply(answer, {})
  return new Reply(reply.body, { headers: reply.headers, status: reply.status ?? status })
}

/** The error of a store that fails after this request has had something committed: the outcome is unconfirmed. */
const afterCommit = (error: unknown) =>
  error instanceof StoreUnavailable ? new StoreUnavailable("unconfirmed", error.cause) : error

/** Makes what answers one endpoint: who asks, for what, then the route's use case, then its value or its failure. */
export const makeAnswer = (context: Context.Context<AppServices>) => {
  const run = Effect.runPromiseExitWith(context)

  return <E extends AnyEndpoint>(endpoint: E, route: Route<E>) => {
    const params = readParams<E["params"]>(endpoint.params, endpoint.names)
    const query = readQuery<E["query"]>(endpoint.query)
    const body = readInput<E["body"]>(endpoint.body)
    const takesJson = endpoint.takes === "json"
    // A route that takes a file handles the key itself: the photo is processed before its transaction begins.
    const answer = endpoint.idempotent && takesJson ? once(route) : route
    // A use case that is given nothing reads no body, and would not notice one that is no object.
    const takesNothing = endpoint.body === plain.body

    const requestOf = (
      incoming: Incoming,
      caller: Caller<E["who"]>,
      decodedParams: E["params"]["Type"],
      sentBody: unknown
    ) => ({
      actor: caller && actorOf(caller),
      user: caller && caller.user,
      session: caller && caller.session,
      isOperator: caller !== null && caller.isOperator,
      limited: caller && caller.limited,
      params: decodedParams,
      query: Effect.suspend(() => Effect.fromResult(query(incoming.query))),
      readQuery: <A>(schema: Schema.ConstraintDecoder<A>) =>
        Effect.suspend(() => Effect.fromResult(readQuery(schema)(incoming.query))),
      body: Effect.suspend(() => Effect.fromResult(body(sentBody))),
      read: <A>(schema: Schema.ConstraintDecoder<A>) =>
        Effect.suspend(() => Effect.fromResult(readInput(schema)(sentBody))),
      attempt: endpoint.idempotent ? incoming.attemptAt(takesJson ? sentBody : incoming.query) : null,
      image: incoming.image,
      csv: incoming.csv,
      address: incoming.address,
      requestId: incoming.requestId,
      device: incoming.device,
      linkWith: incoming.linkWith,
      startSession: incoming.startSession,
      endSession: incoming.endSession
    })

    return async (incoming: Incoming): Promise<Outcome> => {
      const caller = callerOf<E["who"]>(endpoint.who, incoming.signedIn)
      if (Result.isFailure(caller)) return Result.fail(caller.failure)
      const decodedParams = params(incoming.params)
      if (Result.isFailure(decodedParams)) return Result.fail(decodedParams.failure)
      const sentBody = takesJson ? await incoming.readBody() : undefined
      const { gone } = incoming

      const request = requestOf(incoming, caller.success, decodedParams.success, sentBody)
      const limited = endpoint.closedToLimited ? (caller.success?.limited ?? null) : null
      const done =
        takesNothing && sentBody !== undefined
          ? Effect.andThen(request.body, answer(request))
          : answer(request)
      const answered = limited === null ? done : refuseLimited(limited)
      const showing = Effect.provideService(answered, Showing, incoming.showing ?? null)
      const reading = Effect.provideService(showing, ReadsAt, incoming.readsAt ?? null)
      let hasCommitted = false
      const noting = Effect.provideService(reading, Committed, () => {
        hasCommitted = true
      })
      const exit = await run(noting, { signal: gone })
      if (Exit.isSuccess(exit)) return Result.succeed(replyWith(endpoint.status, exit.value))
      if (gone?.aborted) throw new HttpFault("SenderGone")
      const failure = Cause.findError(exit.cause)
      // A defect of any kind, including a failure that the use case held for impossible.
      if (Result.isFailure(failure)) {
        const defect = Cause.squash(exit.cause)
        throw hasCommitted ? afterCommit(defect) : defect
      }
      return Result.fail(failure.success)
    }
  }
}
