import { type ParsedUrlQuery, parse } from "node:querystring"

import type { RouterContext } from "@koa/router"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { networkOf } from "#domain/account/network.ts"
import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import type { ImageBody } from "#use-cases/photo/add-photo.ts"

import type { AppServices } from "../app-ports.ts"
import type { RequestState } from "../context.ts"
import { attemptOf } from "../idempotency/attempt.ts"
import { csvBody } from "../imports/csv-body.ts"
import type { AnswerKept } from "../kept/kept-answers.ts"
import type { AskForNewest } from "../kept/newest-events.ts"
import { positionOnRequest } from "../kept/position.ts"
import { imageBodies } from "../middleware/image-body.ts"
import { readJsonBody } from "../middleware/json-body.ts"
import type { Devices } from "../session/devices.ts"
import { endSession, startSession } from "../session/session.ts"
import { type Incoming, makeAnswer, type Outcome } from "./answer.ts"
import { jsonText } from "./json-text.ts"
import { linkWith } from "./link-with.ts"
import { sendFailure } from "./problem.ts"
import { type Question, questionOf } from "./question.ts"
import type { Reply, Route } from "./route.ts"

type Ctx = RouterContext<RequestState>

type Answer = (incoming: Incoming) => Promise<Outcome>

const nothingSent = () => Promise.resolve(undefined)

const isRead = ({ method }: Ctx) => method === "GET" || method === "HEAD"

// Koa's own reader goes through the whole query string again for each name in it.
const queryOf = ({ querystring }: Ctx): ParsedUrlQuery => parse(querystring)

const incomingOf = (ctx: Ctx, query: ParsedUrlQuery, devices: Devices, image: ImageBody): Incoming => ({
  signedIn: ctx.state.signedIn,
  params: ctx.params,
  query,
  readBody: isRead(ctx) ? nothingSent : () => readJsonBody(ctx),
  image,
  csv: csvBody(ctx),
  attemptAt: (body) => attemptOf(ctx, body),
  address: networkOf(ctx.ip),
  requestId: ctx.state.requestId,
  device: (email) => devices.known(ctx, email),
  linkWith: linkWith(ctx.path, ctx.querystring),
  startSession: ({ email, id }) =>
    Effect.promise(() => {
      devices.remember(ctx, email)
      return startSession(ctx, id)
    }),
  endSession: Effect.promise(() => endSession(ctx))
})

// Aborts when the client disconnects before its answer is complete. A connection that closed while the session was read
// emits no `close` any more.
const untilGone = (ctx: Ctx): AbortSignal => {
  const gone = new AbortController()
  if (ctx.res.closed) gone.abort()
  ctx.res.once("close", () => {
    if (!ctx.res.writableEnded) gone.abort()
  })
  return gone.signal
}

const send = (ctx: Ctx, { body, headers, status }: Reply<unknown>): void => {
  ctx.set({ ...headers })
  // An answer that renews a session's cookie must not be cached for anybody else.
  if (ctx.response.headers["set-cookie"] !== undefined) ctx.set("Cache-Control", "no-store")
  ctx.status = status ?? 200
  // As text at once: Koa would turn an object into text for its length, and again to send it.
  ctx.body = jsonText(body)
  ctx.type = "application/json"
}

export interface ServeOptions {
  readonly answerKept: AnswerKept
  readonly devices: Devices
  readonly newest: AskForNewest
}

/** Makes the middleware that answers one endpoint over HTTP. */
export const serve = (
  context: Context.Context<AppServices>,
  { answerKept, devices, newest }: ServeOptions
) => {
  const answering = makeAnswer(context)
  const imageOf = imageBodies()
  const incoming = (ctx: Ctx, query: ParsedUrlQuery) =>
    incomingOf(ctx, query, devices, imageOf(ctx, ctx.state.signedIn?.user.id ?? ""))

  const shared = (question: (query: ParsedUrlQuery) => Question, answer: Answer) => (ctx: Ctx) => {
    const { query, querystring } = question(queryOf(ctx))
    // All who ask the same get the same, links to the next page too, whoever they are.
    const asked = { signedIn: null, linkWith: linkWith(ctx.path, querystring) }
    return answerKept(ctx, `${ctx.path}?${querystring}`, (making) =>
      answer({ ...incoming(ctx, query), ...asked, ...making })
    )
  }

  return <E extends AnyEndpoint>(endpoint: E, route: Route<E>) => {
    const answer = answering(endpoint, route)
    const { keptFor } = endpoint
    const answerShared = keptFor === null ? null : shared(questionOf(endpoint), answer)
    return async (ctx: Ctx): Promise<void> => {
      const isShared = keptFor === "everybody" || ctx.state.signedIn === null
      if (answerShared !== null && isShared) return answerShared(ctx)
      // Writes read on the primary what they are decided on; only reads may use a replica.
      const reading = isRead(ctx) ? { readsAt: positionOnRequest(newest) } : {}
      const gone = endpoint.takes === "json" ? {} : { gone: untilGone(ctx) }
      const outcome = await answer({ ...incoming(ctx, queryOf(ctx)), ...reading, ...gone })
      if (Result.isSuccess(outcome)) send(ctx, outcome.success)
      else sendFailure(ctx, outcome.failure)
    }
  }
}
