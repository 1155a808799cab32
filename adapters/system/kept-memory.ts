import * as Context from "effect/Context"

const megabyte = 1_024 * 1_024

/** How much memory there is for what is kept unless somebody says otherwise, in megabytes. */
export const usualKeptMegabytes = 200

// In a byte there is room for nothing.
const roomOf = (bytes: number) => Math.max(1, Math.floor(bytes))

/** Bytes for what was asked for once, and for what was asked for again. */
export interface Steps {
  readonly once: number
  readonly again: number
}

// An eighth is enough to see what is asked for again.
const steps = (bytes: number): Steps => ({ once: roomOf(bytes / 8), again: roomOf(bytes * (7 / 8)) })

/** Shares so many megabytes out among what is kept; with 0 nothing is. All of it is in bytes. */
export const keptMemoryOf = (megabytes: number) => {
  const share = (hundredths: number) => roomOf((megabytes * megabyte * hundredths) / 100)
  return {
    answers: steps(share(15)),
    /** Professionals as lists show them; null where none are remembered. */
    professionals: megabytes === 0 ? null : steps(share(10)),
    /** What addresses ask for. */
    questions: steps(share(1)),
    pages: steps(share(20)),
    packedPages: share(20),
    previews: steps(share(9)),
    thumbs: share(25)
  }
}

/** The memory for what a server keeps, by kind. */
export const KeptMemory = Context.Reference("adapters/KeptMemory", {
  defaultValue: () => keptMemoryOf(usualKeptMegabytes)
})

export const keptMemoryIn = (context: Context.Context<never>) => Context.get(context, KeptMemory)
