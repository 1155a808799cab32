import type { Query, QueryClient, QueryKey } from "@tanstack/react-query"

/** Refetches the queries that are meant; resolves when those on the screen are answered. */
type AskAnew = (isMeant: (queryKey: QueryKey) => boolean) => Promise<unknown>

const collectors = new WeakMap<QueryClient, AskAnew>()

/** Lets the refetches that writes ask for be batched with those for events, so that nothing is fetched twice. */
export const collectThrough = (queryClient: QueryClient, collect: AskAnew) => {
  collectors.set(queryClient, collect)
  return () => void collectors.delete(queryClient)
}

/**
 * Refetches what a write has changed beyond its answer: all queries whose key begins with one of the paths, or as one
 * of the keys.
 */
export const askAnew = (
  queryClient: QueryClient,
  ...starts: ReadonlyArray<QueryKey | string>
): Promise<unknown> => {
  const isMeant = (queryKey: QueryKey) =>
    starts.some((start) => [start].flat().every((part, position) => part === queryKey[position]))
  const collect = collectors.get(queryClient)
  if (collect) return collect(isMeant)
  const meant = { predicate: ({ queryKey }: Query) => isMeant(queryKey) }
  const underWay = queryClient.getQueryCache().findAll({ ...meant, fetchStatus: "fetching" })
  const asked = queryClient.invalidateQueries(meant)
  // A first fetch is not cancelled by the invalidation, and may have been answered before the write: refetched
  // afterwards.
  const first = underWay.filter(({ state }) => state.data === undefined)
  return first.length === 0
    ? asked
    : Promise.allSettled(first.map(async ({ promise }) => promise)).then(() =>
        queryClient.invalidateQueries(meant)
      )
}
