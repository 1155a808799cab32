/** What became of one attempt to write something: its id where that was confirmed. */
export interface Attempt {
  readonly status: number
  readonly id: string | null
}

/** People who write one thing after the other, all at once, until they are told to stop. */
export const writersAtWork = (count: number, write: () => Promise<Attempt>) => {
  const attempts: Array<Attempt> = []
  const over = new AbortController()
  const writer = async () => {
    // A server that is gone answers nothing, which confirms nothing either.
    while (!over.signal.aborted) attempts.push(await write().catch(() => ({ status: 0, id: null })))
  }
  const writers = Array.from({ length: count }, writer)
  return {
    attempts,
    confirmed: () => attempts.flatMap(({ id }) => (id === null ? [] : [id])),
    stop: async () => {
      over.abort()
      await Promise.all(writers)
    }
  }
}
