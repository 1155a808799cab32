import type { ProjectRecord } from "#domain/project/project.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"

import type { Talk } from "../talks.ts"
import { playProject } from "./play-project.ts"
import { playRequest } from "./play-request.ts"
import { playTalk } from "./play-talk.ts"
import { instantOf, type Scene } from "./scene.ts"
import type { Story, TalkStory } from "./story.ts"

export interface Performance {
  readonly projects: ReadonlyArray<ProjectRecord>
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
  readonly talks: ReadonlyArray<Talk>
}

/** When the two first had to do with each other. */
const firstContact = (scene: Scene, { lines, to }: TalkStory, quotes: ReadonlyArray<QuoteRecord>) => {
  const { id } = scene.firmOf(to).profile
  const askedAt = quotes.filter(({ providerId }) => providerId === id).map(({ createdAt }) => createdAt)
  const said = lines.map(([, at]) => instantOf(scene, at))
  return [...askedAt, ...said].toSorted()[0] ?? scene.now
}

/** Everything that one homeowner did. */
export const play = (scene: Scene, story: Story): Performance => {
  const requests = story.requests.map((request) => playRequest(scene, request))
  const projects = story.projects.map((project) => playProject(scene, project))
  const quotes = [...requests.map(({ quote }) => quote), ...projects.flatMap((played) => played.quotes)]
  return {
    projects: projects.map(({ project }) => project),
    quotes,
    reviews: [...requests, ...projects].flatMap(({ reviews }) => reviews),
    talks: story.talks.map((lines) => playTalk(scene, lines, firstContact(scene, lines, quotes)))
  }
}
