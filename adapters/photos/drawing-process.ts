import workerpool from "workerpool"

// What decodes a stranger's bytes knows no secrets: these are all its settings. Two arenas, because glibc keeps memory
// for each thread (docs/operations.md#photos).
const forkOpts = {
  execArgv: [],
  env: { PATH: process.env["PATH"], MALLOC_ARENA_MAX: "2" },
  serialization: "advanced"
} as const

const longestMs = 30_000

// One that was lost is never heard to end. Any that is left ends with the server.
const endingMs = 2_000

// Sending copies, and a whole photo takes longer than those who read should wait for their turn.
const pieceBytes = 256 * 1_024

/** A process that draws one photo at a time by picture-worker.cjs. */
export interface DrawingProcess<Drawn> {
  /** What it answers; rejects when it is lost over it, or takes too long. */
  readonly draw: (photo: Uint8Array, bounds: object) => Promise<Drawn>
  readonly end: () => Promise<unknown>
}

/** The first photo starts it; one that was lost, the next. */
export const drawingProcess = <Drawn>(program: string): DrawingProcess<Drawn> => {
  const pool = workerpool.pool(program, { forkOpts, maxWorkers: 1, workerType: "process" })
  return {
    draw: async (photo, bounds) => {
      const latest = performance.now() + longestMs
      const ask = (method: string, values: Array<unknown>) =>
        pool.exec(method, values).timeout(Math.max(1, latest - performance.now()))
      // An empty one has a piece, too: what came before it must not be drawn in its place.
      for (let at = 0; at === 0 || at < photo.byteLength; at += pieceBytes) {
        await ask("take", [photo.subarray(at, at + pieceBytes), at, photo.byteLength])
      }
      return ask("draw", [bounds])
    },
    end: async () => pool.terminate(false, endingMs).catch(() => undefined)
  }
}
