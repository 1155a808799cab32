/** The leader answers a ping within this time. */
const pingTimeoutMs = 3_000
/** The leader posts at least with every heartbeat of the server, each 25 s. */
const maxSilenceMs = 70_000

interface Leader {
  readonly ping: () => void
  readonly onGone: () => void
}

/** Notices when the leader tab no longer answers; in a tab that is in the background this can wait. */
export const watchLeader = ({ onGone, ping }: Leader) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const check = () => {
    ping()
    after(pingTimeoutMs, onGone)
  }
  return {
    check,
    /** To be called at each sign of life of the leader. */
    seen: () => after(maxSilenceMs, () => document.visibilityState === "visible" && check()),
    stop: () => clearTimeout(timer)
  }
}
