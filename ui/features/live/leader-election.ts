const lockName = "live-updates"

interface Election {
  /** This tab has become the leader. */
  readonly onElected: () => void
  /** Another tab has taken the leadership over. */
  readonly onDeposed: () => void
}

/** Elects one tab of the browser, and the next when that one closes or resigns (Web Locks). */
export const electLeader = (locks: LockManager, { onDeposed, onElected }: Election) => {
  let candidacy = new AbortController()
  let isLeader = false
  let isStopped = false
  let resign: (() => void) | undefined

  const lead = () =>
    new Promise<void>((resolve) => {
      resign = resolve
      isLeader = true
      onElected()
    })

  const request = async (options: LockOptions): Promise<void> => {
    // Rejects when this tab withdraws, or when another one steals the lock.
    await locks.request(lockName, options, lead).catch(() => undefined)
    if (!isLeader) return
    isLeader = false
    if (isStopped) return
    onDeposed()
    await queue()
  }

  const queue = () => {
    candidacy = new AbortController()
    return request({ signal: candidacy.signal })
  }

  void queue()
  return {
    isLeader: () => isLeader,
    /** Steals the lock from a leader that has stopped answering: browsers freeze tabs in the background. */
    takeOver: () => {
      if (isLeader || isStopped) return
      candidacy.abort()
      void request({ steal: true })
    },
    stop: () => {
      isStopped = true
      candidacy.abort()
      resign?.()
    }
  }
}
