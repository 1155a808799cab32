import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

/** Said when providers could not be fetched (docs/product.md#failures). */
export const providersFailed = "Failed to load service providers. Please try again later."

/** Stands in place of providers that could not be fetched. */
export const ProvidersError = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <ErrorAlert onRetry={onRetry}>{providersFailed}</ErrorAlert>
)
