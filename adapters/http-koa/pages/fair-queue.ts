import { HttpFault } from "../endpoints/problem.ts"

interface Options {
  /** How many pieces of work are under way at the same time. */
  readonly atOnce: number
  /** How many may wait for that. */
  readonly mayWait: number
  /** Whether a pause as long as the work follows it: for work that holds the event loop most of its time. */
  readonly rests?: boolean
}

interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

/** Seconds. */
const comeBackAfter = 5

const tooBusy = () => new HttpFault("TooBusy", { "Retry-After": String(comeBackAfter) })

/**
 * Does a few pieces of work at a time (admission). Keys that wait are served round robin, one piece each, and where no
 * more may wait the key with most waiting loses its newest: a client that asks for much delays only itself.
 */
export const makeFairQueue = ({ atOnce, mayWait, rests = false }: Options) => {
  // By key, in the order of their turns.
  const waiting = new Map<string, Array<Waiting>>()
  let underWay = 0
  let count = 0

  const next = () => {
    const [first] = waiting
    if (first === undefined || underWay === atOnce) return
    const [who, [work, ...others]] = first
    waiting.delete(who)
    if (others.length > 0) waiting.set(who, others)
    count -= 1
    underWay += 1
    work?.start()
  }

  const makeRoom = (who: string): boolean => {
    if (count < mayWait) return true
    const own = waiting.get(who) ?? []
    const longest = [...waiting.values()].reduce(
      (most, some) => (some.length > most.length ? some : most),
      own
    )
    if (longest.length <= own.length + 1) return false
    longest.pop()?.refuse()
    count -= 1
    return true
  }

  const turnOf = (who: string) =>
    new Promise<void>((start, fail) => {
      const refuse = () => fail(tooBusy())
      if (!makeRoom(who)) return refuse()
      waiting.set(who, [...(waiting.get(who) ?? []), { start, refuse }])
      count += 1
      next()
    })

  const free = () => {
    underWay -= 1
    next()
  }

  /** Does the work when it is the turn of its key. */
  return async <A>(who: string, work: () => Promise<A>): Promise<A> => {
    await turnOf(who)
    const start = performance.now()
    try {
      return await work()
    } finally {
      // Answers that are ready go out in between.
      if (rests) setTimeout(free, performance.now() - start)
      else setImmediate(free)
    }
  }
}
