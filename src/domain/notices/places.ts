/** Where a notice about a quote leads: to its entry in the dashboard. */
export const toQuote = (quoteId: string) => `/dashboard?tab=quotes&quote=${quoteId}`

/** Where a notice about a project leads. */
export const toProject = (projectId: string) => `/projects/${projectId}`

/** Where a notice about a review leads: to its provider's page, which begins its reviews with it. */
export const toReview = (reviewId: string, { providerId }: { readonly providerId: string }) =>
  `/provider/${providerId}?review=${reviewId}`

/**
 * Whether an address is one of these: of a page about one thing, which shows all that the notice says, so that a visit
 * reads it. Notices that lead to other pages say more than those show.
 */
export const isOfOneThing = (address: string): boolean =>
  [toQuote("*"), toProject("*"), toReview("*", { providerId: "*" })].includes(
    address.replaceAll(/[\da-f-]{36}/g, "*")
  )

const written = (query: Readonly<Record<string, string>>) =>
  Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .join("&")

/** Where a notice about a saved search leads. It names the search too: whoever follows the link has looked at it. */
export const toSearch = (searchId: string, { query }: { readonly query: Readonly<Record<string, string>> }) =>
  `/providers?${written({ ...query, saved: searchId })}`

/** The saved search that an address made by `toSearch` names. */
export const searchIn = (address: string): string | undefined => /\bsaved=([\da-f-]{36})/.exec(address)?.[1]
