import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"

import { thingIn } from "#ui/shared/api/cached-things.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"

interface Options<Thing> {
  readonly path: string
  /** The id of the thing that the URL leads to; null for none. */
  readonly id: string | null
  readonly read: (id: string) => Promise<Thing>
  readonly list: Pick<UseQueryResult, "data">
  readonly waiting: UseQueryResult<ReadonlyArray<Thing>>
}

/**
 * The first rows of a person's list: the thing that the URL leads to, if it is not among the loaded ones, and what
 * waits.
 */
export const useFarThing = <Thing>({ id, list, path, read, waiting }: Options<Thing>) => {
  const [found, setFound] = useState<{ readonly id: string; readonly isFar: boolean }>()
  // Decided once for each thing, wherever it moves later.
  if (id && found?.id !== id && list.data !== undefined && !waiting.isPending) {
    setFound({ id, isFar: !thingIn(list.data, id) && !thingIn(waiting.data, id) })
  }
  const isFar = found?.id === id && found.isFar
  const { data, error, errorUpdateCount, isPending, refetch } = useQuery({
    // Under a key of its own, so that dialogs begin with what the list shows.
    queryKey: [path, "led to", id],
    queryFn: () => read(id ?? ""),
    enabled: isFar
  })
  const isThere = isFar && data !== undefined && statusOf(error) !== 404
  return {
    isThere,
    first: {
      data: [...(isThere ? [data] : []), ...(waiting.data ?? [])],
      isFetching: waiting.isFetching,
      // Pending until the thing has loaded, so that rows which are being read do not move down; if loading fails, the
      // rows are shown.
      isPending: waiting.isPending || (isFar && isPending && errorUpdateCount === 0)
    },
    error: isFar && data === undefined ? error : null,
    retry: refetch
  }
}
