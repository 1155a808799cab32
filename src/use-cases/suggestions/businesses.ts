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

// Small pieces, so that working on them does not block the event loop for long.
const readAtOnce = 500
const indexedAtOnce = 200

// Rests at least twenty times as long as a reading takes: a million take a minute.
const restAfterReading = 20

const msPerMinute = 60_000
const retryMs = 20_000

// While a new reading is under way, answers from the old names are cached for a moment only.
const whileReadingMs = 5_000

// The longest that a request waits for the first reading.
const patienceMs = 300

/** The listed businesses as this server last read them, in its memory. */
export class Businesses extends Context.Service<
  Businesses,
  {
    /** Begins to read them where that is due, without waiting: a server does so once it is ready. */
    readonly begin: Effect.Effect<void>
    /** Begins a reading that is due as well, without waiting: there are none before the first reading has ended. */
    readonly known: Effect.Effect<BusinessIndex>
    /** Begins a reading that is due as well, and waits a moment for the first one; never for a later one. */
    readonly current: Effect.Effect<BusinessIndex>
  }
>()("use-cases/Businesses") {}

// Yields between the pieces, so that other work gets its turn, and two thirds of a busy server's time.
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
 * Reads the businesses anew, in the background, once they are older than `businessesLastMinutes` and than twenty times
 * what reading them took. `onFault` gets the reason when they could not be read: the old ones stay, and a later request
 * tries again.
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
      /** The names as they are known; an answer made from them is cached no longer than they last. */
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
