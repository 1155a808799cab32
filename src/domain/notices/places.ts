/** Where a notice about a quote leads: to its entry in the dashboard. */
export const toQuote = (quoteId: string) => `/dashboard?tab=quotes&quote=${quoteId}`

/** Where a notice about a project leads. */
export const toProject = (projectId: string) => `/projects/${projectId}`

/** Where a notice about a review leads: to its provider's page, which begins its reviews with it. */
export const toReview = (reviewId: string, { providerId }: { readonly providerId: string }) =>
  `/provider/${providerId}?review=${reviewId}`
