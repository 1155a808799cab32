import * as Schema from "effect/Schema"

import { timelineWords, timelines } from "#domain/project/project-options.ts"
import { type CloseReason, closeReasons, reasonWords } from "#domain/quote/closing.ts"
import { urgencies, urgencyWords } from "#domain/quote/urgency.ts"
import { formatMoney } from "#domain/shared/money.ts"

import { kind } from "../kind.ts"
import { toProject, toQuote } from "../places.ts"
import { ofWork, workNamed } from "./of-work.ts"
import { offerKinds } from "./offer-kinds.ts"
import { reviewKinds } from "./review-kinds.ts"

const amount = Schema.Finite
const maybeAmount = Schema.NullOr(Schema.Finite)

const budgetWords = (min: number | null, max: number | null) => {
  if (min === null) return max === null ? "No budget named." : `Budget up to ${formatMoney(max)}.`
  if (max === null) return `Budget from ${formatMoney(min)}.`
  return min === max ? `Budget ${formatMoney(max)}.` : `Budget ${formatMoney(min)} to ${formatMoney(max)}.`
}

/** The things that are declined or cancelled. */
export const undoneThings = ["request", "offer", "bid", "job"] as const

const undone = {
  name: Schema.String,
  what: Schema.Literals(undoneThings),
  ...ofWork,
  reason: Schema.optionalKey(Schema.Literals(closeReasons))
}

const saidBy = ({ reason }: { readonly reason?: CloseReason }) =>
  reason === undefined ? "" : `Reason: ${reasonWords[reason]}.`

const sentPhotos = (photos: number) => (photos === 1 ? "a photo" : `${photos} photos`)

const project = {
  name: Schema.String,
  title: Schema.String,
  place: Schema.NullOr(Schema.String),
  timeline: Schema.Literals(timelines),
  budgetMax: amount
}
type OfProject = Schema.Struct<typeof project>["Type"]

const projectWords = ({ budgetMax, place, timeline }: OfProject) =>
  `${place === null ? "" : `${place}. `}${timelineWords[timeline]}. Budget ${formatMoney(budgetMax)}.`

// A request has no address of its own, and not everybody has given a number.
const shownWords = (shown: ReadonlyArray<string>) => {
  if (shown.length === 0) return "All about the job is"
  return `Their ${shown.join(" and ")} ${shown.length === 1 ? "is" : "are"}`
}

/** What happens between a homeowner and a provider about their work. */
export const workKinds = {
  "quote-requested": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({
      name: Schema.String,
      serviceType: Schema.String,
      urgency: Schema.Literals(urgencies),
      budgetMin: maybeAmount,
      budgetMax: maybeAmount
    }),
    sentence: ({ name, serviceType }) => `${name} asks for a quote: ${serviceType}`,
    detail: ({ budgetMax, budgetMin, urgency }) =>
      `${urgencyWords[urgency]}. ${budgetWords(budgetMin, budgetMax)} ` +
      "Answer from your dashboard; declining is an answer too.",
    href: toQuote,
    button: "Answer the request"
  }),
  "project-addressed": kind({
    topic: "work",
    thing: "project",
    facts: Schema.Struct(project),
    sentence: ({ name, title }) => `${name} has a project for you: ${title}`,
    detail: projectWords,
    href: toProject,
    button: "Look at the project"
  }),
  invited: kind({
    topic: "work",
    thing: "project",
    facts: Schema.Struct(project),
    sentence: ({ name, title }) => `${name} invites you to bid: ${title}`,
    detail: projectWords,
    href: toProject,
    button: "See the job"
  }),
  ...offerKinds,
  "offer-accepted": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({
      name: Schema.String,
      ...ofWork,
      price: amount,
      /**
       * What the dashboard shows of the homeowner since the acceptance; absent in notices from before this was noted.
       */
      shown: Schema.optionalKey(Schema.Array(Schema.Literals(["number", "address"])))
    }),
    sentence: ({ name, ...work }) => `You got the job: ${workNamed(work)} for ${name}`,
    detail: ({ price, shown = [] }) => `${formatMoney(price)}. ${shownWords(shown)} in your dashboard now.`,
    href: toQuote,
    button: "Look at the job"
  }),
  "quote-declined": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct(undone),
    waitMinutes: 5,
    sentence: ({ name, what, ...work }) =>
      what === "bid"
        ? `${name} has withdrawn its offer: ${workNamed(work)}`
        : `${name} has declined your ${what}: ${workNamed(work)}`,
    detail: saidBy,
    href: toQuote,
    button: "Open your dashboard"
  }),
  "quote-cancelled": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct(undone),
    waitMinutes: 5,
    sentence: ({ name, what, ...work }) =>
      what === "offer"
        ? `${name} no longer needs your offer: ${workNamed(work)}`
        : `${name} has cancelled the ${what === "bid" ? "offer" : what}: ${workNamed(work)}`,
    detail: saidBy,
    href: toQuote,
    button: "Open your dashboard"
  }),
  "job-completed": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ name: Schema.String, ...ofWork }),
    sentence: ({ name }) => `${name} has marked the work as complete`,
    about: workNamed,
    detail: (facts) => `${workNamed(facts)}.`,
    href: toQuote,
    button: "Open your dashboard"
  }),
  ...reviewKinds
}

export const messageKinds = {
  "message-received": kind({
    topic: "messages",
    thing: "conversation",
    /** How many photos the newest message has, where it has nothing else. */
    facts: Schema.Struct({ name: Schema.String, photos: Schema.optionalKey(Schema.Natural) }),
    waitMinutes: 10,
    untilRead: true,
    sentence: ({ name, photos }) =>
      photos === undefined ? `New messages from ${name}` : `${name} has sent ${sentPhotos(photos)}`,
    detail: (_, { unread }) => `${unread} unread.`,
    href: (conversationId) => `/messages?conversation=${conversationId}`,
    button: "Read and answer"
  })
}
