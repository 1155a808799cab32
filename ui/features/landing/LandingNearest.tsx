import { NearestProviders } from "#ui/features/providers/NearestProviders.tsx"
import { NoOneNearActions } from "#ui/features/providers/NoOneNearActions.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  readonly isUrgent: boolean
}

/** Where a landing page finds nobody: the nearest of its trade, and what can be done. */
export const LandingNearest = ({ isUrgent, ...search }: Props) => (
  <NearestProviders {...search} isUrgent={isUrgent} actions={<NoOneNearActions {...search} />} />
)
