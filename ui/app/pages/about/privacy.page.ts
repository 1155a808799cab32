import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/privacy")

export const server = aboutServer(
  page.path,
  "What this site keeps about you, who gets to see it, which cookies it sets, and how long what it needs for a while is kept."
)
