import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { ProviderGrid } from "#ui/features/providers/ProviderGrid.tsx"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import type { LandingPage } from "./landing-page.ts"
import { LandingEmpty } from "./LandingEmpty.tsx"
import { shownWords } from "./shown-words.ts"
import type { LandingSearch } from "./use-landing-search.ts"

interface Props {
  readonly page: Pick<LandingPage, "list" | "people" | "specialty">
  readonly search: LandingSearch
  /** Invites the trade's professionals to join when there are no results. */
  readonly inviting?: boolean
}

/** A landing page shows this many at most (docs/product.md#landing-pages). */
const most = 6

const seeAllPath = (specialty: string) => `/providers?specialty=${encodeURIComponent(specialty)}`

/** The best providers that the search finds, and the way to all of the trade. */
export const LandingList = ({ inviting = false, page, search }: Props) => {
  const { data, isPending } = search.list
  const providers = data?.items.slice(0, most) ?? []
  // A list that could not be fetched has no display of its own (docs/product.md#landing-search).
  const isEmpty = !isPending && providers.length === 0
  return (
    <>
      <Box role="status" sx={{ mb: 2, minHeight: "1.6em" }}>
        {isEmpty && <LandingEmpty people={page.people} search={search} inviting={inviting} />}
        {data && !isEmpty && (
          <Typography sx={{ color: "text.secondary" }}>{shownWords(data, most, page.people)}</Typography>
        )}
      </Box>
      {isPending ? (
        <SkeletonCards label={`Loading ${page.people}`} />
      ) : (
        <ProviderGrid providers={providers} />
      )}
      <Box sx={{ display: "flex", justifyContent: "center", mt: { xs: 3, md: 5 } }}>
        <LinkButton href={seeAllPath(page.specialty)} variant="outlined" size="large">
          {page.list.seeAll}
        </LinkButton>
      </Box>
    </>
  )
}
