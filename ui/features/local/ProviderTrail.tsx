import { useQuery } from "@tanstack/react-query"

import type { Provider } from "#domain/provider/provider.ts"
import { Breadcrumbs } from "#ui/shared/components/Breadcrumbs.tsx"

import { trailOfProvider } from "./local-trail.ts"
import { providersPagesQuery } from "./use-local-pages.ts"

/** The breadcrumbs of a provider's page. */
export const ProviderTrail = ({
  provider: { businessName, id, specialty }
}: {
  readonly provider: Pick<Provider, "businessName" | "id" | "specialty">
}) => {
  const { data: pages = [], isPending } = useQuery(providersPagesQuery(id))
  return <Breadcrumbs trail={isPending ? [] : trailOfProvider({ specialty, pages })} here={businessName} />
}
