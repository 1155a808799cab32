import * as Result from "effect/Result"
import { lookup } from "zipcodes"

import { catalogue } from "#domain/catalogue/catalogue.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { bidOn, postProject } from "#domain/project/project-rules.ts"
import { startProject, takeProjectStep } from "#domain/project/project-steps.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { pointOf } from "#domain/project/reach.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import { takeStep } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { CategoryId, ProjectId, QuoteId } from "#domain/shared/ids.ts"

import { homeownerOf, idAt, instantOf, reviewed, type Scene } from "./scene.ts"
import type { Moment, ProjectStory } from "./story.ts"

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
  bids.map(({ at, by, ...bid }) => {
    const { profile } = scene.firmOf(by)
    const { id: providerId, specialties } = profile
    const standing = {
      providerId,
      specialties,
      base: pointOf(profile),
      hasQuoted: false,
      hasLiveQuote: false
    }
    const id = QuoteId.make(idAt(scene, at))
    const { homeowner } = scene
    const now = instantOf(scene, at)
    return Result.getOrThrow(bidOn({ id, project, homeowner, bid, now }, standing)).value
  })

interface Played {
  readonly project: ProjectRecord
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
}

const step = (scene: Scene, quote: QuoteRecord, name: QuoteStep, at: Moment) =>
  Result.getOrThrow(takeStep(quote, name, "homeowner", instantOf(scene, at))).value

/** Accepts the first bid, which declines the others. */
const started = (scene: Scene, { project, quotes, reviews }: Played, at: Moment): Played => {
  const [chosen, ...others] = quotes
  if (chosen === undefined) throw new Error(`Nobody has bid on "${project.title}"`)
  return {
    project: Result.getOrThrow(startProject(project, chosen)).value,
    quotes: [step(scene, chosen, "accept", at), ...others.map((quote) => step(scene, quote, "reject", at))],
    reviews
  }
}

const completed = (scene: Scene, { project, quotes }: Played, story: ProjectStory, at: Moment): Played => {
  const done = quotes.map((quote) =>
    quote.status === "accepted" ? step(scene, quote, "complete", at) : quote
  )
  const { review } = story
  const reviewable = done.filter(({ status }) => status === "completed")
  return {
    project: Result.getOrThrow(takeProjectStep(project, "complete")).value,
    quotes: done,
    reviews: review === undefined ? [] : reviewable.map((quote) => reviewed(scene, quote, review))
  }
}

/** Plays a project by the domain's own rules, so that no step is one that people could not take. */
export const playProject = (scene: Scene, story: ProjectStory): Played => {
  const project = posted(scene, story)
  if (story.isDraft === true) {
    return { project: Result.getOrThrow(takeProjectStep(project, "withdraw")).value, quotes: [], reviews: [] }
  }
  const open = { project, quotes: bidsOn(scene, project, story), reviews: [] }
  const begun = story.accepted === undefined ? open : started(scene, open, story.accepted)
  return story.completed === undefined ? begun : completed(scene, begun, story, story.completed)
}
