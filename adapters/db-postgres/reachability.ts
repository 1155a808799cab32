import { Client, type ClientConfig } from "pg"

/** Milliseconds that a question may wait for its answer before the server is asked whether it is there. */
const doubtMs = 800
/** Milliseconds that the server has to answer the probe. */
const probeMs = 1_300
/** Milliseconds between two checks. */
const intervalMs = 500

/** The server has gone silent: no query waits for its answer. */
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
  #isAway = false
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
    if (this.#isAway) return Promise.reject(new Unreachable())
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
    if (this.#isProbing || !(this.#isAway || this.#isOverdue())) return
    this.#isProbing = true
    const wasAway = this.#isAway
    this.#isAway = !(await this.#answers())
    this.#isProbing = false
    if (wasAway && !this.#isAway) this.#whenBack()
    if (!this.#isAway) return
    for (const { giveUp } of this.#questions) giveUp(new Unreachable())
    this.#questions.clear()
  }

  async #answers(): Promise<boolean> {
    const client = new Client(this.#config)
    client.on("error", () => undefined)
    try {
      await client.connect()
      await client.query("select 1")
      return true
    } catch (error) {
      return isAnswer(error)
    } finally {
      client.end().catch(() => undefined)
    }
  }
}
