import { ClosingBand } from "#ui/shared/components/ClosingBand.tsx"
import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { AllCategories } from "./AllCategories.tsx"
import { Hero } from "./Hero.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { PopularServices } from "./PopularServices.tsx"
import { Reasons } from "./Reasons.tsx"
import { TopRated } from "./TopRated.tsx"
import { useHomeSearch } from "./use-home-search.ts"

/** The first page (docs/product.md#home). */
export const HomeScreen = () => {
  const search = useHomeSearch()
  const results = <TopRated {...search} />
  return (
    <>
      <Hero {...search} />
      {/* The results of a search stand right below it. */}
      {search.isAnswer && results}
      <SelectiveHydration>
        <PopularServices />
        <AllCategories />
        <HowItWorks />
      </SelectiveHydration>
      {!search.isAnswer && results}
      <SelectiveHydration>
        <Reasons />
        <ClosingBand
          title="Are you a home service professional?"
          text="Join 10,000+ professionals who find their next customers here."
        >
          <LinkButton href="/join-as-pro" variant="contained" size="large">
            Join as a Pro
          </LinkButton>
        </ClosingBand>
      </SelectiveHydration>
    </>
  )
}
