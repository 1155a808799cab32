import type { Read } from "#adapters/db-knex/dialect.ts"
import type { LogPosition } from "#ports/reads-at.ts"

import { type Place, placeOfReplica } from "./position.ts"

// Each takes about as long as a replica nearby is behind.
const looks = 3

/** A copy of the database that follows it. */
export class Replica {
  /** Host and port: what may stand in a log. */
  readonly name: string
  /** Why nothing is asked there; undefined where it serves. */
  fault: string | undefined
  readonly read: Read
  /** How far it has got, at the least. */
  #position: LogPosition = 0
  #looking: Promise<Place> | undefined

  constructor(name: string, read: Read) {
    this.name = name
    this.read = read
  }

  /** It may come back as it was a while ago. */
  readonly forget = (): void => {
    this.#position = 0
  }

  readonly isKnownAt = (position: LogPosition): boolean => this.#position >= position

  /** Whether it has got to a place, or does within a few questions. */
  async isAt(position: LogPosition): Promise<boolean> {
    for (let look = 0; look < looks && !this.isKnownAt(position); look += 1) await this.look()
    return this.isKnownAt(position)
  }

  /** Asks how far it has got, once for all who want to know. */
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
