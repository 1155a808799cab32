import type { ComponentProps } from "react"

import type { Provider } from "#domain/provider/provider.ts"
import { useOwnBusiness } from "#ui/features/provider-profile/use-own-business.ts"
import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"

import { ProviderCard } from "./ProviderCard.tsx"

interface Props extends Pick<ComponentProps<typeof ProviderCard>, "heading" | "isUrgent"> {
  readonly providers: ReadonlyArray<Provider>
}

/** Provider cards side by side, three in a row where there is room. */
export const ProviderGrid = ({ heading = "h3", isUrgent = false, providers }: Props) => {
  // Fetched once for all cards.
  const own = useOwnBusiness()
  return (
    <CardGrid>
      {providers.map((provider) => (
        <SelectiveHydration key={provider.id}>
          <ProviderCard
            provider={provider}
            heading={heading}
            isUrgent={isUrgent}
            isOwn={provider.id === own}
          />
        </SelectiveHydration>
      ))}
    </CardGrid>
  )
}
