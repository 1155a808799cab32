import workerpool from "workerpool"

// The process that decodes strangers' bytes knows no secrets: this is its whole environment. Two arenas, because glibc
// keeps memory for each thread (docs/operations.md#photos).
const forkOpts = {
  execArgv: [],
  env: { PATH: process.env["PATH"], MALLOC_ARENA_MAX: "2" },
  serialization: "advanced"
} as const

const longestMs = 30_000

// A process that was lost never reports its end. Any that is left ends with the server.
const endingMs = 2_000

// Sending copies the bytes, and a whole photo would hold the event loop for too long.
const pieceBytes = 256 * 1_024

/** A process that draws one photo at a time by picture-worker.cjs. */
export interface DrawingProcess<Drawn> {
  /** The process's answer; rejects when the process is lost meanwhile, or takes too long. */
  readonly draw: (photo: Uint8Array, bounds: object) => Promise<Drawn>
  /** The middle of a picture as a square JPEG; rejects as `draw` does, and where the picture cannot be read. */
  readonly square: (picture: Uint8Array, side: number) => Promise<Uint8Array>
  readonly end: () => Promise<unknown>
}

/** The first photo starts the process; if it was lost, the next photo starts another. */
export const drawingProcess = <Drawn>(program: string): DrawingProcess<Drawn> => {
  const pool = workerpool.pool(program, { forkOpts, maxWorkers: 1, workerType: "process" })
  const withPhoto = async (photo: Uint8Array, method: "draw" | "square", value: unknown) => {
    const latest = performance.now() + longestMs
    const ask = (name: string, values: Array<unknown>) =>
      pool.exec(name, values).timeout(Math.max(1, latest - performance.now()))
    // An empty photo is sent as one piece, too, or the one before it would be drawn in its place.
    for (let at = 0; at === 0 || at < photo.byteLength; at += pieceBytes) {
      await ask("take", [photo.subarray(at, at + pieceBytes), at, photo.byteLength])
    }
    return ask(method, [value])
  }
  return {
    draw: (photo, bounds) => withPhoto(photo, "draw", bounds),
    square: (picture, side) => withPhoto(picture, "square", side),
    end: async () => pool.terminate(false, endingMs).catch(() => undefined)
  }
}
