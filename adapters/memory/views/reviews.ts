import { ReviewViews } from "../../../src/ports/review-views.ts"
import { byText } from "../order.ts"
import type { Store } from "../store.ts"

export const reviewViews = ({ read }: Store) =>
  ReviewViews.of({
    ofProvider: (id, { limit, offset }) =>
      read(({ accounts, providers, reviews }) => {
        if (!providers.get(id)?.listed) return []
        return [...reviews.values()]
          .filter(({ providerId }) => providerId === id)
          .toSorted((a, b) => byText(b.serviceDate, a.serviceDate) || byText(b.id, a.id))
          .slice(offset, offset + limit)
          .flatMap(({ homeownerId, providerId: _, quoteId: __, ...review }) => {
            const homeowner = accounts.get(homeownerId)
            if (homeowner === undefined) return []
            const { firstName, lastName } = homeowner
            return [{ ...review, homeowner: { firstName, lastName } }]
          })
      })
  })
