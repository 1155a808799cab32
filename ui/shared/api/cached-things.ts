import type { Query, QueryClient, QueryKey } from "@tanstack/react-query"

import type { OwnPages } from "./own-list.ts"

interface Identified {
  readonly id: string
}

const askAfterwards = async (queryClient: QueryClient, { promise, queryKey }: Query) => {
  await promise?.catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey, exact: true })
}

/** Changes what is cached under this key, if anything is; `change` answers the same where there is nothing to change. */
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
  // An answer under way may be older than the change, and what was out of date counts as fresh once it is written to.
  if (fetchStatus !== "idle" || isInvalidated) void askAfterwards(queryClient, query)
}

/** Changes the thing of this id in lists, in pages of them, or by itself; the rest stays the same object. */
const withThing = <Thing extends Identified>(id: Thing["id"], change: (thing: Thing) => Thing) => {
  const isIt = (data: object): data is Thing => "id" in data && data.id === id
  const within = (data: object, name: "items" | "pages") => {
    const before: unknown = Reflect.get(data, name)
    const after = walk(before)
    return after === before ? data : { ...data, [name]: after }
  }
  const walk = (data: unknown): unknown => {
    if (typeof data !== "object" || data === null) return data
    if (Array.isArray(data)) {
      const list: ReadonlyArray<unknown> = data
      const changed = list.map(walk)
      return changed.some((item, place) => item !== list[place]) ? changed : list
    }
    if (isIt(data)) return change(data)
    return "pages" in data ? within(data, "pages") : "items" in data ? within(data, "items") : data
  }
  return walk
}

/** Changes a thing wherever it is cached under the path. */
export const changeThing = <Thing extends Identified>(
  queryClient: QueryClient,
  path: string,
  id: Thing["id"],
  change: (thing: Thing) => Thing
): void => {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: [path] }))
    editCached<unknown>(queryClient, queryKey, withThing(id, change))
}

/** A thing as it is cached under the path, if it is. */
export const cachedThing = <Thing extends Identified>(
  queryClient: QueryClient,
  path: string,
  id: Thing["id"]
): Thing | undefined => {
  let found: Thing | undefined
  const look = withThing<Thing>(id, (thing) => (found = thing))
  queryClient.getQueriesData({ queryKey: [path] }).forEach(([, data]) => look(data))
  return found
}

/** Puts a thing first in a cached list, wherever it stood before. */
export const putFirst = (queryClient: QueryClient, queryKey: QueryKey, thing: Identified): void => {
  const others = (items: ReadonlyArray<Identified>) => items.filter(({ id }) => id !== thing.id)
  editCached<OwnPages<Identified> | ReadonlyArray<Identified>>(queryClient, queryKey, (data) => {
    if (!("pages" in data)) return [thing, ...others(data)]
    const [first, ...further] = data.pages.map((page) => ({ ...page, items: others(page.items) }))
    return first ? { ...data, pages: [{ ...first, items: [thing, ...first.items] }, ...further] } : data
  })
}
