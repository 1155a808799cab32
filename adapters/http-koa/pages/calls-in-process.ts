import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { type EndpointKey, endpoints, isEndpointKey } from "#ports/http/endpoints.ts"
import type { AskForPosition } from "#ports/reads-at.ts"
import type { SignedIn } from "#ports/repositories/session-repository.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"
import type { Shown } from "#use-cases/showing.ts"

import type { AppServices } from "../app-ports.ts"
import { type Incoming, makeAnswer, type Outcome } from "../endpoints/answer.ts"
import { linkWith } from "../endpoints/link-with.ts"
import { faultOfStore, problemOf, problemOfFault, serverFault } from "../endpoints/problem.ts"
import type { Routes } from "../endpoints/route.ts"
import { routes } from "../routes/routes.ts"

/** What a screen's call sends. */
interface Parts {
  readonly params?: object
  readonly query?: Readonly<Record<string, string | undefined>>
}

/** Answers a call of the HTTP port as the server would over the network. */
export type Call = (key: EndpointKey, parts: Parts) => Promise<Response>

/** Whose calls they are, and the request on whose behalf. */
export interface CallsOf {
  readonly signedIn: SignedIn | null
  readonly requestId: string
  /** Lets their reads come from a replica that has reached a position. */
  readonly readsAt?: AskForPosition
  /** Notes what a visitor's page shows, where the page is cached. */
  readonly showing?: PageShowing
}

/** What a page shows, as its calls note it. */
export interface PageShowing extends Shown {
  /** False once the page shows something that is not noted here. */
  isWhole: boolean
}

const json = (body: unknown, status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

const responseOf = (outcome: Outcome): Response => {
  if (Result.isSuccess(outcome)) {
    const { body, headers, status = 200 } = outcome.success
    return json(body, status, headers)
  }
  const problem = problemOf(outcome.failure)
  return json(problem, problem.status)
}

const onlyReads = Effect.die(new Error("A page that is rendered changes no session"))

const incomingOf = (
  { readsAt, requestId, showing, signedIn }: CallsOf,
  key: EndpointKey,
  { params = {}, query = {} }: Parts
): Incoming => ({
  signedIn,
  ...(showing && { showing }),
  ...(readsAt && { readsAt }),
  params,
  query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
  readBody: () => Promise.resolve(undefined),
  image: () => Effect.die(new Error("A page that is rendered sends no photo")),
  csv: () => {
    throw new Error("A page that is rendered sends no file")
  },
  attemptAt: () => null,
  address: "",
  requestId,
  device: () => null,
  linkWith: linkWith(key, ""),
  startSession: () => onlyReads,
  endSession: onlyReads
})

// All visitors get the same answer: nobody is signed in.
const sameForVisitors: ReadonlySet<EndpointKey> = new Set(["GET /api/me"])

/**
 * Makes what answers the calls of screens that are rendered on the server. They only read: other endpoints are not
 * there.
 */
export const callsInProcess = (context: Context.Context<AppServices>, log: Log) => {
  const answering = makeAnswer(context)
  const answerOf = <K extends EndpointKey>(key: K, route: Routes[K]) => answering(endpoints[key], route)
  const answers = new Map(
    Object.keys(endpoints)
      .filter(isEndpointKey)
      .filter((key) => key.startsWith("GET "))
      .map((key) => [key, answerOf(key, routes[key])])
  )

  return (callsOf: CallsOf): Call =>
    async (key, parts) => {
      const { requestId, showing } = callsOf
      const answer = answers.get(key)
      if (showing !== undefined && endpoints[key].keptFor === null && !sameForVisitors.has(key))
        showing.isWhole = false
      if (answer === undefined) throw new Error(`A page that is rendered does not call ${key}`)
      try {
        return responseOf(await answer(incomingOf(callsOf, key, parts)))
      } catch (error) {
        if (showing !== undefined) showing.isWhole = false
        log.error({ requestId, error: describeError(error) }, "A part of a page failed")
        const problem =
          error instanceof StoreUnavailable ? problemOfFault(faultOfStore(error)) : serverFault(requestId)
        return json(problem, problem.status)
      }
    }
}
