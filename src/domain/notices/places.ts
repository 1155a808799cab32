/** Where a notice about a quote leads: to its entry in the dashboard. */
export const toQuote = (_: unknown, quoteId: string) => `/dashboard?tab=quotes&quote=${quoteId}`

/** Where a notice about a project leads. */
export const toProject = (_: unknown, projectId: string) => `/projects/${projectId}`

/** Where a notice about a review leads: to its provider's page, which begins its reviews with it. */
export const toReview = ({ providerId }: { readonly providerId: string }, reviewId: string) =>
  `/provider/${providerId}?review=${reviewId}`
