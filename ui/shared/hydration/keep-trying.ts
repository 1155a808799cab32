import { pauseAfter } from "#ui/shared/api/backoff.ts"

interface Attempts<Result> {
  readonly attempt: () => Promise<Result>
  readonly onDone: (result: Result) => void
}

/**
 * Retries until the attempt succeeds, with backoff, and at once when the network is back or the tab becomes visible.
 */
export const keepTrying = <Result>({ attempt, onDone }: Attempts<Result>) => {
  const over = new AbortController()
  const { signal } = over
  let failures = 0
  let isTrying = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    over.abort()
    clearTimeout(timer)
  }
  const succeed = (result: Result) => {
    if (signal.aborted) return
    stop()
    onDone(result)
  }
  const fail = () => {
    isTrying = false
    failures += 1
    if (!signal.aborted) timer = setTimeout(run, pauseAfter(failures))
  }
  const run = () => {
    if (isTrying) return
    isTrying = true
    clearTimeout(timer)
    attempt().then(succeed, fail)
  }
  const retryNow = () => {
    failures = 0
    if (document.visibilityState === "visible") run()
  }

  addEventListener("online", retryNow, { signal })
  document.addEventListener("visibilitychange", retryNow, { signal })
  run()
  return stop
}
