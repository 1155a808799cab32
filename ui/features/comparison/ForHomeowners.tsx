import type { ReactNode } from "react"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { AccessRestricted } from "#ui/shared/feedback/AccessRestricted.tsx"
import { OperatorsStandAside } from "#ui/shared/feedback/OperatorsStandAside.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

interface Props {
  /** Where one has come from. */
  readonly back: string
  readonly children: ReactNode
}

const wordsFor = (back: string) => {
  if (back.startsWith("/projects/")) return "Back to the project"
  if (back.startsWith("/dashboard?tab=projects")) return "Back to your projects"
  return back.startsWith("/dashboard?tab=quotes") ? "Back to your quotes" : "Back"
}

/** The frame of a comparison, and who may see it; the page's gate has asked for a session. */
export const ForHomeowners = ({ back, children }: Props) => {
  const { isOperator, user } = useSession()
  if (user === null) return null
  if (isOperator) return <OperatorsStandAside />
  if (user.role !== "homeowner") return <AccessRestricted reason="Only homeowners can compare offers" />
  return (
    <Page sx={{ display: "grid", gap: 3, py: { xs: 3, md: 5 }, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <div>
        <Link href={back} variant="body2">
          {wordsFor(back)}
        </Link>
        <PageTitle>Compare offers</PageTitle>
      </div>
      {children}
    </Page>
  )
}
