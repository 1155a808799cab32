import { improvementLandingPage } from "./improvement-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/pool-services.ts")).poolServices

export const page = improvementLandingPage("/services/pool-services", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Pool services",
  description:
    "Find pool professionals for installation, cleaning, repair and equipment. Compare reviews, rates and availability, and ask for quotes."
})
