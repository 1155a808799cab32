import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { makeBusinessIndex, type BusinessIndex } from "#domain/search/suggestions/business-index.ts"
import { makeBusinessTable } from "#domain/search/suggestions/business-table.ts"
import type { Business } from "#domain/search/suggestions/business.ts"
import { businessesLastMinutes } from "#domain/search/suggestions/suggestion-limits.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { BusinessViews } from "#ports/views/business-views.ts"

import { showsUntil } from "../showing.ts"

// What is done with so many of them holds up nothing else for long.
const readAtOnce = 500
const indexedAtOnce = 200

// A million take a minute: reading them again takes no more than a twentieth of the time.
const restAfterReading = 20

const msPerMinute = 60_000
const retryMs = 20_000

// While they are read anew an answer goes by the old ones for a moment only.
const whileReadingMs = 5_000

// Who asks while there are none yet waits no longer than that for them.
const patienceMs = 300

/** The listed businesses as this server last read them, in its memory. */
export class Businesses extends Context.Service<
  Businesses,
  {
    /** Has them read where they are due, and waits for nothing: a server does so once it is ready. */
    readonly begin: Effect.Effect<void>
    /** Begins as well, and waits for nothing: none are there before the first reading. */
    readonly known: Effect.Effect<BusinessIndex>
    /** Begins as well, and waits a moment for the first reading; never for a later one. */
    readonly current: Effect.Effect<BusinessIndex>
  }
>()("use-cases/Businesses") {}

// Everything else that waits gets its turn, and two thirds of a busy server's time.
const inTurns = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const [took, done] = yield* Effect.timed(work)
  yield* Effect.sleep(Math.max(1, 2 * Duration.toMillis(took)))
  return done
})

const readAll = Effect.fnUntraced(function* ({ after }: BusinessViews["Service"]) {
  const table = makeBusinessTable()
  let last: ProviderId | null = null
  for (;;) {
    const page: ReadonlyArray<Business> = yield* inTurns(after(last, readAtOnce))
    table.add(page)
    last = page.at(-1)?.id ?? null
    if (page.length < readAtOnce) break
  }
  const index = makeBusinessIndex(table)
  while (yield* inTurns(Effect.sync(() => index.takeIn(indexedAtOnce)))) continue
  return index
})

/**
 * Reads the businesses anew where they are older than `businessesLastMinutes`, or than twenty times of what reading
 * them takes, beside whoever asks. `onFault` gets the
 * reason when they could not be read: what is known stays, and somebody later tries again.
 */
export const businesses = (onFault: (error: unknown) => void) =>
  Layer.effect(
    Businesses,
    Effect.gen(function* () {
      const views = yield* BusinessViews
      const scope = yield* Effect.scope
      let index: BusinessIndex = makeBusinessIndex()
      let isReading = false
      let dueAt = 0
      const firstRead = Deferred.makeUnsafe<void>()

      const isDueIn = (ms: number) =>
        Effect.map(Clock.currentTimeMillis, (at) => {
          dueAt = at + ms
          isReading = false
        })
      const readAnew = Effect.timed(readAll(views)).pipe(
        Effect.flatMap(([took, read]) => {
          index = read
          const rest = Duration.toMillis(took) * restAfterReading
          return isDueIn(Math.max(businessesLastMinutes * msPerMinute, rest))
        }),
        Effect.catchDefect((error) => {
          onFault(error)
          return isDueIn(retryMs)
        }),
        Effect.ensuring(Deferred.succeed(firstRead, undefined))
      )
      const begin = Effect.gen(function* () {
        const at = yield* Clock.currentTimeMillis
        if (isReading || at < dueAt) return
        isReading = true
        yield* Effect.forkIn(readAnew, scope)
      })
      /** The names as they are known; no answer goes by them for longer. */
      const known = Effect.gen(function* () {
        yield* begin
        yield* showsUntil(isReading ? (yield* Clock.currentTimeMillis) + whileReadingMs : dueAt)
        return index
      })
      const moment = Effect.timeoutOrElse(Deferred.await(firstRead), {
        duration: patienceMs,
        orElse: () => Effect.void
      })
      return Businesses.of({
        begin,
        known,
        current: Effect.gen(function* () {
          yield* begin
          if (!Deferred.isDoneUnsafe(firstRead)) yield* moment
          return index
        })
      })
    })
  )
