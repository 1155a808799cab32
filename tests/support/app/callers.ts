/** An answer that a caller got, when it had arrived (`at`) and how long it took (`ms`), in milliseconds. */
export interface Got {
  readonly what: string
  readonly status: number
  readonly isStale: boolean
  readonly retryAfter: string | null
  readonly text: string
  readonly at: number
  readonly ms: number
}

export type Ask = () => Promise<Response>

const read = async (what: string, ask: Ask): Promise<Got> => {
  const start = performance.now()
  const answer = await ask()
  const text = await answer.text()
  const at = performance.now()
  const { headers, status } = answer
  const isStale = headers.get("warning") === '110 - "Response is Stale"'
  return { what, status, isStale, retryAfter: headers.get("retry-after"), text, at, ms: at - start }
}

/** Concurrent callers of a server; each repeats its own request, one after the other, until `stop`. */
export const callersAtWork = (asks: Readonly<Record<string, Ask>>) => {
  const got: Array<Got> = []
  const over = new AbortController()
  const caller = async ([what, ask]: readonly [string, Ask]) => {
    while (!over.signal.aborted) got.push(await read(what, ask))
  }
  const ended = Promise.all(Object.entries(asks).map(caller))
  // A failure is reported by `stop`.
  ended.catch(() => undefined)
  return {
    got,
    stop: async () => {
      over.abort()
      await ended
    }
  }
}
