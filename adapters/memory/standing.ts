import type { ProviderStanding } from "#domain/project/project-rules.ts"
import { pointOf } from "#domain/project/reach.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ProjectId } from "#domain/shared/ids.ts"

/** What the provider offers and has quoted on the project. */
export const standingOf = (
  provider: ProviderProfile,
  projectId: ProjectId,
  quotes: Iterable<QuoteRecord>
): ProviderStanding => {
  const { id, specialties } = provider
  const own = [...quotes].filter((quote) => quote.projectId === projectId && quote.providerId === id)
  return {
    providerId: id,
    specialties,
    base: pointOf(provider),
    hasQuoted: own.length > 0,
    hasLiveQuote: own.some(isLive)
  }
}
