import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query"
import { useRef, useState } from "react"

import type { ListPage } from "./call.ts"
import { eachOnce, type Identified } from "./each-once.ts"

export type ListPages<Item> = InfiniteData<ListPage<Item>>

/** How pages of a list follow each other: each after the last row of the one before. */
export const pagesByLast = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ hasNext, items }: ListPage<Identified>) => (hasNext ? items.at(-1)?.id : undefined)
}

/** The query of a page: the first, or that after a row. */
export const pageAfter = (before: string | null, limit: number) => ({
  limit: String(limit),
  ...(before === null ? {} : { before })
})

/** What a list shows so far, and the way on. */
export interface PagedList<Item> {
  /** Undefined while nothing is known. */
  readonly items: ReadonlyArray<Item> | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => unknown
  readonly hasMore: boolean
  /** The next page could not be had; the ones before stand. */
  readonly isFailing: boolean
  readonly loadMore: () => Promise<unknown>
}

type First<Item> = Partial<Pick<UseQueryResult<ReadonlyArray<Item>>, "data" | "isFetching" | "isPending">>

/**
 * The rows to show. One that is new may belong to what comes first: while that is asked for anew the others stand as
 * they were, or it would appear at its date and then move past everything before it, and the browser's scroll with it.
 */
const useRows = <Item extends Identified>(data: ListPages<Item> | undefined, first: First<Item>) => {
  const [settled, setSettled] = useState(data)
  if (!first.isFetching && settled !== data) setSettled(data)
  const shown = (first.isFetching && settled) || data
  return shown && eachOnce([...(first.data ?? []), ...shown.pages.flatMap(({ items }) => items)])
}

/** A list as far as it has been loaded, after what comes first of it. */
export const usePagedList = <Item extends Identified>(
  query: UseInfiniteQueryResult<ListPages<Item>>,
  first: First<Item> = {}
): PagedList<Item> => {
  const underWay = useRef<Promise<unknown>>(null)
  const { data, error, fetchNextPage, hasNextPage, isFetchNextPageError, isPending, isRefetching, refetch } =
    query

  // Loading the next page ends a refreshing of those before; it is made up for.
  const next = async () => {
    await fetchNextPage()
    if (isRefetching) void refetch()
  }
  return {
    items: useRows(data, first),
    error,
    isPending: isPending || first.isPending === true,
    retry: refetch,
    hasMore: hasNextPage,
    isFailing: isFetchNextPageError,
    loadMore: () => {
      underWay.current ??= next().finally(() => {
        underWay.current = null
      })
      return underWay.current
    }
  }
}

/** Pages that are read one after the other at most, where everything is wanted at once. */
const mostPages = 20

/** All of a list, as far as `mostPages` go. */
export const readAll = async <Item extends Identified>(
  read: (before: string | null) => Promise<ListPage<Item>>
): Promise<ReadonlyArray<Item>> => {
  const all: Array<Item> = []
  for (let page = 0; page < mostPages; page += 1) {
    const { hasNext, items } = await read(all.at(-1)?.id ?? null)
    all.push(...items)
    if (!hasNext) break
  }
  return eachOnce(all)
}
