import Box from "@mui/material/Box"

import { tradePeople } from "#domain/catalogue/trade-people.ts"
import { localPageMinimum } from "#domain/local/local-limits.ts"
import type { LocalPage as Page } from "#domain/local/local-page.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { ProviderGrid } from "#ui/features/providers/ProviderGrid.tsx"
import { ClosingBand } from "#ui/shared/components/ClosingBand.tsx"
import { Container } from "#ui/shared/components/Page.tsx"
import { Section } from "#ui/shared/components/Section.tsx"
import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { asSearched } from "#ui/shared/search/as-searched.ts"

import { cityWords, searchPath } from "./local-path.ts"
import { LocalHead } from "./LocalHead.tsx"
import { LocalLinks } from "./LocalLinks.tsx"
import { LocalReviews } from "./LocalReviews.tsx"

interface Props {
  readonly page: Page
}

/** Leads on from what the page shows of its place; null where it shows all that one may want. */
const wayOn = ({ providers, total }: Page): string | null => {
  if (total > providers.length) return `See all ${formatNumber(total)} and more nearby`
  return total < localPageMinimum ? "See more nearby" : null
}

const Providers = ({ page }: Props) => {
  const { many } = tradePeople[page.category.name]
  const words =
    page.total < localPageMinimum
      ? { title: `In ${page.place.city} so far`, lead: `More ${many} nearby may come to you.` }
      : {
          title: `Top-rated ${many} in ${page.place.city}`,
          lead: "Ranked by what customers said after the job."
        }
  const label = wayOn(page)
  return (
    <Section {...words}>
      <ProviderGrid
        providers={page.providers.map((provider) => asSearched(provider, [page.category.name]))}
      />
      {label !== null && (
        <Box sx={{ display: "flex", justifyContent: "center", mt: { xs: 3, md: 5 } }}>
          <LinkButton href={searchPath(page)} variant="outlined" size="large">
            {label}
          </LinkButton>
        </Box>
      )}
    </Section>
  )
}

const Neighbours = ({ page }: Props) =>
  page.otherCategories.length + page.nearby.length === 0 ? null : (
    <Container sx={{ py: { xs: 6, md: 8 } }}>
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } }}>
        <LocalLinks
          title={`${capitalized(tradePeople[page.category.name].many)} near ${page.place.city}`}
          links={page.nearby}
          labelOf={cityWords}
        />
        <LocalLinks
          title={`More services in ${page.place.city}`}
          links={page.otherCategories}
          labelOf={({ category }) => category.name}
        />
      </Box>
    </Container>
  )

/** A category in a place: its facts, its providers, their newest reviews, and the neighbours. */
export const LocalPage = ({ page }: Props) => (
  <>
    <LocalHead page={page} />
    <Providers page={page} />
    <SelectiveHydration>
      <LocalReviews page={page} />
      <Neighbours page={page} />
      <ClosingBand
        title="Rather be found than search?"
        text={`Describe the job once. ${capitalized(tradePeople[page.category.name].many)} around ${page.place.city} send you their offers, and you choose.`}
      >
        <LinkButton href="/start-project" variant="contained" size="large">
          Describe Your Project
        </LinkButton>
      </ClosingBand>
    </SelectiveHydration>
  </>
)
