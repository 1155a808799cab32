import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { Section } from "#ui/shared/components/Section.tsx"
import { WhyChoose } from "#ui/shared/components/WhyChoose.tsx"
import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"
import { goTo, placeIds } from "#ui/shared/routing/go-to.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { ClosingCall } from "./ClosingCall.tsx"
import type { ImprovementPage } from "./landing-page.ts"
import { LandingList } from "./LandingList.tsx"
import { LandingSearchForm } from "./LandingSearchForm.tsx"
import { PopularPlaces } from "./PopularPlaces.tsx"
import { ServiceTiles } from "./ServiceTiles.tsx"
import { StorySection } from "./StorySection.tsx"
import { TradeHero } from "./TradeHero.tsx"
import { useLandingSearch } from "./use-landing-search.ts"

const HeroButtons = ({ hero }: Pick<ImprovementPage, "hero">) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "& > *": { flexGrow: { xs: 1, sm: 0 } } }}>
    <Button variant="contained" size="large" onClick={() => goTo("search")}>
      {hero.find}
    </Button>
    <LinkButton href="/start-project" variant="outlined" size="large">
      {hero.start}
    </LinkButton>
  </Box>
)

/** The layout of the five construction and home-improvement categories: first what can be done, then who does it. */
export const ImprovementLandingScreen = ({ page }: { readonly page: ImprovementPage }) => {
  const search = useLandingSearch(page)
  return (
    <>
      <TradeHero page={page} tab={search.title ?? page.tab}>
        <HeroButtons hero={page.hero} />
      </TradeHero>
      <SelectiveHydration>
        <ServiceTiles services={page.services} />
      </SelectiveHydration>
      <Section id={placeIds.results} tone="sunken" title={page.list.title} lead={page.list.lead}>
        <LandingSearchForm page={page} search={search} shape="row" />
        <Box sx={{ mt: 3 }}>
          <LandingList page={page} search={search} />
        </Box>
      </Section>
      <SelectiveHydration>
        {page.story && <StorySection story={page.story} />}
        <WhyChoose why={page.why} />
        <PopularPlaces page={page} />
        <ClosingCall closing={page.closing} />
      </SelectiveHydration>
    </>
  )
}
