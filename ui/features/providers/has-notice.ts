import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { isPlaceless } from "#ui/shared/search/use-place-field.ts"

/** Whether a search is for a trade, by a text or by choice, and names no place. */
export const isPlaceMissing = (query: ProviderQuery, understood: Understood): boolean =>
  (query.service === undefined ? query.specialty !== undefined : understood.trades.length > 0) &&
  isPlaceless(query, understood)

/** Whether there is a notice to show above a search's results. */
export const hasNotice = (query: ProviderQuery, understood: Understood): boolean =>
  understood.isPlaceCorrected ||
  (understood.corrected ?? understood.notOffered) !== undefined ||
  isPlaceMissing(query, understood)
