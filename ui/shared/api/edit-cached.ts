import type { Query, QueryClient, QueryKey } from "@tanstack/react-query"

import type { Identified } from "./each-once.ts"
import type { ListPages } from "./paged-list.ts"

const askAfterwards = async (queryClient: QueryClient, { promise, queryKey }: Query) => {
  await promise?.catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey, exact: true })
}

/** Changes the data cached under this key, if there are any; `change` returns the same object where nothing changes. */
export const editCached = <Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data
): void => {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query === undefined) return
  const { fetchStatus, isInvalidated } = query.state
  queryClient.setQueryData<Data>(queryKey, (data) => {
    const changed = data && change(data)
    return changed === data ? undefined : changed
  })
  // An answer under way may be older than the change; and writing to stale data marks them as fresh. Either is
  // refetched.
  if (fetchStatus !== "idle" || isInvalidated) void askAfterwards(queryClient, query)
}

/** Puts a thing first in a cached list, wherever it stood before. */
export const putFirst = (queryClient: QueryClient, queryKey: QueryKey, thing: Identified): void => {
  const others = (items: ReadonlyArray<Identified>) => items.filter(({ id }) => id !== thing.id)
  editCached<ListPages<Identified> | ReadonlyArray<Identified>>(queryClient, queryKey, (data) => {
    if (!("pages" in data)) return [thing, ...others(data)]
    const [first, ...further] = data.pages.map((page) => ({ ...page, items: others(page.items) }))
    return first ? { ...data, pages: [{ ...first, items: [thing, ...first.items] }, ...further] } : data
  })
}
