import type { ComponentProps } from "react"

import type { Provider } from "#domain/provider/provider.ts"
import { CardGrid } from "#ui/shared/components/CardGrid.tsx"

import { ProviderCard } from "./ProviderCard.tsx"

interface Props extends Pick<ComponentProps<typeof ProviderCard>, "heading" | "isUrgent"> {
  readonly providers: ReadonlyArray<Provider>
}

/** Provider cards side by side, three in a row where there is room. */
export const ProviderGrid = ({ heading = "h3", isUrgent = false, providers }: Props) => (
  <CardGrid>
    {providers.map((provider) => (
      <ProviderCard key={provider.id} provider={provider} heading={heading} isUrgent={isUrgent} />
    ))}
  </CardGrid>
)
