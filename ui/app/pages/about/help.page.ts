import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/help")

export const server = aboutServer(
  page.path,
  "Answers to what people ask most: comparing quotes, calling things off, signing in, being listed as a professional, and the limits there are."
)
