import * as Context from "effect/Context"

const megabyte = 1_024 * 1_024

/** The default memory for caches, in megabytes. */
export const usualKeptMegabytes = 200

// At least one byte, in which nothing fits: the library refuses a size of 0.
const roomOf = (bytes: number) => Math.max(1, Math.floor(bytes))

/** Bytes for the two segments of a cache: values that were asked for once, and values that were asked for again. */
export interface Steps {
  readonly once: number
  readonly again: number
}

// An eighth is enough to see what is asked for again.
const steps = (bytes: number): Steps => ({ once: roomOf(bytes / 8), again: roomOf(bytes * (7 / 8)) })

/** Divides so many megabytes among the caches, in bytes; with 0 nothing is cached. */
export const keptMemoryOf = (megabytes: number) => {
  const share = (hundredths: number) => roomOf((megabytes * megabyte * hundredths) / 100)
  return {
    answers: steps(share(15)),
    /** Professionals as lists show them; null where none are cached. */
    professionals: megabytes === 0 ? null : steps(share(10)),
    /** What URLs ask for. */
    questions: steps(share(1)),
    pages: steps(share(20)),
    packedPages: share(20),
    previews: steps(share(9)),
    thumbs: share(25)
  }
}

/** The memory for a server's caches, by kind. */
export const KeptMemory = Context.Reference("adapters/KeptMemory", {
  defaultValue: () => keptMemoryOf(usualKeptMegabytes)
})

export const keptMemoryIn = (context: Context.Context<never>) => Context.get(context, KeptMemory)
