import { useState } from "react"
import { flushSync } from "react-dom"

import { Section } from "#ui/shared/components/Section.tsx"
import { WhyChoose } from "#ui/shared/components/WhyChoose.tsx"
import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"
import { goToPlaceField, placeIds, showResults } from "#ui/shared/routing/go-to.ts"

import { ClosingCall } from "./ClosingCall.tsx"
import type { CategoryPage } from "./landing-page.ts"
import { LandingList } from "./LandingList.tsx"
import { LandingSearchForm } from "./LandingSearchForm.tsx"
import { LandingSort } from "./LandingSort.tsx"
import { NoticeBand } from "./NoticeBand.tsx"
import { PopularPlaces } from "./PopularPlaces.tsx"
import { ServiceTiles } from "./ServiceTiles.tsx"
import { StorySection } from "./StorySection.tsx"
import { TradeHero } from "./TradeHero.tsx"
import { useLandingSearch } from "./use-landing-search.ts"

/** The layout of the six established categories: the search comes first (docs/product.md#landing-pages). */
export const CategoryLandingScreen = ({ page }: { readonly page: CategoryPage }) => {
  const search = useLandingSearch(page)
  const [isPressed, setPressed] = useState(false)
  const emergency = page.notice?.kind === "emergency" ? page.notice : undefined
  // The URL that the button has left tells people who come back that it was an emergency; another choice ends it.
  const isEmergency =
    (isPressed || search.sortBy === "distance") &&
    emergency !== undefined &&
    page.choice.read(search.query) === emergency.choose
  const list = isEmergency ? emergency.list : page.list
  const hasPlace = search.choices.location.trim() !== ""
  // Help from another state is no help: first the place is needed, and then the nearest professionals.
  const choose = (choice: string) => {
    // Flushed, because the form's request for the place stands above its field, and has to scroll into view with it.
    flushSync(() => {
      setPressed(true)
      search.search({ choice }, "distance")
    })
    if (hasPlace) showResults()
    else goToPlaceField()
  }
  return (
    <>
      <TradeHero page={page} tab={search.title ?? page.tab}>
        <LandingSearchForm
          page={page}
          search={search}
          shape="stacked"
          isEmergency={isEmergency}
          onSearched={showResults}
        />
      </TradeHero>
      {page.notice && <NoticeBand notice={page.notice} onChoose={choose} />}
      <SelectiveHydration>
        <ServiceTiles services={page.services} />
      </SelectiveHydration>
      <Section
        id={placeIds.results}
        tone="sunken"
        title={list.title}
        lead={list.lead}
        action={<LandingSort search={search} />}
      >
        <LandingList page={page} search={search} inviting isEmergency={isEmergency} />
      </Section>
      <SelectiveHydration>
        <WhyChoose why={page.why} />
        {page.story && <StorySection story={page.story} />}
        <PopularPlaces page={page} />
        <ClosingCall closing={page.closing} />
      </SelectiveHydration>
    </>
  )
}
