import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { isPlaceless } from "#ui/shared/search/use-place-field.ts"

/** Whether a trade is asked for, by a text or by choice, and nothing says where it is wanted. */
export const isPlaceMissing = (query: ProviderQuery, understood: Understood): boolean =>
  (query.service === undefined ? query.specialty !== undefined : understood.trades.length > 0) &&
  isPlaceless(query, understood)

/** Whether there is something to say of a search above those whom it finds. */
export const hasNotice = (query: ProviderQuery, understood: Understood): boolean =>
  understood.isPlaceCorrected ||
  (understood.corrected ?? understood.notOffered) !== undefined ||
  isPlaceMissing(query, understood)
