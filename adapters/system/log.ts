import cluster from "node:cluster"
import { setTimeout as after } from "node:timers/promises"

import { type DestinationStream, pino } from "pino"

/** Where entries of the log go; pino's loggers are such. */
export interface Log {
  readonly info: (entry: object, message?: string) => void
  readonly warn: (entry: object, message: string) => void
  readonly error: (entry: object, message: string) => void
}

/** Milliseconds in which the last lines have to be written. */
const lastLinesMs = 1_000

// What several processes write into one pipe stays whole up to 4 KB (PIPE_BUF).
const pieces = () => (cluster.isWorker ? { minLength: 3_000, maxWrite: 4_096 } : { minLength: 16_000 })

/** Bytes of lines that wait for room; what comes beyond them is dropped. */
const mostWaiting = 4_000_000

/** Standard output as a log writes to it. */
export const standardOutput = () => {
  // In pieces, or five times a second: a write for every line costs as much as the rest of a request.
  const destination = pino.destination({
    dest: 1,
    sync: false,
    ...pieces(),
    periodicFlush: 200,
    maxLength: mostWaiting
  })
  // A disk without room for the log is no reason to stop. What is left is written with the next lines; without a
  // listener, the error would end the process, whose last lines the library would then try to write for ever.
  destination.on("error", () => undefined)
  const flushed = () => new Promise<void>((resolve) => destination.flush(() => resolve()))
  return {
    destination,
    /** Writes out what is left, for a second at most: its reader may be gone, or have stopped reading. */
    close: async () => {
      await Promise.race([flushed(), after(lastLinesMs)])
      // What the library does when the process exits would try for ever.
      destination.destroy()
    }
  }
}

/** The program's log: one JSON line an entry. */
export const openLog = (destination: DestinationStream): Log =>
  pino(
    {
      base: null,
      formatters: { level: (level) => ({ level }) }
    },
    destination
  )

/** Writes down why a photo could not be drawn. */
export const lostPictures = (log: Pick<Log, "warn">) => (cause: unknown) =>
  log.warn({ err: cause }, "A photo could not be drawn: its processes were lost")

const minuteMs = 60_000

/** Writes down why something goes wrong that may go wrong very often, once a minute at most. */
export const onceAMinute = (message: string) => (log: Pick<Log, "warn">) => {
  let quietUntil = 0
  return (why: string) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + minuteMs
    log.warn({ why }, message)
  }
}

/** Writes down why spans did not reach the collector. */
export const lostSpans = onceAMinute(
  "Spans were lost: the collector at OTEL_EXPORTER_OTLP_ENDPOINT takes none"
)

/** Writes down why emails did not reach the mail server. */
export const unsentEmails = onceAMinute("Emails could not be handed over")
