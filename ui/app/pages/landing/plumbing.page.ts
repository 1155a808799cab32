import { categoryLandingPage } from "./category-landing.tsx"
import { landingServer } from "./landing-server.ts"

const texts = async () => (await import("#ui/features/landing/pages/plumbing.ts")).plumbing

export const page = categoryLandingPage("/services/plumbing", texts)

export const server = landingServer({
  path: page.path,
  texts,
  label: "Plumbing",
  description:
    "Compare local plumbers for leaks, drains, water heaters and repiping: ratings, hourly rates and who can come today. Ask for a quote in a minute."
})
