import type { Query, QueryClient, QueryKey } from "@tanstack/react-query"

/** Asks for queries anew; resolves when those on the screen are answered. */
type AskAnew = (isMeant: (queryKey: QueryKey) => boolean) => Promise<unknown>

const collectors = new WeakMap<QueryClient, AskAnew>()

/** Lets what a write asks for be collected with what its events say, so that nothing is asked for twice. */
export const collectThrough = (queryClient: QueryClient, collect: AskAnew) => {
  collectors.set(queryClient, collect)
  return () => void collectors.delete(queryClient)
}

/** Asks anew for what a write has changed beyond its answer: all whose key begins with one of the paths. */
export const askAnew = (queryClient: QueryClient, ...paths: ReadonlyArray<string>): Promise<unknown> => {
  const isMeant = ([first]: QueryKey) => paths.some((path) => path === first)
  const collect = collectors.get(queryClient)
  if (collect) return collect(isMeant)
  const meant = { predicate: ({ queryKey }: Query) => isMeant(queryKey) }
  const underWay = queryClient.getQueryCache().findAll({ ...meant, fetchStatus: "fetching" })
  const asked = queryClient.invalidateQueries(meant)
  // What is fetched for the first time goes on being fetched, and may have been answered before the write.
  const first = underWay.filter(({ state }) => state.data === undefined)
  return first.length === 0
    ? asked
    : Promise.allSettled(first.map(async ({ promise }) => promise)).then(() =>
        queryClient.invalidateQueries(meant)
      )
}
