import { categoryLandingPage } from "./category-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/cleaning.ts")).cleaning

export const page = categoryLandingPage("/services/cleaning", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Cleaning",
  description:
    "Compare house cleaners for regular, deep and move-out cleaning: ratings, hourly rates and availability side by side. Ask for a quote in a minute."
})
