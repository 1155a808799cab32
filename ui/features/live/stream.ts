import { pauseAfter } from "#ui/shared/api/backoff.ts"

import { type Ending, type Listener, openConnection } from "./connection.ts"

export interface StreamOptions extends Pick<Listener, "onBeat" | "onFrame"> {
  /** The resume cursor; null for none. */
  readonly lastId: () => string | null
  /** Called with whether the stream is open, each time that this changes. */
  readonly onChange: (isOpen: boolean) => void
  /** Called when the server knows no session; returns whether to try again. */
  readonly onSignedOut: () => Promise<boolean>
}

/** A server that drops connections sooner than this is not back yet. */
const settledAfterMs = 5_000
/** Longer than this without a byte means that more than one heartbeat was missed. */
const staleAfterMs = 30_000

/** Keeps a stream to the server open: when it closes, opens another one, with backoff while that fails. */
export const keepStream = (options: StreamOptions) => {
  const { lastId, onBeat, onChange, onFrame, onSignedOut } = options
  const stopped = new AbortController()
  let failures = 0
  let connection: ReturnType<typeof openConnection> | undefined
  let endPause: (() => void) | undefined
  /** Whether the server has said when to come back. */
  let mustWait = false

  const pause = async (ending: Ending) => {
    const retryAfterMs = ending.kind === "refused" ? ending.waitMs : null
    mustWait = retryAfterMs !== null
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      endPause = resolve
      // The pause that the server asks for, plus jitter, so that not all clients come back at once.
      timer = setTimeout(resolve, (retryAfterMs ?? 0) + pauseAfter(retryAfterMs === null ? failures : 1))
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
    const wasSettled = openedAt !== undefined && Date.now() - openedAt > settledAfterMs
    failures = wasSettled ? 1 : failures + 1
    if (!stopped.signal.aborted && openedAt !== undefined) onChange(false)
    return ending
  }

  const run = async () => {
    while (!stopped.signal.aborted) {
      const ending = await connect()
      if (stopped.signal.aborted) return
      if (ending.kind === "signed-out" && !(await onSignedOut())) return
      if (!stopped.signal.aborted) await pause(ending)
    }
  }

  void run()
  return {
    /** Connects without waiting: the network is back, or the tab is visible. */
    retryNow: () => {
      if (connection && connection.silence() > staleAfterMs) connection.close()
      if (connection || mustWait) return
      failures = 0
      endPause?.()
    },
    stop: () => {
      stopped.abort()
      connection?.close()
      endPause?.()
    }
  }
}
