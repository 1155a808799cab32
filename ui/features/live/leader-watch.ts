/** How long the tab with the stream may take to answer. */
const answerWithin = 3_000
/** It speaks at least with every heartbeat of the server, each 25 s. */
const longestSilence = 70_000

interface Holder {
  readonly ask: () => void
  readonly onGone: () => void
}

/** Notices when the tab that has the stream does not answer any more. Nobody misses it while nobody is looking. */
export const watchHolder = ({ ask, onGone }: Holder) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (run: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const inquire = () => {
    ask()
    wait(onGone, answerWithin)
  }
  return {
    inquire,
    heard: () => wait(() => document.visibilityState === "visible" && inquire(), longestSilence),
    stop: () => clearTimeout(timer)
  }
}
