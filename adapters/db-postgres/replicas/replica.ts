import type { Read } from "#adapters/db-knex/dialect.ts"
import type { LogPosition } from "#ports/reads-at.ts"

import { type Place, placeOfReplica } from "./position.ts"

// Each query takes about as long as the lag of a replica nearby.
const looks = 3

/** A read replica of the database. */
export class Replica {
  /** Host and port: what may stand in a log. */
  readonly name: string
  /** Why nothing is asked there; undefined where it serves. */
  fault: string | undefined
  readonly read: Read
  /** The WAL position that it has replayed at least up to. */
  #position: LogPosition = 0
  #looking: Promise<Place> | undefined

  constructor(name: string, read: Read) {
    this.name = name
    this.read = read
  }

  /** When its connection is lost: the replica may come back in an older state. */
  readonly forget = (): void => {
    this.#position = 0
  }

  readonly isKnownAt = (position: LogPosition): boolean => this.#position >= position

  /** Whether it has replayed up to a position, or does so within a few queries. */
  async isAt(position: LogPosition): Promise<boolean> {
    for (let look = 0; look < looks && !this.isKnownAt(position); look += 1) await this.look()
    return this.isKnownAt(position)
  }

  /** Asks for its position; concurrent callers share one query. */
  look(): Promise<Place> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #ask(): Promise<Place> {
    const [place = { database: "", position: null }] = await this.read<Place>(placeOfReplica)
    this.#position = place.position ?? 0
    return place
  }
}
