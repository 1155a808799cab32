import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"

import { thingIn } from "#ui/shared/api/cached-things.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"

interface Options<Thing> {
  readonly path: string
  /** Where the address leads to, if anywhere. */
  readonly id: string | null
  readonly read: (id: string) => Promise<Thing>
  readonly list: Pick<UseQueryResult, "data">
  readonly waiting: UseQueryResult<ReadonlyArray<Thing>>
}

/** What an own list begins with: the thing that the address leads to, where it is not loaded, and what waits. */
export const useFarThing = <Thing>({ id, list, path, read, waiting }: Options<Thing>) => {
  const [found, setFound] = useState<{ readonly id: string; readonly isFar: boolean }>()
  // Once for each, wherever it moves later.
  if (id && found?.id !== id && list.data !== undefined && !waiting.isPending) {
    setFound({ id, isFar: !thingIn(list.data, id) && !thingIn(waiting.data, id) })
  }
  const isFar = found?.id === id && found.isFar
  const { data, error, errorUpdateCount, isPending, refetch } = useQuery({
    // By a key of its own: dialogs begin with what the list shows.
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
      // What is there does not move down under somebody's eyes; it stays where the call has failed.
      isPending: waiting.isPending || (isFar && isPending && errorUpdateCount === 0)
    },
    error: isFar && data === undefined ? error : null,
    retry: refetch
  }
}
