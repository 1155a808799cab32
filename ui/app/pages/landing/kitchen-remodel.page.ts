import { improvementLandingPage } from "./improvement-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/kitchen-remodel.ts")).kitchenRemodel

export const page = improvementLandingPage("/services/kitchen-remodel", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Kitchen remodel",
  description:
    "Find kitchen remodelers for cabinets, countertops, islands and complete remodels. Compare reviews and hourly rates, and ask for quotes."
})
