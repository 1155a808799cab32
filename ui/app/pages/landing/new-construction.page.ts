import { improvementLandingPage } from "./improvement-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/new-construction.ts")).newConstruction

export const page = improvementLandingPage("/services/new-construction", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "New construction",
  description:
    "Find builders for custom homes, additions, ADUs and commercial buildings. Compare ratings and reviews, and ask for quotes for your project."
})
