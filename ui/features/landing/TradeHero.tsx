import type { ReactNode } from "react"

import { claims } from "#ui/shared/format/claims.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

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
    above={
      <Link href="/services" variant="body2" underline="hover">
        ← All services
      </Link>
    }
  >
    {children}
  </LandingHero>
)
