import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query"
import { useRef, useState } from "react"

import type { ListPage } from "./call.ts"
import { eachOnce, type Identified } from "./each-once.ts"

export type ListPages<Item> = InfiniteData<ListPage<Item>>

/** Keyset pagination: each page begins after the last row of the one before. */
export const pagesByLast = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ hasNext, items }: ListPage<Identified>) => (hasNext ? items.at(-1)?.id : undefined)
}

/** The query parameters of a page: of the first, or of the one after a row. */
export const pageAfter = (before: string | null, limit: number) => ({
  limit: String(limit),
  ...(before === null ? {} : { before })
})

/** What a list shows so far, and how to load more. */
export interface PagedList<Item> {
  /** Undefined while nothing is known. */
  readonly items: ReadonlyArray<Item> | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => unknown
  readonly hasMore: boolean
  /** Whether the next page could not be loaded; the pages before stay. */
  readonly isFailing: boolean
  /** Loads the next page, or as many as it takes until the rows of these pages are enough. */
  readonly loadMore: (isEnough?: (rows: ReadonlyArray<Item>) => boolean) => Promise<unknown>
}

/** The most pages that are read one after the other. */
const mostPages = 20

type First<Item> = Partial<Pick<UseQueryResult<ReadonlyArray<Item>>, "data" | "isFetching" | "isPending">>

/**
 * The rows to show. A new row may belong to `first`: while that is fetched again the rows stay as they were. Otherwise
 * the new one would appear at its date and then move above all others, and the browser's scroll with it.
 */
const useRows = <Item extends Identified>(data: ListPages<Item> | undefined, first: First<Item>) => {
  const [settled, setSettled] = useState(data)
  if (!first.isFetching && settled !== data) setSettled(data)
  const shown = (first.isFetching && settled) || data
  return shown && eachOnce([...(first.data ?? []), ...shown.pages.flatMap(({ items }) => items)])
}

/** A list as far as it has been loaded; the rows of `first` come before it. */
export const usePagedList = <Item extends Identified>(
  query: UseInfiniteQueryResult<ListPages<Item>>,
  first: First<Item> = {}
): PagedList<Item> => {
  const underWay = useRef<Promise<unknown>>(null)
  const { data, error, fetchNextPage, hasNextPage, isFetchNextPageError, isPending, isRefetching, refetch } =
    query

  // Loading the next page cancels a refetch of the pages before; it is started again afterwards.
  const next = async (isEnough: (rows: ReadonlyArray<Item>) => boolean) => {
    const known = data?.pages.length ?? 0
    for (let page = 0; page < mostPages; page += 1) {
      const { data: all, hasNextPage: goesOn, isFetchNextPageError: isFailing } = await fetchNextPage()
      const rows = all?.pages.slice(known).flatMap(({ items }) => items)
      if (!goesOn || isFailing || rows === undefined || isEnough(rows)) break
    }
    if (isRefetching) void refetch()
  }
  return {
    items: useRows(data, first),
    error,
    isPending: isPending || first.isPending === true,
    retry: refetch,
    hasMore: hasNextPage,
    isFailing: isFetchNextPageError,
    loadMore: (isEnough = () => true) => {
      underWay.current ??= next(isEnough).finally(() => {
        underWay.current = null
      })
      return underWay.current
    }
  }
}

/** All of a list where it is needed whole, as far as `mostPages` go. */
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
