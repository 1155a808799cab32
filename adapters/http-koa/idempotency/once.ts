import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { Actor } from "#domain/account/account.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import {
  IdempotencyKey,
  idempotencyHeader,
  idempotencyHours,
  usedOtherwise
} from "#domain/shared/idempotency-key.ts"
import { InvalidInput, readInput } from "#domain/shared/input.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { type EarlierUse, IdempotencyKeys, type OwnKey } from "#ports/idempotency-keys.ts"
import { atomically } from "#ports/transactor.ts"
import type { Body } from "#use-cases/body.ts"
import { now } from "#use-cases/now.ts"

import type { AppServices } from "../app-ports.ts"
import { type Answering, type ApiRequest, Reply } from "../endpoints/route.ts"
import type { Attempt } from "./attempt.ts"

/** Says that an answer has been given before. */
export const replayedHeader = "Idempotency-Replayed"

const readKey = readInput(Schema.Struct({ [idempotencyHeader]: IdempotencyKey }))

/** Fails with these faults, which are of the key, and with those of the body. */
const withFaultsOf =
  ({ faults }: InvalidInput) =>
  <A>(sent: Body<A>): Body<A> =>
    Effect.flatMap(Effect.result(sent), (read) => {
      const own = Result.isFailure(read) ? read.failure.faults : []
      return Effect.fail(new InvalidInput({ faults: [...faults, ...own] }))
    })

/** The same request with a faulty body: the answer says so when the body is read. */
const faulty = <E extends AnyEndpoint>(request: ApiRequest<E>, fault: InvalidInput): ApiRequest<E> => {
  const failing = withFaultsOf(fault)
  return { ...request, body: failing(request.body), read: (schema) => failing(request.read(schema)) }
}

const replyOf = <A>(value: A | Reply<A>): Reply<A> => (value instanceof Reply ? value : new Reply(value, {}))

const replayOf = <A>({ answer }: EarlierUse): Reply<A> => {
  const { body, headers, status }: Reply<A> = JSON.parse(answer)
  const saying = { ...headers, [replayedHeader]: "true" }
  return new Reply(body, { headers: saying, ...(status !== undefined && { status }) })
}

interface Keyed extends OwnKey {
  readonly fingerprint: string
}

/**
 * Does work in a transaction that stores its answer under the key; work that was done before gets the stored answer.
 */
const underKey = <A, E, R, E2, R2>(
  { fingerprint, ...own }: Keyed,
  work: Effect.Effect<A | Reply<A>, E, R>,
  refuse: (fault: InvalidInput) => Effect.Effect<never, E2, R2>
) => {
  const answer = Effect.gen(function* () {
    const keys = yield* IdempotencyKeys
    const at = yield* now
    const expiresAt = plusHours(at, idempotencyHours)
    const earlier = yield* keys.take({ ...own, fingerprint, expiresAt }, at)
    if (earlier !== null) {
      return earlier.fingerprint === fingerprint ? replayOf<A>(earlier) : yield* refuse(usedOtherwise)
    }
    const reply = replyOf(yield* work)
    yield* keys.keep(own, JSON.stringify(reply))
    return reply
  })
  return atomically(answer)
}

const keyOf = (attempt: Attempt) =>
  Result.map(readKey({ [idempotencyHeader]: attempt.key }), (read) => read[idempotencyHeader])

/**
 * For a route that does only the last part of its work once. `content` identifies what was sent, beside the attempt's
 * fingerprint.
 */
interface AttemptedOnce<A> {
  /** Gives the earlier answer, or refuses the key where the request is another; null where nothing was done before. */
  readonly replay: ((content: string) => Effect.Effect<Reply<A>, InvalidInput>) | null
  /** Does the work, unless it was done meanwhile. */
  readonly keep: <E>(
    content: string,
    work: Effect.Effect<A, E, AppServices>
  ) => Effect.Effect<Reply<A>, E | InvalidInput, AppServices>
}

export const attemptedOnce = <A>(actor: Actor, attempt: Attempt | null) =>
  Effect.gen(function* () {
    if (attempt === null) {
      const always: AttemptedOnce<A> = { replay: null, keep: (_, work) => Effect.map(work, replyOf<A>) }
      return always
    }
    const own = { userId: actor.id, key: yield* Effect.fromResult(keyOf(attempt)) }
    const fingerprintOf = (content: string) => `${attempt.fingerprint} ${content}`
    const earlier = yield* (yield* IdempotencyKeys).find(own, yield* now)
    const once: AttemptedOnce<A> = {
      replay:
        earlier &&
        ((content) =>
          earlier.fingerprint === fingerprintOf(content)
            ? Effect.succeed(replayOf<A>(earlier))
            : Effect.fail(usedOtherwise)),
      keep: (content, work) => underKey({ ...own, fingerprint: fingerprintOf(content) }, work, Effect.fail)
    }
    return once
  })

/**
 * A route that does once what comes with an `Idempotency-Key`, however often it comes: the key, what is done and the
 * answer share one transaction. What is refused has changed nothing and leaves its key free.
 */
export const once =
  <E extends AnyEndpoint>(route: Answering<E>): Answering<E> =>
  (request) => {
    const { attempt } = request
    const actor: Actor | null = request.actor
    // A visitor has no keys.
    if (attempt === null || actor === null) return route(request)

    const refuse = (fault: InvalidInput) => Effect.andThen(route(faulty(request, fault)), Effect.fail(fault))

    const key = keyOf(attempt)
    // A route that reads no body does its work before it is refused: the transaction undoes that.
    if (Result.isFailure(key)) return atomically(refuse(key.failure))
    const keyed = { userId: actor.id, key: key.success, fingerprint: attempt.fingerprint }
    return underKey(keyed, route(request), refuse)
  }
