import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"

import type { Understood } from "#ui/shared/search/call-search.ts"
import { lastPlace, rememberPlace } from "#ui/shared/search/last-place.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { noOneNear } from "./no-one-near.ts"
import { ProviderGrid } from "./ProviderGrid.tsx"
import { nearestQuery } from "./use-providers.ts"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  readonly heading?: "h2" | "h3"
  /**
   * Whether help is urgent: cards get a call button, and only those are shown who come as soon as the availability asks
   * for; where the text asks for it, as for roofers, these come first.
   */
  readonly isUrgent?: boolean
  /** What can be done, between the sentence and the cards. */
  readonly actions?: ReactNode
  /** Shown where nobody does this even far away; by default the reason and `actions`. */
  readonly otherwise?: ReactNode
}

// An unknown place is forgotten: it is not proposed for the next search.
const useForgotten = (place: string | undefined) => {
  useEffect(() => {
    if (place !== undefined && lastPlace() === place) rememberPlace("")
  }, [place])
}

/** For a search that finds nobody within reach: the nearest of the trade, wherever they are. */
export const NearestProviders = ({
  actions,
  heading = "h3",
  isUrgent = false,
  otherwise,
  query,
  understood
}: Props) => {
  const nearest = useQuery({ ...nearestQuery(query, isUrgent), enabled: understood.place !== undefined })
  useForgotten(understood.place === undefined ? query.location : undefined)
  const providers = nearest.data?.items ?? []
  // Otherwise the text for no results would flash while the nearest load.
  if (nearest.isLoading) return null
  if (providers.length === 0) {
    return (
      otherwise ?? (
        <>
          <Typography sx={{ mb: 2 }}>{noOneNear(query, understood)}</Typography>
          {actions}
        </>
      )
    )
  }
  return (
    <>
      <Typography variant="h4" component="p" sx={{ mb: 2 }}>
        {noOneNear(query, understood)} The nearest:
      </Typography>
      {actions}
      <ProviderGrid providers={providers} heading={heading} isUrgent={isUrgent} />
    </>
  )
}
