import { pauseAfter } from "./backoff.ts"
import { type Ending, type Listener, openConnection } from "./connection.ts"

export interface StreamOptions extends Pick<Listener, "onBeat" | "onFrame"> {
  /** The last event that is known here; null for none. */
  readonly lastId: () => string | null
  /** Whether the stream stands, each time that this changes. */
  readonly onChange: (isOpen: boolean) => void
  /** The server knows no session here. Answers whether it is worth another try. */
  readonly onSignedOut: () => Promise<boolean>
}

/** A server that takes connections only to drop them is not back yet. */
const settledAfter = 5_000
/** More than one heartbeat has been missed. */
const suspicious = 30_000

/** Keeps a stream to the server open: whatever ends it, another follows, ever more slowly while that fails. */
export const keepStream = (options: StreamOptions) => {
  const { lastId, onBeat, onChange, onFrame, onSignedOut } = options
  const over = new AbortController()
  let failures = 0
  let connection: ReturnType<typeof openConnection> | undefined
  let endPause: (() => void) | undefined
  let isPatient = false

  const pause = async (ending: Ending) => {
    const asked = ending.kind === "refused" ? ending.waitMs : null
    isPatient = asked !== null
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      endPause = resolve
      // The least that the server asks for, and a little of one's own against a crowd.
      timer = setTimeout(resolve, (asked ?? 0) + pauseAfter(asked === null ? failures : 1))
    })
    clearTimeout(timer)
    endPause = undefined
  }

  const connect = async (): Promise<Ending> => {
    let openedAt: number | undefined
    connection = openConnection(lastId(), {
      onBeat,
      onFrame,
      onOpen: () => {
        openedAt = Date.now()
        onChange(true)
      }
    })
    const ending = await connection.ended
    connection = undefined
    const wasSettled = openedAt !== undefined && Date.now() - openedAt > settledAfter
    failures = wasSettled ? 1 : failures + 1
    if (!over.signal.aborted && openedAt !== undefined) onChange(false)
    return ending
  }

  const run = async () => {
    while (!over.signal.aborted) {
      const ending = await connect()
      if (over.signal.aborted) return
      if (ending.kind === "signed-out" && !(await onSignedOut())) return
      if (!over.signal.aborted) await pause(ending)
    }
  }

  void run()
  return {
    /** The moment is good: the network is back, or somebody is looking. */
    nudge: () => {
      if (connection && connection.silence() > suspicious) connection.close()
      if (connection || isPatient) return
      failures = 0
      endPause?.()
    },
    stop: () => {
      over.abort()
      connection?.close()
      endPause?.()
    }
  }
}
