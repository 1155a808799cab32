import type { QueryClient, QueryKey } from "@tanstack/react-query"

import { ownPageSize } from "#domain/shared/limits.ts"
import { turnSize } from "#domain/shared/turns.ts"

import { editCached } from "./edit-cached.ts"

interface Waiting {
  readonly id: string
  readonly homeownerId: string
}

const countOf = (items: ReadonlyArray<Waiting>, owner: string) =>
  items.filter(({ homeownerId }) => homeownerId === owner).length

/**
 * Removes a thing that was answered from the list of what waits; if others would move up into it, the list is
 * refetched.
 */
export const dropWaiting = (queryClient: QueryClient, queryKey: QueryKey, id: string): void => {
  const items = queryClient.getQueryData<ReadonlyArray<Waiting>>(queryKey) ?? []
  const answered = items.find((item) => item.id === id)
  if (answered === undefined) return
  editCached<ReadonlyArray<Waiting>>(queryClient, queryKey, (list) => list.filter((item) => item.id !== id))
  if (items.length >= ownPageSize || countOf(items, answered.homeownerId) > turnSize)
    void queryClient.invalidateQueries({ queryKey, exact: true })
}
