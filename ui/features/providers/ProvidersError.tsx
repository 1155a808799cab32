import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

/** Providers could not be fetched (docs/product.md#failures). */
export const ProvidersError = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <ErrorAlert onRetry={onRetry}>Failed to load service providers. Please try again later.</ErrorAlert>
)
