import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"

import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import type { LandingSearch } from "./use-landing-search.ts"

interface Props {
  readonly people: string
  readonly search: LandingSearch
  readonly inviting: boolean
}

/** No results: what to change, and for professionals the way to be found here. */
export const LandingEmpty = ({ inviting, people, search }: Props) => (
  <EmptyState
    art={<LaterArt name="NothingFoundArt" />}
    title={`No ${people} found`}
    action={
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: "wrap", justifyContent: "center", pt: 1 }}
      >
        {search.isNarrowed && (
          <Button variant="contained" onClick={() => search.search({ location: "", choice: "" })}>
            Clear filters
          </Button>
        )}
        {inviting && (
          <LinkButton href="/join-as-pro" variant="outlined">
            Join as a Pro
          </LinkButton>
        )}
      </Stack>
    }
  >
    Try adjusting your search criteria or location.
  </EmptyState>
)
