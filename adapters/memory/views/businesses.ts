import { businessOf } from "#domain/search/suggestions/business.ts"
import { BusinessViews } from "#ports/views/business-views.ts"

import { byText } from "../order.ts"
import type { Store } from "../store.ts"

export const businessViews = ({ read }: Store) =>
  BusinessViews.of({
    after: (after, limit) =>
      read(({ providers }) =>
        [...providers.values()]
          .filter(({ id, listed }) => listed && (after === null || id > after))
          .toSorted((a, b) => byText(a.id, b.id))
          .slice(0, limit)
          .map(businessOf)
      )
  })
