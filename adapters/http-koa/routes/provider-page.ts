import type { Provider } from "#domain/provider/provider.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import type { ProviderPage } from "#ports/views/provider-views.ts"

import { Reply } from "../endpoints/route.ts"

interface Found extends ProviderPage {
  readonly search: Pick<ProviderSearch, "limit" | "offset">
}

const isMore = ({ providers, search, total }: Found) =>
  // Past the limit there is no count; a full page promises another.
  total > countLimit ? providers.length === search.limit : search.offset + providers.length < total

/** The plain list; how many there are in all and where the next page is stand in headers. */
export const providerPage =
  (linkWith: (changed: { readonly offset: string }) => string) =>
  (found: Found): Reply<ReadonlyArray<Provider>> => {
    const { providers, search, total } = found

    const next = linkWith({ offset: String(search.offset + providers.length) })
    return new Reply(providers, {
      headers: {
        "X-Total-Count": total > countLimit ? `${countLimit}+` : String(total),
        ...(isMore(found) ? { Link: `<${next}>; rel="next"` } : {})
      }
    })
  }
