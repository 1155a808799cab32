import { once } from "node:events"
import type { ServerResponse } from "node:http"

import type { Event } from "#domain/events/event.ts"

import { frameOf } from "./frames.ts"

/** Bytes that may be buffered for a reader; one that lets more pile up has stopped reading, and is disconnected. */
const mayWait = 64 * 1024

/**
 * Bytes that may be buffered without waiting for them to drain. Not left to Node, whose own high-water mark is 16 KB
 * or, since version 22, `mayWait`.
 */
const mayStay = 16 * 1024

/** An answer to which events are added as they happen, until one side ends it. */
export class EventStream {
  readonly #response: ServerResponse
  #isOpen = false
  #isOver = false

  constructor(response: ServerResponse) {
    this.#response = response
    response.on("close", () => (this.#isOver = true))
  }

  /** Sends the headers and the first frame. A stream that was ended before this ends here. */
  open(frame: string): void {
    if (this.#response.destroyed) return
    this.#isOpen = true
    this.#response.writeHead(200)
    this.#response.write(frame)
    if (this.#isOver) this.#response.end()
  }

  send(frame: string): void {
    if (this.#isOver) return
    this.#response.write(frame)
    if (this.#response.writableLength > mayWait) this.#response.destroy()
  }

  readonly deliver = (event: Event): void => this.send(frameOf(event))

  readonly end = (): void => {
    if (this.#isOver) return
    this.#isOver = true
    if (this.#isOpen) this.#response.end()
  }

  /** Waits until what was sent is on its way to the reader, or never will be. */
  async drained(): Promise<void> {
    if (this.#isOver || this.#response.writableLength < mayStay) return
    const over = new AbortController()
    const closed = once(this.#response, "close", { signal: over.signal })
    // An empty write is done once everything before it is written; if that fails, the response closes.
    const written = new Promise<void>((resolve) =>
      this.#response.write("", (error) => (error ? undefined : resolve()))
    )
    await Promise.race([closed, written])
    over.abort()
  }
}
