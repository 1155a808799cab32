import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"

import type { AddressedEvent, EventId } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"

const atOnce = 7

/** Follows the event log from an event on, as a server does, until interrupted; appends what it reads to `seen`. */
export const followLog = Effect.fnUntraced(function* (after: EventId, seen: Array<AddressedEvent>) {
  const log = yield* EventLog
  let newest = after
  const bell = yield* Queue.sliding<void>(1)
  yield* Effect.forkChild(log.notifications(() => void Queue.offerUnsafe(bell, undefined)))
  for (;;) {
    yield* Queue.take(bell)
    for (let isMore = true; isMore;) {
      const events = yield* log.after(newest, atOnce)
      seen.push(...events)
      newest = events.at(-1)?.id ?? newest
      isMore = events.length === atOnce
    }
  }
})
