import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { LandingHero } from "#ui/features/landing/LandingHero.tsx"
import { Section } from "#ui/shared/components/Section.tsx"
import { claims } from "#ui/shared/format/claims.ts"
import { ProScene } from "#ui/shared/illustrations/ProScene.tsx"
import { goTo } from "#ui/shared/routing/go-to.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { joinLink } from "#ui/shared/routing/nav-links.ts"

import { Application } from "./Application.tsx"
import { Benefits } from "./Benefits.tsx"
import { ContactLines } from "./ContactLines.tsx"

const repeatCustomers = { figure: "85%", words: "repeat customers" }

/** The benefits of joining, and the application (docs/product.md#professional-application). */
export const JoinAsProScreen = () => (
  <>
    <LandingHero
      title="Join as a pro and fill your calendar"
      tab="Join as a pro: more customers for your home service business"
      lead="Homeowners near you are asking for quotes. Show what you do, choose the jobs you like, and let your reviews bring the next ones."
      scene={ProScene}
      facts={[...claims.slice(0, 2), repeatCustomers]}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="contained" size="large" onClick={() => goTo("application")}>
          Apply Now
        </Button>
        <LinkButton href={joinLink.href} variant="outlined" size="large">
          Create an Account
        </LinkButton>
      </Box>
    </LandingHero>
    <Benefits />
    <Section tone="tinted">
      <Application />
    </Section>
    <ContactLines />
  </>
)
