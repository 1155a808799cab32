import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { Suspense } from "react"
import { flushSync } from "react-dom"

import { hasNotice } from "#ui/features/providers/has-notice.ts"
import { NearPlace } from "#ui/features/providers/NearPlace.tsx"
import { ProviderGrid } from "#ui/features/providers/ProviderGrid.tsx"
import { ProvidersError } from "#ui/features/providers/ProvidersError.tsx"
import { Section } from "#ui/shared/components/Section.tsx"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"
import { foundWords } from "#ui/shared/format/provider-words.ts"
import { focusResults, placeIds } from "#ui/shared/routing/go-to.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { SearchOutcome } from "./search-outcome.ts"
import type { HomeSearch } from "./use-home-search.ts"

const Found = ({ applied, list: { data, isPending, refetch }, search }: HomeSearch) => {
  if (isPending) return <SkeletonCards label="Loading professionals" />
  if (!data) return <ProvidersError onRetry={refetch} />
  const { items, understood } = data
  const isEmpty = items.length === 0
  const near = (location: string) => {
    search({ ...applied, location })
    // The field that had the focus is gone.
    focusResults()
  }
  return (
    <>
      {(isEmpty || hasNotice(applied, understood)) && (
        <Suspense>
          <SearchOutcome
            query={applied}
            understood={understood}
            title="No service providers found in your area."
            isEmpty={isEmpty}
            onPlace={near}
          />
        </Suspense>
      )}
      <ProviderGrid providers={items} />
    </>
  )
}

/** The search in words: "for “fence” in Plumbing near Austin, TX"; after "who may help" it is "with “locksmith”". */
const searchWords = ({ applied: { location, service, specialty }, understood }: HomeSearch) =>
  [
    service && `${understood?.notOffered ? "with" : "for"} “${service}”`,
    specialty && `in ${specialty}`,
    location && `near ${location}`
  ]
    .filter(Boolean)
    .join(" ")

const Outcome = (search: HomeSearch) => {
  const { clear, isNarrowed, list } = search
  const leave = () => {
    // Flushed, because without a search the results are rendered elsewhere.
    flushSync(clear)
    focusResults()
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        columnGap: 2,
        flexWrap: "wrap",
        alignItems: "center",
        mt: isNarrowed ? -2 : 0,
        mb: isNarrowed ? 1.5 : 0
      }}
    >
      <Typography role="status" component="p" variant="subtitle2">
        {isNarrowed &&
          (list.data ?? list.isPending) &&
          `${list.data ? foundWords(list.data) : "Finding professionals"} ${searchWords(search)}`}
      </Typography>
      {isNarrowed && (
        <Button size="small" onClick={leave} sx={{ ml: -1.5 }}>
          Clear Search
        </Button>
      )}
    </Stack>
  )
}

/** The lead about the best professionals; the results of a search stand right below the title. */
const leadOf = ({ isNarrowed, nearPlace }: HomeSearch) => {
  if (isNarrowed) return undefined
  if (nearPlace === undefined) return "The best reviewed people of the network, ready to give you a quote."
  return (
    <>
      The best reviewed people
      <NearPlace place={nearPlace} />
    </>
  )
}

/** The best professionals, or the results of a search, which moves the focus here. */
export const TopRated = (search: HomeSearch) => {
  const all = (
    <LinkButton href={search.allPath} variant="outlined">
      See All Professionals
    </LinkButton>
  )
  const { isNarrowed } = search
  return (
    <Box id={placeIds.results} tabIndex={-1}>
      <Section title="Top-Rated Professionals" lead={leadOf(search)} action={!isNarrowed && all}>
        <Outcome {...search} />
        <Found {...search} />
        {isNarrowed && <Box sx={{ mt: 3 }}>{all}</Box>}
      </Section>
    </Box>
  )
}
