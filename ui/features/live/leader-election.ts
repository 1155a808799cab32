const lockName = "live-updates"

interface Turn {
  /** It is this tab's turn. */
  readonly onBegin: () => void
  /** Another tab has taken over. */
  readonly onEnd: () => void
}

/** Lets one tab of the browser have its turn, and the next when that one closes or gives up (Web Locks). */
export const takeTurns = (locks: LockManager, { onBegin, onEnd }: Turn) => {
  let waiting = new AbortController()
  let isMine = false
  let isOver = false
  let giveUp: (() => void) | undefined

  const begin = () =>
    new Promise<void>((resolve) => {
      giveUp = resolve
      isMine = true
      onBegin()
    })

  const enter = async (options: LockOptions): Promise<void> => {
    // Fails when the tab gives up waiting, or when another one takes over.
    await locks.request(lockName, options, begin).catch(() => undefined)
    if (!isMine) return
    isMine = false
    if (isOver) return
    onEnd()
    await queue()
  }

  const queue = () => {
    waiting = new AbortController()
    return enter({ signal: waiting.signal })
  }

  void queue()
  return {
    isMine: () => isMine,
    /** Does not wait for a tab that has stopped answering: browsers freeze those that nobody looks at. */
    takeOver: () => {
      if (isMine || isOver) return
      waiting.abort()
      void enter({ steal: true })
    },
    stop: () => {
      isOver = true
      waiting.abort()
      giveUp?.()
    }
  }
}
