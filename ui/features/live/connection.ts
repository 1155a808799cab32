import { retryAfter } from "#ui/shared/api/backoff.ts"

import { type Frame, makeSseParser } from "./sse-parser.ts"

/** Heartbeats come every 25 s: a connection without a byte for this long is dead, even if TCP has not noticed. */
const maxSilenceMs = 60_000

/** Why a connection has ended: it broke, there is no session, or the server asked to come back later. */
export type Ending =
  | { readonly kind: "lost" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "refused"; readonly waitMs: number | null }

export interface Listener {
  readonly onOpen: () => void
  readonly onFrame: (frame: Frame) => void
  /** A heartbeat: the server is there, without a new event. */
  readonly onBeat: () => void
}

const request = (lastId: string | null, signal: AbortSignal) =>
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
  const closed = new AbortController()
  let lastByteAt = Date.now()
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  const close = () => closed.abort()
  // A page in the back/forward cache would keep its stream open; when it is shown again, it reconnects.
  addEventListener("pagehide", close)
  const onBytes = () => {
    lastByteAt = Date.now()
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(close, maxSilenceMs)
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
      if (done || closed.signal.aborted) return
      onBytes()
      frames = 0
      parse(decoder.decode(value, { stream: true }))
      if (frames === 0) onBeat()
    }
  }

  const run = async (): Promise<Ending> => {
    onBytes()
    const response = await request(lastId, closed.signal)
    if (!response.ok || response.body === null) return endingOf(response)
    onOpen()
    await read(response.body)
    return { kind: "lost" }
  }

  const ended = run()
    .catch((): Ending => ({ kind: "lost" }))
    .finally(() => {
      clearTimeout(silenceTimer)
      removeEventListener("pagehide", close)
      close()
    })
  return {
    /** Resolves with the reason why the connection has ended; never rejects. */
    ended,
    close,
    /** Milliseconds since the last sign of life. */
    silence: () => Date.now() - lastByteAt
  }
}
