import { lazy, Suspense } from "react"

import type { Provider } from "#domain/provider/provider.ts"

import { AvailabilityLabel } from "./AvailabilityLabel.tsx"

// Few take no new work.
const PauseLabel = lazy(async () => ({ default: (await import("./PauseLabel.tsx")).PauseLabel }))

/** When the provider can come, or until when no new work is taken. */
export const Availability = ({ provider: { availability, pausedUntil } }: { readonly provider: Provider }) =>
  pausedUntil === undefined ? (
    <AvailabilityLabel availability={availability} />
  ) : (
    <Suspense>
      <PauseLabel pausedUntil={pausedUntil} />
    </Suspense>
  )
