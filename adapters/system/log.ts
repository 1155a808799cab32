import { type DestinationStream, pino } from "pino"

const toStandardOutput = () => pino.destination({ dest: 1, sync: false })

/** The program's log: one JSON line an entry, to standard output unless told otherwise. */
export const openLog = (destination: DestinationStream = toStandardOutput()) =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) }
    },
    destination
  )
export type Log = ReturnType<typeof openLog>
