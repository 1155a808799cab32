import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/terms")

export const server = aboutServer(
  page.path,
  "The rules of this marketplace in plain words: who agrees with whom, what is not allowed, how much one may do, and that no payment is taken here."
)
