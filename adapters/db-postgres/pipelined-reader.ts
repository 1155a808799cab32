import { Client, type ClientConfig } from "pg"

import type { Read } from "#adapters/db-knex/dialect.ts"
import type { Levels } from "#adapters/system/meters.ts"

import type { Query } from "./query.ts"
import { connectionLifetime } from "./statement-names.ts"

const capacity = 10

/** How many queries are in flight on one connection before another is opened. */
const depth = 16

/** Milliseconds without an answer after which a connection counts as held up by a slow query. */
export const stallMs = 10

interface Line {
  readonly client: Promise<Client>
  readonly openedAt: number
  /** Questions without an answer yet. */
  waiting: number
  /** When it answered last, or got a query while it was idle. */
  movedAt: number
  /** Whether queries are held back until the end of this turn of the event loop. */
  isGathering: boolean
}

interface Options {
  readonly ask: Query
  /** SQL that every connection runs first. */
  readonly settings?: string
}

const isFree = ({ movedAt, waiting }: Line, now: number) =>
  waiting === 0 || (waiting < depth && now - movedAt < stallMs)

/** Holds back queries until all others of this turn of the event loop are written: then they leave in one packet. */
const sendTogether = (line: Line, { connection: { stream } }: Client): void => {
  if (line.isGathering) return
  line.isGathering = true
  stream.cork()
  setImmediate(() => {
    line.isGathering = false
    stream.uncork()
  })
}

const end = async ({ client }: Line) => {
  await client.then((connected) => connected.end()).catch(() => undefined)
}

/**
 * Connections for single queries, which are pipelined: a connection takes the next query before it has answered the
 * previous one. Nothing is lent and given back, and a busy server sends and receives several at once. Queries behind a
 * slow one wait, so a connection that does not move gets no more of them (docs/decisions/0016).
 */
export class PipelinedReader {
  /** The oldest first. */
  #lines: ReadonlyArray<Line> = []
  /** Called when a connection is lost or closed. */
  onLoss = (): void => undefined
  readonly #config: ClientConfig
  readonly #options: Options

  constructor(config: ClientConfig, options: Options) {
    this.#config = { ...config, pipeline: true }
    this.#options = options
  }

  readonly read: Read = async (statement) => {
    const line = this.#lineAt(performance.now())
    line.waiting += 1
    try {
      const client = await line.client
      sendTogether(line, client)
      return await this.#options.ask(client, statement)
    } finally {
      line.waiting -= 1
      line.movedAt = performance.now()
    }
  }

  /** How busy it is. */
  readonly levels = (): Levels => ({
    reader_connections: this.#lines.length,
    reader_questions: this.#lines.reduce((sum, { waiting }) => sum + waiting, 0)
  })

  /** Waits for the outstanding answers, then closes the connections. */
  readonly close = async (): Promise<void> => {
    const lines = this.#lines
    this.#lines = []
    await Promise.all(lines.map(end))
  }

  /**
   * Destroys connections that still owe an answer after the server was silent: nobody waits for it any more, and a
   * network that had lost the server may never bring it.
   */
  readonly hangUpOnSilent = (): void => {
    for (const line of this.#lines.filter(({ waiting }) => waiting > 0)) {
      this.#forget(line)
      line.client.then(({ connection }) => connection.stream.destroy()).catch(() => undefined)
    }
  }

  #lineAt(now: number): Line {
    this.#retireOldest(now)
    const free = this.#lines.find((line) => isFree(line, now))
    if (free === undefined && this.#lines.length === capacity) {
      return this.#lines.reduce((best, line) => (line.waiting < best.waiting ? line : best))
    }
    const line = free ?? this.#open(now)
    if (line.waiting === 0) line.movedAt = now
    return line
  }

  #retireOldest(now: number): void {
    const [oldest] = this.#lines
    if (oldest === undefined || now - oldest.openedAt < connectionLifetime) return
    this.#forget(oldest)
    void end(oldest)
  }

  #open(now: number): Line {
    const client = new Client(this.#config)
    const connect = async () => {
      await client.connect()
      if (this.#options.settings !== undefined) await client.query(this.#options.settings)
      return client
    }
    const line = { client: connect(), openedAt: now, waiting: 0, movedAt: now, isGathering: false }
    const forget = () => {
      this.#forget(line)
      this.onLoss()
    }
    // A lost connection fails what was asked on it; the next question opens another.
    client.on("error", forget).on("end", forget)
    line.client.catch(() => {
      forget()
      return client.end().catch(() => undefined)
    })
    this.#lines = [...this.#lines, line]
    return line
  }

  #forget(gone: Line): void {
    this.#lines = this.#lines.filter((line) => line !== gone)
  }
}
