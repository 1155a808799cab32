import type { KeptResult } from "#adapters/system/meters.ts"
import { makeTwoStepCache } from "#adapters/system/two-step-cache.ts"
import type { EventId, ShownTopic } from "#domain/events/event.ts"
import { endOfDay, lastToday } from "#domain/shared/calendar.ts"
import type { Newest } from "#ports/event-log.ts"
import type { AskForPosition } from "#ports/reads-at.ts"
import type { Shown } from "#use-cases/showing.ts"

import type { AskForNewest, Away } from "./newest-events.ts"
import { positionOnRequest } from "./position.ts"
import { makeSharedWork } from "./shared-work.ts"

/** A value, and what it shows; null where it must not be cached. */
export interface Made<A> {
  readonly value: A
  readonly shows: Shown | null
}

interface Kept<A> {
  readonly value: A
  readonly shows: ReadonlyArray<ShownTopic>
  /** The newest event of all before it was made. */
  readonly asOf: EventId
  /** Until when it is valid by the clock, in milliseconds since 1970; 0 once something newer is known. */
  until: number
}

/** What is asked for, and whether it has been asked for more than once. */
export interface Found<A> {
  readonly value: A
  readonly isInUse: boolean
  /** Whether something newer may have been written, because the log cannot be read. */
  readonly isStale: boolean
}

/** What is known to whoever makes a value. */
interface Making {
  /** Whether it has been asked for before. */
  readonly isInUse: boolean
  /** The log position that its reads have to reach: that of the newest event as of which it is cached, or later. */
  readonly readsAt: AskForPosition
}

interface Options<A> {
  readonly newest: AskForNewest
  readonly sizeOf: (value: A) => number
  /** Bytes of the cache for values that were asked for once, and for those that were asked for again. */
  readonly once: number
  readonly again: number
  /**
   * Whether making a value costs little more than asking for the newest events: then a missing value is made without
   * asking.
   */
  readonly isCheap?: boolean
  readonly count?: (result: KeptResult) => void
}

// Some texts depend on the clock. Shorter than events are kept, so every event since a value was made is still
// there.
const maxAgeMs = 10 * 60 * 1000

const dayMs = 24 * 60 * 60 * 1000

/** When today is over, in milliseconds since 1970: what ends by the calendar ends for everybody at the same moment. */
const makeEndOfToday = () => {
  // Computed once a day, as it takes longer than looking an answer up; and again where the clock was set back.
  let end = 0
  return () => {
    const now = Date.now()
    if (now >= end || now < end - dayMs) end = Date.parse(endOfDay(lastToday(new Date(now).toISOString())))
    return end
  }
}

/** Milliseconds for which cached values are still served while the log is away. */
const givenAwayMs = 60 * 1000

const nowhere: AskForPosition = () => Promise.resolve(null)

const isTrue = <A>({ asOf, shows, until }: Kept<A>, { of }: Newest) =>
  Date.now() < until && shows.every((topic) => (of.get(topic) ?? 0) <= asOf)

const isGivenAway = <A>({ until }: Kept<A>, { awaySince }: Away) =>
  awaySince < until && Date.now() < awaySince + givenAwayMs

/**
 * A cache of values that many share, by name, each valid until something that it shows has changed: whichever server
 * has written that, its event is there before the write is answered (docs/decisions/0040). Where the events are asked
 * for and cannot be read nothing is added, and what is there is served for a minute (docs/decisions/0043).
 */
export const makeKeptValues = <A>({
  again,
  count = () => undefined,
  isCheap = false,
  newest,
  once,
  sizeOf
}: Options<A>) => {
  const cache = makeTwoStepCache<Kept<A>>({
    once,
    again,
    sizeOf: ({ shows, value }) => sizeOf(value) + 50 * shows.length,
    count
  })
  const shared = makeSharedWork<A>()
  const endOfToday = makeEndOfToday()
  /** The newest event that this server knows: whatever is made from now on has seen it, and can be cached as of it. */
  let known: EventId | null = null

  const makeAndKeep = async (name: string, asOf: EventId, make: () => Promise<Made<A>>) => {
    const dayEnd = endOfToday()
    const { shows, value } = await make()
    if (shows === null) return value
    const until = Math.min(shows.until, dayEnd, Date.now() + maxAgeMs)
    cache.set(name, { value, shows: [...shows.topics], asOf, until })
    return value
  }

  /** The cached value, if there is one that is fit and valid. */
  const recall = async (name: string, isFit: (value: A) => boolean): Promise<A | undefined> => {
    const kept = cache.get(name)
    if (kept === undefined || !isFit(kept.value)) return undefined
    const now = await newest(kept.shows)
    if ("awaySince" in now) return undefined
    known = now.latest
    if (!isTrue(kept, now)) return undefined
    count("hit")
    return kept.value
  }

  /** The cached value, or a new one; callers that wait for the same name share one making. */
  const find = async (name: string, make: (making: Making) => Promise<Made<A>>): Promise<Found<A>> => {
    const kept = cache.get(name)
    if (kept === undefined && isCheap && known !== null) {
      count("miss")
      // Not shared with who asks meanwhile: without asking for the newest events nobody knows whether this has begun
      // before the last write.
      const readsAt = positionOnRequest(newest)
      const value = await makeAndKeep(name, known, () => make({ readsAt, isInUse: false }))
      return { value, isInUse: false, isStale: false }
    }
    const now = await newest(kept?.shows ?? [])
    const isInUse = cache.isInUse(name)
    if ("awaySince" in now) {
      if (kept === undefined || !isGivenAway(kept, now)) {
        const { value } = await make({ readsAt: nowhere, isInUse: false })
        return { value, isInUse: false, isStale: false }
      }
      count("stale")
      return { value: kept.value, isInUse, isStale: true }
    }
    known = now.latest
    const isHit = kept !== undefined && isTrue(kept, now)
    // A value that is known to be outdated is served to nobody, even if making the new one fails.
    if (kept !== undefined && !isHit) kept.until = 0
    count(isHit ? "hit" : "miss")
    const readsAt = () => Promise.resolve(now.position)
    const value = isHit
      ? kept.value
      : await shared(`${now.latest} ${name}`, () =>
          makeAndKeep(name, now.latest, () => make({ readsAt, isInUse }))
        )
    return { value, isInUse, isStale: false }
  }

  return { recall, find }
}
