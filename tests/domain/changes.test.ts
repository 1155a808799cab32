import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { topicOfProvider, topicOfUser } from "#domain/events/event.ts"
import {
  newsOfConversation,
  newsOfMessage,
  newsOfProject,
  newsOfQuote,
  newsOfReview
} from "#domain/events/news.ts"
import { newsOfProfile } from "#domain/events/profile-news.ts"
import { conversationOf, writeMessage } from "#domain/messaging/conversation-rules.ts"
import { postProject } from "#domain/project/project-rules.ts"
import { reopenProject, startProject, takeProjectStep } from "#domain/project/project-steps.ts"
import { describedAs } from "#domain/provider/profile/profile-rules.ts"
import { nextOffer } from "#domain/quote/offer/offer-version.ts"
import { openQuote, takeStep, withOffer } from "#domain/quote/quote-rules.ts"
import { replyTo, reviewOf } from "#domain/review/review-rules.ts"

import {
  aConversation,
  aMessage,
  anActor,
  aProject,
  aProvider,
  aQuote,
  aReview
} from "../support/builders.ts"

const now = "2026-04-01T10:00:00.000Z"
const actor = anActor()
const provider = aProvider()
const quote = aQuote({ providerQuote: 900 })
const project = aProject()
const started = aProject({ status: "in_progress", providerId: provider.id, quoteId: quote.id })
const conversation = aConversation()
const review = aReview()
const bid = { price: 900, message: "Tuesday works for us.", timeline: "One day" }
const words = {
  rating: 5,
  title: "On time",
  content: "Fixed the leak in an hour and left no trace."
} as const

const posting = {
  id: project.id,
  actor,
  category: "Plumbing",
  place: null,
  now,
  request: { ...project, budget: 900 }
}

const profile = {
  isLicensed: false,
  isInsured: false,
  availability: "week",
  responseTime: "4h",
  listed: false
} as const

describe("What a step has changed comes with its news:", () => {
  const asked = openQuote({ id: quote.id, actor, request: quote, now })
  const accepted = Result.getOrThrow(takeStep(quote, "accept", "homeowner", now))
  const offered = withOffer(quote, nextOffer(quote, bid, now))
  const posted = postProject(posting)
  const opened = conversationOf(conversation)
  const written = writeMessage({ ...aMessage(), conversation, actor, message: { content: "Hello" }, now })
  const job = aQuote({ status: "completed", completedAt: now })
  const reviewed = Result.getOrThrow(reviewOf({ id: review.id, quote: job, request: words, now }))
  const replied = Result.getOrThrow(replyTo(review, { content: "Thank you" }, now))
  const described = describedAs(provider, profile, null, now)

  it.each([
    ["a request", asked.news, newsOfQuote(asked.value)],
    ["a quote's step", accepted.news, newsOfQuote(accepted.value)],
    ["an offer", offered.news, newsOfQuote(offered.value)],
    ["a posted project", posted.news, newsOfProject([posted.value], [])],
    ["an opened conversation", opened.news, newsOfConversation(opened.value)],
    ["a message", written.news, newsOfMessage(written.value, conversation)],
    ["a review", reviewed.news, newsOfReview(reviewed.value)],
    ["a reply", replied.news, newsOfReview(review)],
    ["a saved profile", described.news, newsOfProfile(provider, described.value)]
  ])("%s", (_, news, wanted) => {
    expect(news).toEqual(wanted)
  })

  const bidder = aProvider().id

  it.each([
    ["withdrawn", project, Result.getOrThrow(takeProjectStep(project, "withdraw", now))],
    ["started", project, Result.getOrThrow(startProject(project, quote))],
    ["completed", started, Result.getOrThrow(takeProjectStep(started, "complete", now))],
    ["open again", started, Result.getOrThrow(reopenProject(started, now))]
  ])("a project that is %s, for whoever has quoted on it as well", (_, before, { news, value }) => {
    expect(news([bidder])).toEqual(newsOfProject([before, value], [bidder]))
    expect(news([bidder]).to).toEqual(
      expect.arrayContaining([topicOfUser(before.homeownerId), topicOfProvider(bidder)])
    )
  })
})
