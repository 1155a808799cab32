import { waitFor } from "@testing-library/react"
import * as Effect from "effect/Effect"
import type { ReactNode } from "react"

import { NotificationRepository, type Told } from "#ports/repositories/notification-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aTold } from "#tests/support/builders.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { Header } from "#ui/app/shell/Header.tsx"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { LiveUpdates } from "#ui/features/live/LiveUpdates.tsx"

interface Person {
  readonly email: string
  readonly id: Extract<Told["to"], { readonly userId: unknown }>["userId"]
}

/** Notifies a person of completed jobs, the newest last, a minute apart unless times are given. */
export const tellOfJobs = (
  app: RunningApp,
  { id: userId }: Pick<Person, "id">,
  names: ReadonlyArray<string>,
  last = Date.now() - 1_000,
  /** The ids of the quotes, where they matter. */
  quoteIds: ReadonlyArray<string> = []
) =>
  app.run(
    Effect.flatMap(NotificationRepository, ({ tell }) =>
      tell(
        names.map((name, index) =>
          aTold({
            to: { userId },
            facts: { name, serviceType: "Plumbing" },
            ...(quoteIds[index] !== undefined && { thingId: quoteIds[index] }),
            createdAt: new Date(last - (names.length - 1 - index) * 60_000).toISOString()
          })
        )
      )
    )
  )

/** The path of a notification about a quote. */
export const toAQuote = /^\/dashboard\?tab=quotes&quote=[\da-f-]{36}$/

/** Opens a screen below the header, with the event stream, once that is connected. */
export const openAs = async (
  app: RunningApp,
  as: Person,
  path = "/notifications",
  shown: ReactNode = null
) => {
  const view = await visit(
    app,
    <>
      <Header />
      {shown}
      <LiveUpdates userId={as.id} status={makeLiveStatus()} />
    </>,
    { path, as }
  )
  await waitFor(() => {
    if (localStorage.getItem("live-cursor") === null) throw new Error("nothing was heard yet")
  })
  return view
}
