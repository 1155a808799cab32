import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"

import { EventLog } from "#ports/event-log.ts"

import { makeNewsroom } from "./event-dispatcher.ts"
import { type Follower, type Following, makeFollow } from "./subscription.ts"

const batch = 500

/** Tells followers of events as they happen. One in each server. */
export class EventHub extends Context.Service<
  EventHub,
  {
    readonly follow: <E, R>(follower: Follower<E, R>) => Effect.Effect<Following, E, R>
    /** Ends all followers, now and from now on. */
    readonly close: () => void
  }
>()("use-cases/EventHub") {}

/**
 * The hub over the log. `onFault` is told why events could not be read; they are read again a second later.
 */
export const eventHub = (onFault: (error: unknown) => void) =>
  Layer.effect(
    EventHub,
    Effect.gen(function* () {
      const log = yield* EventLog
      const newsroom = makeNewsroom(yield* log.latest)
      // Holds one ring: what is rung for while events are being read makes for one more reading.
      const bell = yield* Queue.sliding<void>(1)
      const ring = () => void Queue.offerUnsafe(bell, undefined)

      const readOn: Effect.Effect<void> = Effect.gen(function* () {
        for (;;) {
          const events = yield* log.after(newsroom.newest(), batch)
          for (const event of events) newsroom.publish(event)
          if (events.length < batch) return
        }
      })
      const readAgainLater = (error: unknown) =>
        Effect.sync(() => onFault(error)).pipe(
          Effect.andThen(Effect.sleep("1 second")),
          Effect.andThen(Effect.sync(ring))
        )

      yield* Effect.forkScoped(log.wakes(ring))
      yield* Queue.take(bell).pipe(
        Effect.andThen(Effect.catchDefect(readOn, readAgainLater)),
        Effect.forever,
        Effect.forkScoped
      )
      yield* Effect.addFinalizer(() => Effect.sync(newsroom.close))
      return EventHub.of({ follow: makeFollow(log, newsroom), close: newsroom.close })
    })
  )
