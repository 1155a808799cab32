import { categoryLandingPage } from "./category-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/roofing.ts")).roofing

export const page = categoryLandingPage("/services/roofing", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Roofing",
  description:
    "Compare local roofers for repairs, replacements, gutters and storm damage: ratings, hourly rates and reviews side by side. Ask for a quote in a minute."
})
