import type { Client } from "./client.ts"

/** An event as a browser gets it. */
export interface Received {
  readonly id: string
  readonly kind: string
  readonly data: unknown
}

const fieldsOf = (block: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    block.split("\n").map((line) => {
      const colon = line.indexOf(": ")
      return [line.slice(0, colon), line.slice(colon + 2)]
    })
  )

/** Parses the blocks of an event stream as a browser does. */
class Reading {
  lastEventId = ""
  readonly events: Array<Received> = []
  comments = 0
  #rest = ""

  read(text: string) {
    const blocks = (this.#rest + text).split("\n\n")
    this.#rest = blocks.pop() ?? ""
    for (const block of blocks) this.#take(block)
  }

  #take(block: string) {
    if (block.startsWith(":")) this.comments += 1
    const { data, event, id } = fieldsOf(block)
    if (id !== undefined) this.lastEventId = id
    if (data !== undefined) {
      this.events.push({ id: this.lastEventId, kind: event ?? "message", data: JSON.parse(data) })
    }
  }
}

/** An open stream of events, read as a browser reads it. */
export class EventStream {
  readonly status: number
  readonly headers: Headers
  readonly #reading = new Reading()
  readonly #changed = new Set<() => void>()
  readonly #leave: AbortController
  /** The whole text so far. */
  text = ""
  /** Resolves when the stream has ended: true when the server ended it in order. */
  readonly ended: Promise<boolean>
  #next = 0
  #isOver = false

  constructor(response: Response, leave: AbortController) {
    this.status = response.status
    this.headers = response.headers
    this.#leave = leave
    this.ended = this.#readAll(response)
      .then(
        () => true,
        () => false
      )
      .finally(() => {
        this.#isOver = true
        this.#tell()
      })
  }

  get lastEventId() {
    return this.#reading.lastEventId
  }

  get comments() {
    return this.#reading.comments
  }

  get events(): ReadonlyArray<Received> {
    return this.#reading.events
  }

  /** The next event, as soon as it is there. */
  async next(): Promise<Received> {
    await this.until(() => this.#reading.events.length > this.#next)
    const event = this.#reading.events[this.#next]
    if (event === undefined) throw new Error(`The stream ended after ${this.#next} events`)
    this.#next += 1
    return event
  }

  /** Waits until `isSo` holds, checked whenever more has arrived, or until the stream has ended. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.#isOver) {
      await new Promise<void>((resolve) => void this.#changed.add(resolve))
    }
  }

  leave() {
    this.#leave.abort()
  }

  async #readAll({ body }: Response) {
    const decoder = new TextDecoder()
    for await (const chunk of body ?? []) {
      const text = decoder.decode(chunk, { stream: true })
      this.text += text
      this.#reading.read(text)
      this.#tell()
    }
  }

  #tell() {
    for (const tell of this.#changed) tell()
    this.#changed.clear()
  }
}

/** Opens a stream and reads until it has begun. */
export const openStream = async (client: Client, headers: Readonly<Record<string, string>> = {}) => {
  const leave = new AbortController()
  const stream = new EventStream(await client.open("/api/events", headers, leave.signal), leave)
  await stream.until(() => stream.text.includes("\n\n"))
  return stream
}

/** Goes on where another stream left off, as a browser does. */
export const resumeStream = (client: Client, { lastEventId }: Pick<EventStream, "lastEventId">) =>
  openStream(client, { "last-event-id": lastEventId })
