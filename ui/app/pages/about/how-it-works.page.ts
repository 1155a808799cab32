import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/how-it-works")

export const server = aboutServer(
  page.path,
  "From a broken pipe to a finished job: say what you need, ask professionals for quotes, compare their offers, accept one, and review the work."
)
