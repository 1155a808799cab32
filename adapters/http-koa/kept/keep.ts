import type { KeptResult } from "#adapters/system/meters.ts"
import type { EventId, ShownTopic } from "#domain/events/event.ts"
import type { Newest } from "#ports/event-log.ts"
import type { AskForPosition } from "#ports/reads-at.ts"

import type { AskForNewest } from "./newest-events.ts"
import { makeSharedWork } from "./shared-work.ts"
import { makeTwoStepCache } from "./two-step-cache.ts"

/** Something that was made, and what it shows; null for what must not be kept. */
export interface Made<A> {
  readonly value: A
  readonly shows: ReadonlySet<ShownTopic> | null
}

interface Kept<A> {
  readonly value: A
  readonly shows: ReadonlyArray<ShownTopic>
  /** The newest event of all before it was made. */
  readonly asOf: EventId
  /** Until when it is true, by the clock. */
  readonly until: number
}

/** What is asked for, and whether it has been asked for more than once. */
export interface Found<A> {
  readonly value: A
  readonly isInUse: boolean
}

/** For whom a thing is made. */
interface Making {
  /** Whether it has been asked for before. */
  readonly isInUse: boolean
  /** Where it is made: at the newest event that it is kept by, or later. */
  readonly readsAt: AskForPosition
}

interface Options<A> {
  readonly newest: AskForNewest
  readonly sizeOf: (value: A) => number
  /** Bytes that are kept of what was asked for once, and of what was asked for again. */
  readonly once: number
  readonly again: number
  readonly count?: (result: KeptResult) => void
}

// Some words go by the calendar. Events are kept for longer: one that has come since is never forgotten before.
const maxAgeMs = 10 * 60 * 1000

const isTrue = <A>({ asOf, shows, until }: Kept<A>, { of }: Newest) =>
  Date.now() < until && shows.every((topic) => (of.get(topic) ?? 0) <= asOf)

/**
 * Keeps what all visitors share, by name, until something that it shows has changed: whichever server has written
 * that, its event is there before the write is answered (docs/decisions/0040). Where the events cannot be read nothing
 * is kept.
 */
export const makeKeep = <A>({ again, count = () => undefined, newest, once, sizeOf }: Options<A>) => {
  const cache = makeTwoStepCache<Kept<A>>({
    once,
    again,
    sizeOf: ({ shows, value }) => sizeOf(value) + 50 * shows.length,
    kept: count
  })
  const shared = makeSharedWork<A>()

  const makeAndKeep = async (name: string, asOf: EventId, make: () => Promise<Made<A>>) => {
    const { shows, value } = await make()
    if (shows !== null) cache.set(name, { value, shows: [...shows], asOf, until: Date.now() + maxAgeMs })
    return value
  }

  /** The kept thing, or a new one; all who wait for the same get the same. */
  return async (name: string, make: (making: Making) => Promise<Made<A>>): Promise<Found<A>> => {
    const kept = cache.get(name)
    const now = await newest(kept?.shows ?? [])
    const readsAt = () => Promise.resolve(now?.position ?? null)
    if (now === null) return { value: (await make({ readsAt, isInUse: false })).value, isInUse: false }
    const isHit = kept !== undefined && isTrue(kept, now)
    count(isHit ? "hit" : "miss")
    const isInUse = cache.isInUse(name)
    const value = isHit
      ? kept.value
      : await shared(`${now.latest} ${name}`, () =>
          makeAndKeep(name, now.latest, () => make({ readsAt, isInUse }))
        )
    return { value, isInUse }
  }
}
