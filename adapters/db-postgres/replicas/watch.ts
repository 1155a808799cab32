import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"

import type { Read } from "#adapters/db-knex/dialect.ts"
import type { LogPosition } from "#ports/reads-at.ts"

import { type Place, placeOfPrimary } from "./position.ts"
import type { Replica } from "./replica.ts"

/** Told of replicas that are left out, and of those that are back. */
export interface ReplicaNews {
  readonly leftOut: (replica: string, why: string) => void
  readonly isBack: (replica: string) => void
}

const mostLagMs = 5_000

interface Sample {
  readonly at: number
  readonly position: LogPosition
}

/** Remembers the primary's positions: a replica that has not reached the one of five seconds ago lags by more. */
export const makePast = (clock: () => number = () => performance.now()) => {
  let samples: ReadonlyArray<Sample> = []
  return {
    note: (position: LogPosition): void => {
      const now = clock()
      const isLongAgo = ({ at }: Sample) => now - at >= mostLagMs
      const newestOfOld = samples.findLastIndex(isLongAgo)
      samples = [...samples.slice(Math.max(0, newestOfOld)), { at: now, position }]
    },
    /** The position that a replica must have reached by now. */
    due: (): LogPosition => samples.findLast(({ at }) => clock() - at >= mostLagMs)?.position ?? 0
  }
}

/** What is wrong with a replica, by its place, which was read before the primary's and so cannot be ahead of it. */
const faultOf = (place: Place | null, primary: Place, due: LogPosition): string | undefined => {
  if (place === null) return "it does not answer"
  const { database, position } = place
  // A replica that is ahead of the primary follows another database, or none.
  if (position === null || database !== primary.database || position > (primary.position ?? 0))
    return "it does not follow this database"
  return position < due ? "it lags by more than 5 seconds" : undefined
}

const tell = (replica: Replica, fault: string | undefined, news: ReplicaNews): void => {
  if (fault === replica.fault) return
  replica.fault = fault
  if (fault === undefined) news.isBack(replica.name)
  else news.leftOut(replica.name, fault)
}

/** Checks once a second which replicas serve. The effect itself ends with the first check. */
export const watchReplicas = (replicas: ReadonlyArray<Replica>, primary: Read, news: ReplicaNews) => {
  const past = makePast()

  const look = async () => {
    const places = await Promise.all(replicas.map((replica) => replica.look().catch(() => null)))
    const [now] = await primary<Place>(placeOfPrimary).catch(() => [])
    // Without the primary's position no replica can be judged, and nobody reads.
    if (now === undefined) return
    past.note(now.position ?? 0)
    replicas.forEach((replica, index) => tell(replica, faultOf(places[index] ?? null, now, past.due()), news))
  }

  // Uninterruptible: queries under way when the scope is closed are answered first.
  const round = Effect.uninterruptible(Effect.promise(look))
  return round.pipe(
    Effect.andThen(Effect.forkScoped(Effect.repeat(Effect.delay(round, "1 second"), Schedule.forever)))
  )
}
