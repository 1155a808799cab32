import type { ReactNode } from "react"

import { refusals } from "#domain/account/refusals.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

interface Props {
  /** The URL that the comparison leads back to. */
  readonly back: string
  readonly children: ReactNode
}

const wordsFor = (back: string) => {
  if (back.startsWith("/projects/")) return "Back to the project"
  if (back.startsWith("/dashboard?tab=projects")) return "Back to your projects"
  return back.startsWith("/dashboard?tab=quotes") ? "Back to your quotes" : "Back"
}

const only = { role: "homeowner", reason: refusals.compareQuotes } as const

/** The frame of a comparison, which only homeowners see. */
export const ForHomeowners = ({ back, children }: Props) => (
  <RequireSession takesPart only={only}>
    {() => (
      <Page sx={{ display: "grid", gap: 3, py: { xs: 3, md: 5 }, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <div>
          <BackLink href={back}>{wordsFor(back)}</BackLink>
          <PageTitle>Compare offers</PageTitle>
        </div>
        {children}
      </Page>
    )}
  </RequireSession>
)
