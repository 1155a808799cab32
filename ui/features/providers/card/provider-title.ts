import type { Provider } from "#domain/provider/provider.ts"

/** The title of the browser's tab on a provider's page: who, what and where. */
export const providerTitle = ({
  businessName,
  location,
  specialty
}: Pick<Provider, "businessName" | "location" | "specialty">): string =>
  `${businessName}: ${specialty} in ${location}`
