import { categoryLandingPage } from "./category-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/electrical.ts")).electrical

export const page = categoryLandingPage("/services/electrical", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Electrical",
  description:
    "Compare local electricians for wiring, panels, lighting and inspections: reviews, ratings and hourly rates side by side. Ask for a quote in a minute."
})
