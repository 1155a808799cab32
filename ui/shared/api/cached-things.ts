import type { QueryClient } from "@tanstack/react-query"

import type { Identified } from "./each-once.ts"
import { editCached } from "./edit-cached.ts"

/**
 * Changes the thing with this id in a list, in the pages of a list, or by itself; everything else stays the same
 * object.
 */
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

/** The thing of this id in what is cached for a query, if it is there. */
export const thingIn = <Thing extends Identified>(data: unknown, id: Thing["id"]): Thing | undefined => {
  let found: Thing | undefined
  withThing<Thing>(id, (thing) => (found = thing))(data)
  return found
}

/** A thing that is cached under a path, if it is there. */
export const cachedThing = <Thing extends Identified>(
  queryClient: QueryClient,
  path: string,
  id: Thing["id"]
): Thing | undefined =>
  queryClient
    .getQueriesData({ queryKey: [path] })
    .map(([, data]) => thingIn<Thing>(data, id))
    .findLast((thing) => thing !== undefined)
