import { categoryLandingPage } from "./category-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/landscaping.ts")).landscaping

export const page = categoryLandingPage("/services/landscaping", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Landscaping",
  description:
    "Compare local landscapers for lawns, design, trees and irrigation: ratings, hourly rates and availability side by side. Ask for a quote in a minute."
})
