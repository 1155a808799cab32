import { categoryLandingPage } from "./category-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/painting.ts")).painting

export const page = categoryLandingPage("/services/painting", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Painting",
  description:
    "Compare local painters for rooms, facades, cabinets and decks: ratings, hourly rates and availability side by side. Ask for a quote in a minute."
})
