import type { Invitation } from "#domain/project/invitation.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"

import type { ToldNotice } from "../notices.ts"
import { asProvider } from "../people/actors.ts"
import { type Talk, toldOfTalk } from "../talks.ts"
import { playProject } from "./play-project.ts"
import { playRequest } from "./play-request.ts"
import { playTalk } from "./play-talk.ts"
import { homeownerOf, instantOf, type Scene } from "./scene.ts"
import type { Story, TalkStory } from "./story.ts"
import { toldOfReview, withoutAsked } from "./tell-review.ts"

export interface Performance {
  readonly projects: ReadonlyArray<ProjectRecord>
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly offers: ReadonlyArray<OfferRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
  readonly invitations: ReadonlyArray<Invitation>
  readonly talks: ReadonlyArray<Talk>
  /** What people were told of all this. */
  readonly told: ReadonlyArray<ToldNotice>
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
  const reviews = [...requests, ...projects].flatMap((played) => played.reviews)
  const talks = story.talks.map((lines) => {
    const { to } = lines
    const talk = playTalk(scene, lines, firstContact(scene, lines, quotes))
    return { talk, told: toldOfTalk(talk, [homeownerOf(scene), asProvider(scene.firmOf(to))]) }
  })
  const told = [...requests, ...projects, ...talks].flatMap((played) => played.told)
  return {
    projects: projects.map(({ project }) => project),
    quotes,
    offers: [...requests, ...projects].flatMap((played) => played.offers),
    reviews,
    invitations: projects.flatMap(({ invitations }) => invitations),
    talks: talks.map(({ talk }) => talk),
    told: [...withoutAsked(told, reviews), ...reviews.flatMap((review) => toldOfReview(scene, review))]
  }
}
