/** The outcome of one attempt to write something; `id` is null where the write was not confirmed. */
export interface Attempt {
  readonly status: number
  readonly id: string | null
}

/** Concurrent writers, each of whom writes one thing after the other until `stop`. */
export const writersAtWork = (count: number, write: () => Promise<Attempt>) => {
  const attempts: Array<Attempt> = []
  const over = new AbortController()
  const writer = async () => {
    // A request to a server that is gone fails, so that nothing is confirmed.
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
