import type { Provider } from "#domain/provider/provider.ts"

import { AvailabilityLabel } from "./AvailabilityLabel.tsx"
import { PauseLabel } from "./PauseLabel.tsx"

/** When the provider can come, or until when no new work is taken. */
export const Availability = ({ provider: { availability, pausedUntil } }: { readonly provider: Provider }) =>
  pausedUntil === undefined ? (
    <AvailabilityLabel availability={availability} />
  ) : (
    <PauseLabel pausedUntil={pausedUntil} />
  )
