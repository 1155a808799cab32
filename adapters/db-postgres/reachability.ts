import { Client, type ClientConfig } from "pg"

import { asError } from "./as-error.ts"

/** Milliseconds that a question may wait for its answer before the server is asked whether it is there. */
const doubtMs = 800
/** Milliseconds that the server has to answer the probe. */
const probeMs = 1_300
/** Milliseconds between two checks. */
const intervalMs = 500

/** The server has gone silent, so no query waits for its answer. The message says how the probe failed. */
export class Unreachable extends Error {
  override readonly name = "Unreachable"
}

interface Question {
  readonly askedAt: number
  giveUp: (error: Unreachable) => void
}

const nothing = () => undefined

// An error that the server itself sends is an answer, except that it is starting or stopping (57P0…).
const isAnswer = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^(?!57P0)[0-9A-Z]{5}$/.test(error.code)

/**
 * Tells a server that has gone silent from a question that takes long, such as one that waits for a lock: when an
 * answer is overdue, a probe on its own connection asks whether the server is there. If not, all that wait fail at
 * once, and no query is sent until it is.
 */
export class Reachability {
  readonly #config: ClientConfig
  /** The oldest first. */
  readonly #questions = new Set<Question>()
  /** How the last probe failed; undefined while the server answers. */
  #fault: string | undefined
  #isProbing = false
  #timer: NodeJS.Timeout | undefined
  #whenBack = () => {}

  constructor(config: ClientConfig) {
    this.#config = { ...config, connectionTimeoutMillis: probeMs, query_timeout: probeMs }
  }

  /** Calls `whenBack` when the server speaks again after it was silent. */
  readonly watch = (whenBack: () => void): void => {
    this.#whenBack = whenBack
    // Timers run before network events in a turn of the event loop: an answer that has arrived already counts.
    this.#timer = setInterval(() => setImmediate(() => void this.#look()), intervalMs).unref()
  }

  readonly stop = (): void => clearInterval(this.#timer)

  readonly whileReachable = <A>(ask: () => Promise<A>): Promise<A> => {
    if (this.#fault !== undefined) return Promise.reject(new Unreachable(this.#fault))
    return new Promise<A>((resolve, reject) => {
      const question: Question = { askedAt: performance.now(), giveUp: reject }
      this.#questions.add(question)
      ask()
        .then(resolve, reject)
        .finally(() => this.#forget(question))
    })
  }

  #forget(question: Question): void {
    this.#questions.delete(question)
    // The set's old hash table may stay alive long after the set has grown, and with it each question and its answer
    // (docs/decisions/0051).
    question.giveUp = nothing
  }

  #isOverdue(): boolean {
    const [oldest] = this.#questions
    return oldest !== undefined && performance.now() - oldest.askedAt > doubtMs
  }

  async #look(): Promise<void> {
    const before = this.#fault
    if (this.#isProbing || (before === undefined && !this.#isOverdue())) return
    this.#isProbing = true
    const fault = await this.#probe()
    this.#fault = fault
    this.#isProbing = false
    if (fault === undefined) {
      if (before !== undefined) this.#whenBack()
      return
    }
    for (const { giveUp } of this.#questions) giveUp(new Unreachable(fault))
    this.#questions.clear()
  }

  async #probe(): Promise<string | undefined> {
    const client = new Client(this.#config)
    client.on("error", () => undefined)
    let asked = "it lets nobody in"
    try {
      await client.connect()
      asked = "it lets one in, and does not answer"
      await client.query("select 1")
      return undefined
    } catch (error) {
      return isAnswer(error) ? undefined : `${asked}: ${asError(error).message}`
    } finally {
      client.end().catch(() => undefined)
    }
  }
}
