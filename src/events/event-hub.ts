import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"

import { EventLog } from "#ports/event-log.ts"

import { makeEventDispatcher } from "./event-dispatcher.ts"
import { type Subscriber, type Subscription, makeSubscribe } from "./subscription.ts"

const pageSize = 500

/** Delivers events to subscribers as they are committed. One in each server. */
export class EventHub extends Context.Service<
  EventHub,
  {
    readonly subscribe: <E, R>(subscriber: Subscriber<E, R>) => Effect.Effect<Subscription, E, R>
    /** Ends all subscriptions, now and from now on. */
    readonly close: () => void
  }
>()("events/EventHub") {}

/**
 * The hub over the log. `onFault` gets the reason when events could not be read; they are read again a second later.
 */
export const eventHub = (onFault: (error: unknown) => void) =>
  Layer.effect(
    EventHub,
    Effect.gen(function* () {
      const log = yield* EventLog
      const dispatcher = makeEventDispatcher(yield* log.latest)
      // Holds one notification: those that come while events are being read make for one more reading.
      const notifications = yield* Queue.sliding<void>(1)
      const notify = () => void Queue.offerUnsafe(notifications, undefined)

      const readNewEvents: Effect.Effect<void> = Effect.gen(function* () {
        for (;;) {
          const events = yield* log.after(dispatcher.newest(), pageSize)
          for (const event of events) dispatcher.dispatch(event)
          if (events.length < pageSize) return
        }
      })
      const retryLater = (error: unknown) =>
        Effect.sync(() => onFault(error)).pipe(
          Effect.andThen(Effect.sleep("1 second")),
          Effect.andThen(Effect.sync(notify))
        )

      yield* Effect.forkScoped(log.notifications(notify))
      yield* Queue.take(notifications).pipe(
        Effect.andThen(Effect.catchDefect(readNewEvents, retryLater)),
        Effect.forever,
        Effect.forkScoped
      )
      yield* Effect.addFinalizer(() => Effect.sync(dispatcher.close))
      return EventHub.of({ subscribe: makeSubscribe(log, dispatcher), close: dispatcher.close })
    })
  )
