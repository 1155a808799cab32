import type { ReactNode } from "react"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { AccessRestricted } from "#ui/shared/feedback/AccessRestricted.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

/** The frame of a comparison, and who may see it; the page's gate has asked for a session. */
export const ForHomeowners = ({ children }: { readonly children: ReactNode }) => {
  const { user } = useSession()
  if (user === null) return null
  if (user.role !== "homeowner") return <AccessRestricted reason="Only homeowners can compare offers" />
  return (
    <Page sx={{ display: "grid", gap: 3, py: { xs: 3, md: 5 }, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <div>
        <Link href="/dashboard?tab=quotes" variant="body2">
          Back to your quotes
        </Link>
        <PageTitle>Compare offers</PageTitle>
      </div>
      {children}
    </Page>
  )
}
