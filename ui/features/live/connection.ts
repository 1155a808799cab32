import { retryAfter } from "./backoff.ts"
import { type Frame, makeSseParser } from "./sse-parser.ts"

/** Heartbeats come every 25 s: a connection this long without a byte is dead, whatever the network believes. */
const longestSilence = 60_000

/** Why a connection is over: it broke, nobody is signed in, or the server wants to be left alone for a while. */
export type Ending =
  | { readonly kind: "lost" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "refused"; readonly waitMs: number | null }

export interface Listener {
  readonly onOpen: () => void
  readonly onFrame: (frame: Frame) => void
  /** The server has shown that it is there without anything having happened. */
  readonly onBeat: () => void
}

const ask = (lastId: string | null, signal: AbortSignal) =>
  fetch("/api/events", {
    credentials: "include",
    cache: "no-store",
    headers: { accept: "text/event-stream", ...(lastId === null ? {} : { "last-event-id": lastId }) },
    signal
  })

const endingOf = ({ headers, status }: Response): Ending =>
  status === 401
    ? { kind: "signed-out" }
    : { kind: "refused", waitMs: retryAfter(headers.get("retry-after")) }

/** Reads the stream to its end, after the event `lastId` (null: from now on). */
export const openConnection = (lastId: string | null, { onBeat, onFrame, onOpen }: Listener) => {
  const over = new AbortController()
  let heardAt = Date.now()
  let watch: ReturnType<typeof setTimeout> | undefined
  const close = () => over.abort()
  // A page that the browser keeps for going back would keep its stream too; shown again, it connects anew.
  addEventListener("pagehide", close)
  const heard = () => {
    heardAt = Date.now()
    clearTimeout(watch)
    watch = setTimeout(close, longestSilence)
  }

  const read = async (body: ReadableStream<Uint8Array>) => {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let frames = 0
    const parse = makeSseParser((frame) => {
      frames += 1
      onFrame(frame)
    })
    for (;;) {
      const { done, value } = await reader.read()
      if (done || over.signal.aborted) return
      heard()
      frames = 0
      parse(decoder.decode(value, { stream: true }))
      if (frames === 0) onBeat()
    }
  }

  const run = async (): Promise<Ending> => {
    heard()
    const response = await ask(lastId, over.signal)
    if (!response.ok || response.body === null) return endingOf(response)
    onOpen()
    await read(response.body)
    return { kind: "lost" }
  }

  const ended = run()
    .catch((): Ending => ({ kind: "lost" }))
    .finally(() => {
      clearTimeout(watch)
      removeEventListener("pagehide", close)
      close()
    })
  return {
    /** How it ended; it never fails. */
    ended,
    close,
    /** Milliseconds since the last sign of life. */
    silence: () => Date.now() - heardAt
  }
}
