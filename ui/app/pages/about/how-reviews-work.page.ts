import { aboutPage } from "./about-page.ts"
import { aboutServer } from "./about-server.ts"

export const page = aboutPage("/how-reviews-work")

export const server = aboutServer(
  page.path,
  "Who can write a review, when, and how often; what professionals can answer; and how a rating is made of the stars that customers gave."
)
