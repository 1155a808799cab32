import type { Asked, Drawn } from "./drawing-worker.ts"

/** How long a picture may take, in milliseconds: many times what a slow phone needs. */
const patience = 20_000
/** How long the worker is kept for the next picture, in milliseconds. */
const idle = 5_000

const waiting = new Map<number, (drawn: Blob | null) => void>()
let worker: Worker | undefined
let mayWork = typeof Worker === "function" && typeof OffscreenCanvas === "function"
let last = 0
let ending: ReturnType<typeof setTimeout> | undefined

const end = () => {
  worker?.terminate()
  worker = undefined
}

/** A worker that failed is not asked again by this page: what waits for it is drawn otherwise. */
const giveUp = () => {
  mayWork = false
  end()
  waiting.forEach((tell) => tell(null))
}

const start = () => {
  const started = new Worker(new URL("./drawing-worker.ts", import.meta.url), { type: "module" })
  started.addEventListener("message", ({ data }: MessageEvent<Drawn>) => waiting.get(data.id)?.(data.drawn))
  started.addEventListener("messageerror", giveUp)
  started.addEventListener("error", (event) => {
    event.preventDefault()
    giveUp()
  })
  return started
}

const ask = (file: Blob) =>
  new Promise<Blob | null>((resolve) => {
    const asked: Asked = { id: ++last, file }
    const late = setTimeout(giveUp, patience)
    waiting.set(asked.id, (drawn) => {
      clearTimeout(late)
      waiting.delete(asked.id)
      if (waiting.size === 0) ending = setTimeout(end, idle)
      resolve(drawn)
    })
    worker ??= start()
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    worker.postMessage(asked)
  })

/**
 * The picture as a worker draws it, so that the page does not stand still meanwhile; null where there is none, or where
 * it fails or does not answer.
 */
export const drawnBeside = async (file: Blob): Promise<Blob | null> => {
  if (!mayWork) return null
  clearTimeout(ending)
  try {
    return await ask(file)
  } catch {
    giveUp()
    return null
  }
}
