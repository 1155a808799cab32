import { queryOptions } from "@tanstack/react-query"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

// More than are offered, because providers who were asked already may be among the first found.
const looked = 12

interface Asked {
  readonly provider: QuoteTarget
  readonly serviceType: string
  /** The place that the homeowner has searched near; null where it is not known. */
  readonly searchedPlace: string | null
}

/**
 * Other providers of the same service, the best reviewed first: near the place that the homeowner has searched, else
 * near the provider, to which their distances then refer. The key is not that of a search, because nobody has searched
 * there.
 */
export const othersQuery = ({ provider, searchedPlace, serviceType }: Asked) => {
  const specialty = categoryNames.find((name) => name === serviceType) ?? provider.specialties[0]
  const location = searchedPlace ?? (provider.zipCode || provider.location)
  const near = providersQuery({ specialty, location, sortBy: "rating" }, looked)
  return queryOptions({ ...near, queryKey: ["/api/providers others", specialty ?? "", location] })
}
