import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** The place of a row in a list of quotes or projects: the next page begins after it. */
export interface OwnMark {
  readonly id: string
  readonly createdAt: Instant
  readonly homeownerId: UserId
}

/** Which rows of a person's own list: the first `limit`, or as many after a row of it. */
export interface OwnSlice {
  readonly limit: number
  readonly before: OwnMark | null
  /** Only what waits for this person's answer. For a provider it comes in turns (`inTurns`), else newest first. */
  readonly isWaiting: boolean
}
