import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { NothingFoundArt } from "../illustrations/Vignettes.tsx"
import { placeIds } from "../landing/go-to.ts"
import { foundWords } from "../providers/provider-words.ts"
import { ProviderGrid } from "../providers/ProviderGrid.tsx"
import { ProvidersError } from "../providers/ProvidersError.tsx"
import { EmptyState } from "../shared/EmptyState.tsx"
import { LinkButton } from "../shared/Link.tsx"
import { Section } from "../shared/Section.tsx"
import { SkeletonCards } from "../shared/SkeletonCards.tsx"
import type { HomeSearch } from "./use-home-search.ts"

const Found = ({ list: { data, isPending, refetch } }: HomeSearch) => {
  if (isPending) return <SkeletonCards label="Loading professionals" />
  if (!data) return <ProvidersError onRetry={refetch} />
  if (data.items.length === 0)
    return <EmptyState art={<NothingFoundArt />} title="No service providers found in your area." />
  return <ProviderGrid providers={data.items} />
}

/** What was searched for, in words: "fence in Plumbing near Austin, TX". */
const searchWords = ({ location, service, specialty }: HomeSearch["applied"]) =>
  [service && `“${service}”`, specialty && `in ${specialty}`, location && `near ${location}`]
    .filter(Boolean)
    .join(" ")

const Outcome = ({ applied, clear, isNarrowed, list: { data } }: HomeSearch) => (
  <Stack
    direction="row"
    useFlexGap
    sx={{ columnGap: 2, flexWrap: "wrap", alignItems: "center", mt: -2, mb: isNarrowed ? 3 : 0 }}
  >
    <Typography role="status" component="p" variant="subtitle2">
      {isNarrowed && data && `${foundWords(data)} ${searchWords(applied)}`}
    </Typography>
    {isNarrowed && (
      <Button size="small" onClick={clear}>
        Clear Search
      </Button>
    )}
  </Stack>
)

/** The best professionals, or the best of those searched for. The search leads the keyboard here. */
export const TopRated = (search: HomeSearch) => (
  <Box id={placeIds.results} tabIndex={-1}>
    <Section
      title="Top-Rated Professionals"
      lead="The best reviewed people of the network, ready to give you a quote."
      action={
        <LinkButton href={search.allPath} variant="outlined" sx={{ flexShrink: 0 }}>
          See All Professionals
        </LinkButton>
      }
    >
      <Outcome {...search} />
      <Found {...search} />
    </Section>
  </Box>
)
