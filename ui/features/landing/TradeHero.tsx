import type { ReactNode } from "react"

import { claims } from "#ui/shared/format/claims.ts"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"

import type { LandingPage } from "./landing-page.ts"
import { LandingHero } from "./LandingHero.tsx"

interface Props {
  readonly page: Pick<LandingPage, "lead" | "scene" | "title">
  /** What the browser's tab says. */
  readonly tab: string
  readonly children: ReactNode
}

/** The hero of a trade's page; all of them lead back to the services. */
export const TradeHero = ({ children, page: { lead, scene, title }, tab }: Props) => (
  <LandingHero
    title={title}
    tab={tab}
    lead={lead}
    scene={scene}
    facts={claims}
    above={<BackLink href="/services">All services</BackLink>}
  >
    {children}
  </LandingHero>
)
