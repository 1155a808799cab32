import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { makeBusinessIndex, type BusinessIndex } from "#domain/search/suggestions/business-index.ts"
import { type Business, makePiles } from "#domain/search/suggestions/business.ts"
import { businessesLastMinutes } from "#domain/search/suggestions/suggestion-limits.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { BusinessViews } from "#ports/views/business-views.ts"

// What is done with so many of them holds up nothing else for long.
const readAtOnce = 500
const indexedAtOnce = 200

const msPerMinute = 60_000
const retryMs = 20_000

/** The listed businesses as this server last read them, in its memory. */
export class Businesses extends Context.Service<
  Businesses,
  {
    /** Never waits: there are none before they have been read, which the first to ask begins. */
    readonly current: Effect.Effect<BusinessIndex>
  }
>()("use-cases/Businesses") {}

// Everything else that waits gets its turn.
const pause = Effect.sleep(1)

const readAll = Effect.fnUntraced(function* ({ after }: BusinessViews["Service"]) {
  const piles = makePiles()
  let last: ProviderId | null = null
  for (;;) {
    const page: ReadonlyArray<Business> = yield* after(last, readAtOnce)
    piles.add(page)
    last = page.at(-1)?.id ?? null
    if (page.length < readAtOnce) return piles.bestFirst()
    yield* pause
  }
})

const indexOf = Effect.fnUntraced(function* (businesses: ReadonlyArray<Business>) {
  const index = makeBusinessIndex()
  for (let start = 0; start < businesses.length; start += indexedAtOnce) {
    index.add(businesses.slice(start, start + indexedAtOnce))
    yield* pause
  }
  return index
})

/**
 * Reads the businesses anew where they are older than `businessesLastMinutes`, beside whoever asks. `onFault` gets the
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

      const isDueIn = (ms: number) =>
        Effect.map(Clock.currentTimeMillis, (at) => {
          dueAt = at + ms
          isReading = false
        })
      const readAnew = readAll(views).pipe(
        Effect.flatMap(indexOf),
        Effect.flatMap((read) => {
          index = read
          return isDueIn(businessesLastMinutes * msPerMinute)
        }),
        Effect.catchDefect((error) => {
          onFault(error)
          return isDueIn(retryMs)
        })
      )
      return Businesses.of({
        current: Effect.gen(function* () {
          const at = yield* Clock.currentTimeMillis
          if (!isReading && at >= dueAt) {
            isReading = true
            yield* Effect.forkIn(readAnew, scope)
          }
          return index
        })
      })
    })
  )
