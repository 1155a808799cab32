import { randomBytes } from "node:crypto"

import type { Statement } from "#adapters/db-knex/statement.ts"

/** Connections are replaced after this many milliseconds, and with them what they had prepared. */
export const connectionLifetime = 30 * 60_000

const capacity = 300

// Unique to this process: where a session is shared by mistake, no process runs another's statement.
const ours = randomBytes(4).toString("hex")

/**
 * The names of prepared statements, one for each SQL text. There are few texts, except for those that contain what a
 * person asked for: these get a name only when they are run again, as those of popular words are. No connection ever
 * keeps more than two lifetimes' worth.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #askedOnce = new Set<string>()
  #given = 0
  #since: number
  readonly #clock: () => number

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
    this.#since = clock()
  }

  /** Undefined where keeping a plan would not pay. */
  nameOf({ isOneOff = false, text }: Statement): string | undefined {
    this.#forgetOldOnes()
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= capacity || (isOneOff && this.#isNew(text))) return known
    const name = `statement_${ours}_${(this.#given += 1)}`
    this.#names.set(text, name)
    return name
  }

  #isNew(text: string): boolean {
    if (this.#askedOnce.has(text)) return false
    if (this.#askedOnce.size >= capacity) this.#askedOnce.clear()
    this.#askedOnce.add(text)
    return true
  }

  #forgetOldOnes(): void {
    if (this.#clock() - this.#since < connectionLifetime) return
    this.#names.clear()
    this.#since = this.#clock()
  }
}
