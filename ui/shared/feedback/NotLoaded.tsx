import { mayPass, wordsFor } from "#ui/shared/api/call-error.ts"

import { ErrorAlert } from "./ErrorAlert.tsx"

interface Props {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Said where the server gave no sentence of its own. */
  readonly children: string
}

/** Says why something did not load, and offers to try again where that may help. */
export const NotLoaded = ({ children, error, onRetry }: Props) => (
  <ErrorAlert onRetry={mayPass(error) ? onRetry : undefined}>{wordsFor(error, children)}</ErrorAlert>
)
