import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/how-results-are-ordered")

export const server = aboutServer(
  page.path,
  "What decides who stands first: the words you typed, the trade you mean, and a rating that is fair to newcomers. Nobody can pay for a place."
)
