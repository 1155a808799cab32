import type { RouterContext } from "@koa/router"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { metersIn } from "#adapters/system/meters.ts"
import type { EventId } from "#domain/events/event.ts"
import type { Subscription } from "#events/subscription.ts"
import { subscribeToEvents, hasEnded } from "#use-cases/events/subscribe-to-events.ts"

import type { AppServices } from "../app-ports.ts"
import type { RequestState } from "../context.ts"
import { callerOf } from "../endpoints/caller.ts"
import { HttpFault, sendFailure } from "../endpoints/problem.ts"
import { EventStream } from "./event-stream.ts"
import { heartbeatFrame, openingFrame, resyncFrame, streamType } from "./frames.ts"
import { makeStreamLimit } from "./stream-limit.ts"

type Ctx = RouterContext<RequestState>

export interface StreamOptions {
  readonly log: Log
  /** Milliseconds between two heartbeats. */
  readonly heartbeatMs: number
}

// After a restart all clients reconnect at once. In turn they are all served; at once they would time out.
const openingAtOnce = 20

/** No event has it: a client with this cursor has to load everything anew. */
const unknownEvent: EventId = -1

const lastEventOf = (ctx: Ctx): EventId | null => {
  const given = ctx.get("Last-Event-ID")
  if (given === "") return null
  return /^\d{1,15}$/.test(given) ? Number(given) : unknownEvent
}

const announce = (ctx: Ctx): void => {
  ctx.status = 200
  ctx.set({ "Content-Type": streamType, "X-Accel-Buffering": "no" })
}

const firstFrameOf = ({ from, isGapless }: Subscription) =>
  isGapless ? openingFrame(from) : openingFrame(from) + resyncFrame(from)

/** Answers `GET /api/events`: what concerns the caller, as it happens, until the session or the server ends. */
export const serveEvents = (context: Context.Context<AppServices>, { heartbeatMs, log }: StreamOptions) => {
  const run = Effect.runPromiseWith(context)
  const limit = makeStreamLimit()
  metersIn(context).watch(() => ({ event_streams: limit.count() }))
  const opening = Semaphore.makeUnsafe(openingAtOnce)

  const beat = async (stream: EventStream, sessionId: string) => {
    // A store that does not answer says nothing about the session.
    const isOver = await run(hasEnded(sessionId)).catch(() => false)
    if (isOver) stream.end()
    else stream.send(heartbeatFrame)
  }

  // Nothing that lasts may refer to `catchUp` after it has run: it holds what only the beginning needs.
  const keep = (ctx: Ctx, stream: EventStream, { catchUp, unsubscribe }: Subscription, sessionId: string) => {
    const heart = setInterval(() => void beat(stream, sessionId), heartbeatMs)
    const over = () => {
      clearInterval(heart)
      unsubscribe()
    }
    if (ctx.res.destroyed) over()
    else ctx.res.on("close", over)
    run(catchUp).catch((error: unknown) => {
      log.error(
        { requestId: ctx.state.requestId, error: describeError(error) },
        "Missed events were not read"
      )
      stream.end()
    })
  }

  const open = async (ctx: Ctx, sessionId: string) => {
    const stream = new EventStream(ctx.res)
    const { deliver, end } = stream
    const drained = Effect.promise(() => stream.drained())
    const subscribe = subscribeToEvents(sessionId, { after: lastEventOf(ctx), deliver, end, drained })
    const subscribed = await run(Effect.result(opening.withPermit(subscribe)))
    if (Result.isFailure(subscribed)) return sendFailure(ctx, subscribed.failure)
    // From here on the answer is the stream's, not Koa's.
    ctx.respond = false
    announce(ctx)
    stream.open(firstFrameOf(subscribed.success))
    keep(ctx, stream, subscribed.success, sessionId)
  }

  return async (ctx: Ctx): Promise<void> => {
    const caller = callerOf("signed-in", ctx.state.signedIn)
    if (Result.isFailure(caller)) return sendFailure(ctx, caller.failure)
    const { session, user } = caller.success
    if (ctx.method === "HEAD") return announce(ctx)
    // A client that left while the session was looked up has no close event any more.
    if (ctx.res.destroyed) return
    if (!limit.take(user.id)) throw new HttpFault("TooManyStreams", { "Retry-After": "30" })
    ctx.res.on("close", () => limit.giveBack(user.id))
    await open(ctx, session.id)
  }
}
