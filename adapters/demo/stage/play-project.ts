import * as Result from "effect/Result"
import { lookup } from "zipcodes"

import { catalogue } from "#domain/catalogue/catalogue.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { noticeOfOffer } from "#domain/notices/offer-notices.ts"
import { noticeOfInvitation, noticesOfProject } from "#domain/notices/work-notices.ts"
import type { Invitation } from "#domain/project/invitation.ts"
import { bidOn, postProject } from "#domain/project/project-rules.ts"
import { startProject, takeProjectStep } from "#domain/project/project-steps.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { pointOf } from "#domain/project/reach.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { CategoryId, ProjectId, QuoteId } from "#domain/shared/ids.ts"

import { type ToldNotice, toldAt } from "../notices.ts"
import { type Offered, offered } from "./make-offer.ts"
import { homeownerOf, idAt, instantOf, providerOf, reviewed, type Scene } from "./scene.ts"
import type { Moment, ProjectStory } from "./story.ts"
import { stepTaken } from "./take-step.ts"

const categoryId = (name: CategoryName) =>
  CategoryId.make(catalogue.find((category) => category.name === name)?.id ?? "")

const placeAt = (location: string) => {
  const found = lookup(location.slice(-5))
  if (found === undefined) throw new Error(`Nobody knows where "${location}" is`)
  const { city, latitude, longitude, state, zip: zipCode } = found
  return { zipCode, city, state, latitude, longitude }
}

const posted = (scene: Scene, story: ProjectStory): ProjectRecord =>
  postProject({
    id: ProjectId.make(idAt(scene, story.at)),
    actor: homeownerOf(scene),
    category: story.category,
    place: placeAt(story.location),
    now: instantOf(scene, story.at),
    request: {
      title: story.title,
      description: story.description,
      categoryId: categoryId(story.category),
      location: story.location,
      budget: story.budget,
      timeline: story.timeline,
      providerId: story.to === undefined ? null : scene.firmOf(story.to).profile.id
    }
  }).value

const bidsOn = (scene: Scene, project: ProjectRecord, { bids = [] }: ProjectStory) =>
  bids.map(({ by, ...bid }) => {
    const { profile } = scene.firmOf(by)
    const { id: providerId, radiusMiles, specialties } = profile
    const standing = {
      providerId,
      specialties,
      base: pointOf(profile),
      radiusMiles,
      hasQuoted: false,
      hasLiveQuote: false,
      isInvited: false,
      isBlocked: false,
      offers: 0
    }
    const id = QuoteId.make(idAt(scene, bid.at))
    const { homeowner } = scene
    const now = instantOf(scene, bid.at)
    return offered(scene, Result.getOrThrow(bidOn({ id, project, homeowner, now }, standing)), bid)
  })

interface Played {
  readonly project: ProjectRecord
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly offers: ReadonlyArray<OfferRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
  readonly invitations: ReadonlyArray<Invitation>
  readonly told: ReadonlyArray<ToldNotice>
}

const invitedTo = (scene: Scene, project: ProjectRecord, { invited = [] }: ProjectStory) =>
  invited.map(([key, moment]) => {
    const { id: providerId } = scene.firmOf(key).profile
    const at = instantOf(scene, moment)
    return {
      invitation: { projectId: project.id, providerId, at },
      told: toldAt(at, [noticeOfInvitation(homeownerOf(scene), project, providerId)])
    }
  })

const toldOfBid = (scene: Scene, { title }: ProjectRecord, { offer, quote }: Offered) =>
  toldAt(quote.createdAt, [noticeOfOffer(providerOf(scene, quote), quote, offer, title)])

const opened = (scene: Scene, project: ProjectRecord, story: ProjectStory): Played => {
  const bids = bidsOn(scene, project, story)
  const invited = invitedTo(scene, project, story)
  const told = [
    ...toldAt(project.createdAt, noticesOfProject(homeownerOf(scene), project)),
    ...invited.flatMap((one) => one.told),
    ...bids.flatMap((bid) => toldOfBid(scene, project, bid))
  ]
  return {
    project,
    quotes: bids.map(({ quote }) => quote),
    offers: bids.map(({ offer }) => offer),
    reviews: [],
    invitations: invited.map(({ invitation }) => invitation),
    told
  }
}

/** Accepts the first bid, which declines the others. */
const started = (scene: Scene, { project, quotes, told, ...played }: Played, at: Moment): Played => {
  const [chosen, ...others] = quotes
  if (chosen === undefined) throw new Error(`Nobody has bid on "${project.title}"`)
  const accepted = stepTaken(scene, chosen, "accept", "homeowner", at)
  const declined = others.map((quote) => stepTaken(scene, quote, "reject", "homeowner", at))
  return {
    project: Result.getOrThrow(startProject(project, chosen)).value,
    quotes: [accepted, ...declined].map(({ quote }) => quote),
    ...played,
    told: [...told, ...[accepted, ...declined].flatMap((taken) => taken.told)]
  }
}

const completed = (
  scene: Scene,
  { invitations, offers, project, quotes, told }: Played,
  story: ProjectStory,
  at: Moment
): Played => {
  const done = quotes.map((quote) =>
    quote.status === "accepted" ? stepTaken(scene, quote, "complete", "homeowner", at) : { quote, told: [] }
  )
  const { review } = story
  const reviewable = done.filter(({ quote }) => quote.status === "completed")
  return {
    project: Result.getOrThrow(takeProjectStep(project, "complete", instantOf(scene, at))).value,
    quotes: done.map(({ quote }) => quote),
    offers,
    reviews: review === undefined ? [] : reviewable.map(({ quote }) => reviewed(scene, quote, review)),
    invitations,
    told: [...told, ...done.flatMap((taken) => taken.told)]
  }
}

/** Plays a project by the domain's own rules, so that no step is one that people could not take. */
export const playProject = (stage: Scene, story: ProjectStory): Played => {
  const scene = { ...stage, projectTitle: story.title }
  const project = posted(scene, story)
  if (story.isDraft === true) {
    const draft = Result.getOrThrow(takeProjectStep(project, "withdraw", project.createdAt)).value
    return {
      project: { ...draft, publishedAt: null },
      quotes: [],
      offers: [],
      reviews: [],
      invitations: [],
      told: []
    }
  }
  const open = opened(scene, project, story)
  const begun = story.accepted === undefined ? open : started(scene, open, story.accepted)
  return story.completed === undefined ? begun : completed(scene, begun, story, story.completed)
}
