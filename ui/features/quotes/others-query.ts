import { categoryNames } from "#domain/catalogue/category-names.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

// Those who were asked already may be among the first found.
const looked = 12

/** Others near a provider for the same service, the best reviewed first. */
export const othersQuery = ({ location, specialties, zipCode }: QuoteTarget, serviceType: string) =>
  providersQuery(
    {
      specialty: categoryNames.find((name) => name === serviceType) ?? specialties[0],
      location: zipCode || location,
      sortBy: "rating"
    },
    looked
  )
