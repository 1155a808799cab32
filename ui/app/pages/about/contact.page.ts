import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/contact")

export const server = aboutServer(
  page.path,
  "Who runs this site and how to reach them, and where to turn with a question about a quote, a job or a review."
)
