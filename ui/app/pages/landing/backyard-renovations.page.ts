import { improvementLandingPage } from "./improvement-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () =>
  (await import("#ui/features/landing/pages/backyard-renovations.ts")).backyardRenovations

export const page = improvementLandingPage("/services/backyard-renovations", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Backyard renovations",
  description:
    "Find contractors for patios, decks, outdoor kitchens, gardens and hardscaping. Compare reviews and hourly rates, and ask for quotes."
})
