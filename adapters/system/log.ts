import { type DestinationStream, pino } from "pino"

// Written in pieces of 16 KB, or five times a second: a write for every line costs as much as the rest of a request.
const toStandardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 200 })

/** The program's log: one JSON line an entry, to standard output unless told otherwise. */
export const openLog = (destination: DestinationStream = toStandardOutput()) =>
  pino(
    {
      base: null,
      formatters: { level: (level) => ({ level }) }
    },
    destination
  )
export type Log = ReturnType<typeof openLog>
