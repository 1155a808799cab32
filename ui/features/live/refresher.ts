import type { Query, QueryClient } from "@tanstack/react-query"

import { collectThrough } from "#ui/shared/api/ask-anew.ts"
import { pauseAfter } from "#ui/shared/api/backoff.ts"
import { writesAnswered } from "#ui/shared/api/own-writes.ts"

import { counts, type Subject } from "./subjects.ts"

/** The events of one step come within this time of each other, in milliseconds: they are batched. */
const together = 40
const mostTries = 5

// A failed first fetch has left nothing outdated on the screen, only a button to retry.
const hasSomething = ({ state }: Query) => state.data !== undefined || state.fetchStatus !== "idle"

interface Wanted {
  readonly subjects: ReadonlyArray<Subject>
  /** Whether it may wait until somebody looks at the page. */
  readonly canWait: boolean
  /** Whether the event comes from a write of this tab, whose answer is in the cache. */
  readonly isOwn: () => boolean
}

const never = () => false

/** Refetches what events have made stale. The cache's settings stay: nothing else is refetched. */
export const makeRefresher = (queryClient: QueryClient) => {
  const cache = queryClient.getQueryCache()
  const following = new Set<Query>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let wanted: ReadonlyArray<Wanted> = []
  /** What events have made stale while nobody looked at the page. */
  const missed = new Set<Subject>()
  let collecting: Promise<unknown> | undefined

  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }

  // A failed refetch leaves the screen as it was, without a button to press: it is retried, for a while.
  const invalidate = async (query: Query, failures = 0) => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
    const isWanted = query.isActive() && query.state.status === "error" && query.state.fetchStatus === "idle"
    if (isWanted && failures < mostTries)
      later(() => void invalidate(query, failures + 1), pauseAfter(failures + 2))
  }

  /** An answer under way may have been written before the event: it is awaited, and the query is fetched once more. */
  const askAfterwards = async (query: Query) => {
    if (following.has(query)) return
    following.add(query)
    await query.promise?.catch(() => undefined)
    following.delete(query)
    await invalidate(query)
  }

  const ask = (query: Query) =>
    query.state.fetchStatus === "idle" ? invalidate(query) : askAfterwards(query)

  const atOnce = ({ canWait, subjects }: Wanted) => {
    if (!canWait || !document.hidden) return subjects
    subjects.forEach((subject) => missed.add(subject))
    return subjects.filter((subject) => subject === counts)
  }

  const flush = async () => {
    // A write's event may be here before its answer.
    await writesAnswered()
    collecting = undefined
    const subjects = wanted.filter(({ isOwn }) => !isOwn()).flatMap(atOnce)
    wanted = []
    const concerned = cache
      .findAll({ predicate: ({ queryKey }) => subjects.some((subject) => subject(queryKey)) })
      .filter(hasSomething)
    await Promise.all(concerned.map(ask))
  }

  const collect = (news: Wanted): Promise<unknown> => {
    wanted = [...wanted, news]
    collecting ??= new Promise((resolve) => later(() => resolve(flush()), together))
    return collecting
  }
  const stopCollecting = collectThrough(queryClient, (subject) =>
    collect({ subjects: [subject], canWait: false, isOwn: never })
  )

  const refresh = (subjects: ReadonlyArray<Subject>, isOwn = never): void =>
    void collect({ subjects, canWait: true, isOwn })

  const catchUp = () => {
    if (document.hidden || missed.size === 0) return
    refresh([...missed])
    missed.clear()
  }
  document.addEventListener("visibilitychange", catchUp)

  return {
    /** Refetches what an event has made stale: while the tab is hidden the counts alone, and the rest at its return. */
    refresh,
    /** Refetches what could not be loaded while the server was unreachable. */
    retryFailed: (subjects: ReadonlyArray<Subject>) =>
      cache
        .findAll({ type: "active", predicate: ({ state }) => state.status === "error" })
        .filter(({ queryKey }) => subjects.some((subject) => subject(queryKey)))
        .forEach((query) => void ask(query)),
    stop: () => {
      document.removeEventListener("visibilitychange", catchUp)
      stopCollecting()
      timers.forEach(clearTimeout)
    }
  }
}
