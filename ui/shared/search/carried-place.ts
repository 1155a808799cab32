import { useEffect } from "react"

import type { Understood } from "./call-search.ts"
import type { ProviderQuery } from "./provider-query.ts"
import type { useProviderQuery } from "./use-provider-query.ts"

const keyOf = ({ location, service }: ProviderQuery) => JSON.stringify([service, location])

/** The key of the last search whose place was not typed with its text. */
let carried: string | undefined

/**
 * Notes that the place of this search was not typed with it: it comes from the previous search or from the browser's
 * storage.
 */
export const carryPlace = (query: ProviderQuery): void => {
  carried = keyOf(query)
}

/** Drops a carried place when the text names another one, which only the server's answer tells. */
export const useTextPlace = (
  { amendQuery, query }: Pick<ReturnType<typeof useProviderQuery>, "amendQuery" | "query">,
  understood: Understood | undefined
): void => {
  useEffect(() => {
    if (understood?.textPlace === undefined || keyOf(query) !== carried) return
    carried = undefined
    amendQuery({ location: undefined })
  })
}
