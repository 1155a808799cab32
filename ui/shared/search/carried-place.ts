import { useEffect } from "react"

import type { Understood } from "./call-search.ts"
import type { ProviderQuery } from "./provider-query.ts"
import type { useProviderQuery } from "./use-provider-query.ts"

const keyOf = ({ location, service }: ProviderQuery) => JSON.stringify([service, location])

/** The last search with a place that nobody has typed beside its text. */
let carried: string | undefined

/** Notes that the place of this search was carried along: from the search before, or kept in the browser. */
export const carryPlace = (query: ProviderQuery): void => {
  carried = keyOf(query)
}

/** Gives up a place that was carried along where the text names another one, which the server alone knows. */
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
