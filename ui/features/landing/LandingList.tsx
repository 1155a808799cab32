import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { Suspense } from "react"

import { NearPlace } from "#ui/features/providers/NearPlace.tsx"
import { ProviderGrid } from "#ui/features/providers/ProviderGrid.tsx"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"
import { specialtyPath } from "#ui/shared/routing/category-path.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { LandingNearest } from "./landing-nearest.ts"
import type { LandingPage } from "./landing-page.ts"
import { LandingEmpty } from "./LandingEmpty.tsx"
import { shownWords } from "./shown-words.ts"
import type { LandingSearch } from "./use-landing-search.ts"

interface Props {
  readonly page: Pick<LandingPage, "list" | "people" | "specialty">
  readonly search: LandingSearch
  /** Invites the trade's professionals to join when there are no results. */
  readonly inviting?: boolean
  /** Whether help is wanted at once: then the list needs a place, and its cards have a call button. */
  readonly isEmergency?: boolean
}

/** A landing page shows this many at most (docs/product.md#landing-pages). */
const most = 6

/** The best providers that the search finds, and the way to all of the trade. */
export const LandingList = ({ inviting = false, isEmergency = false, page, search }: Props) => {
  const { data, isPending } = search.list
  if (isEmergency && search.query.location === undefined) {
    return (
      <Typography role="status" variant="h4" component="p">
        Where is it? Enter your ZIP code above to see who can come today.
      </Typography>
    )
  }
  const providers = data?.items.slice(0, most) ?? []
  // Results for a whole state have no distances to sort by.
  const isOrdered = isEmergency && search.sortBy === "distance" && providers[0]?.distance != null
  // A list that could not be loaded is shown as empty (docs/product.md#landing-search).
  const isEmpty = !isPending && providers.length === 0
  return (
    <>
      <Box role="status" sx={{ mb: 2, minHeight: "1.6em" }}>
        {isEmpty && <LandingEmpty people={page.people} search={search} inviting={inviting} />}
        {data && !isEmpty && (
          <Typography sx={{ color: "text.secondary" }}>
            {shownWords(data, most, page.people)}
            {data.understood.isPlaceCorrected && ` near ${data.understood.place}`}
            {isOrdered && `, the nearest to ${search.query.location} first`}
            {search.nearPlace !== undefined && <NearPlace place={search.nearPlace} />}
          </Typography>
        )}
      </Box>
      {isPending ? (
        <SkeletonCards label={`Loading ${page.people}`} />
      ) : (
        <ProviderGrid providers={providers} isUrgent={isEmergency} />
      )}
      {isEmpty && data && (
        <Suspense>
          <LandingNearest query={search.query} understood={data.understood} isUrgent={isEmergency} />
        </Suspense>
      )}
      <Box sx={{ display: "flex", justifyContent: "center", mt: { xs: 3, md: 5 } }}>
        <LinkButton href={specialtyPath(page.specialty)} variant="outlined" size="large">
          {page.list.seeAll}
        </LinkButton>
      </Box>
    </>
  )
}
