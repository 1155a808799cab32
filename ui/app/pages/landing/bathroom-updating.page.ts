import { improvementLandingPage } from "./improvement-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/bathroom-updating.ts")).bathroomUpdating

export const page = improvementLandingPage("/services/bathroom-updating", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Bathroom updating",
  description:
    "Find bathroom remodelers for showers, vanities, tile and full renovations. Compare reviews and hourly rates, and ask for quotes."
})
