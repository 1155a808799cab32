import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/how-we-check-professionals")

export const server = aboutServer(
  page.path,
  "What the badges of a profile mean here, what a business only says of itself, and what you can ask to see before you accept an offer."
)
