import { describe, expect, it } from "vitest"

import {
  allListings,
  reconnect,
  topicOfListings,
  topicOfMembers,
  topicOfPage,
  topicOfPlace,
  topicOfProvider,
  topicOfSession,
  topicOfSpecialty,
  topicOfSpecialtyAnywhere,
  topicOfSpecialtyIn,
  topicOfUser
} from "#domain/events/event.ts"
import {
  newsOfConversation,
  newsOfMessage,
  newsOfProject,
  newsOfQuote,
  newsOfReading,
  newsOfReview,
  newsOfSessionEnd
} from "#domain/events/news.ts"
import { newsOfProfile, newsOfShown } from "#domain/events/profile-news.ts"

import {
  aConversation,
  aMessage,
  aProject,
  aProvider,
  aProviderId,
  aQuote,
  aReview
} from "../support/builders.ts"

const quote = aQuote()
const conversation = aConversation()
const message = aMessage()
const review = aReview()

describe("News", () => {
  it.each([
    [newsOfQuote(quote), "quote", quote.id, quote],
    [newsOfConversation(conversation), "conversation", conversation.id, conversation],
    [newsOfMessage(message, conversation), "message", message.id, conversation],
    [newsOfReading(conversation), "read", conversation.id, conversation],
    [newsOfReview(review), "review", review.id, review]
  ])("of what two people share concern both: %o", (news, kind, id, parties) => {
    expect(news).toMatchObject({ kind, id })
    expect(news.to).toEqual([topicOfUser(parties.homeownerId), topicOfProvider(parties.providerId)])
  })

  it("of a profile date its page, its place, and the lists and members of the trades that it has left and come to", () => {
    const before = aProvider({ place: "tx/waco", specialties: ["Plumbing", "HVAC"] })
    const after = { ...before, place: "tx/austin", specialties: ["HVAC", "Roofing"] }
    expect(newsOfProfile(before, after).to).toEqual([
      topicOfProvider(before.id),
      topicOfPage(before.id),
      allListings,
      topicOfPlace("tx/waco"),
      topicOfListings("Plumbing"),
      topicOfListings("HVAC"),
      topicOfMembers("Plumbing"),
      topicOfMembers("HVAC"),
      topicOfPlace("tx/austin"),
      topicOfListings("Roofing"),
      topicOfMembers("Roofing")
    ])
    // A review changes neither who is there nor what the provider hears of.
    expect(newsOfShown(after).to).toEqual([
      topicOfPage(before.id),
      allListings,
      topicOfPlace("tx/austin"),
      topicOfListings("HVAC"),
      topicOfListings("Roofing")
    ])
  })

  const open = aProject({ category: "Roofing" })
  const { id, homeownerId: owner } = open
  const [doer, bidder] = [aProviderId(), aProviderId()]
  const mine = topicOfUser(owner)
  const [roofers, all] = [topicOfSpecialtyIn("Roofing", "30,-98"), topicOfSpecialtyAnywhere("Roofing")]
  const started = aProject({ ...open, status: "in_progress", providerId: doer })
  const addressed = aProject({ ...open, providerId: doer })
  const draft = aProject({ ...open, status: "draft" })

  it.each([
    ["posted for all", [open], [], [mine, roofers, all]],
    ["addressed to one", [addressed], [], [mine, topicOfProvider(doer)]],
    ["published", [draft, open], [], [mine, roofers, all]],
    ["withdrawn", [open, draft], [bidder], [mine, roofers, all, topicOfProvider(bidder)]],
    [
      "started",
      [open, started],
      [doer, bidder],
      [mine, roofers, all, topicOfProvider(doer), topicOfProvider(bidder)]
    ],
    [
      "completed",
      [started, aProject({ ...started, status: "completed" })],
      [doer, bidder],
      [mine, topicOfProvider(doer), topicOfProvider(bidder)]
    ],
    [
      "moved to a place that nobody knows",
      [open, aProject({ ...open, latitude: null, longitude: null })],
      [],
      [mine, roofers, all, topicOfSpecialty("Roofing")]
    ],
    ["open again", [started, open], [doer], [mine, topicOfProvider(doer), roofers, all]]
  ] as const)("of a project that is %s concern who sees it before or after", (_, states, followedBy, to) => {
    const [first, ...others] = states
    expect(newsOfProject([first, ...others], followedBy)).toEqual({ kind: "project", id, to })
  })

  it("of a session's end and of a profile end streams", () => {
    expect(newsOfSessionEnd("a key's hash")).toMatchObject({
      kind: reconnect,
      to: [topicOfSession("a key's hash")]
    })
    expect(newsOfProfile(aProvider({ id: doer }))).toMatchObject({
      kind: reconnect,
      to: expect.arrayContaining([topicOfProvider(doer)])
    })
  })
})
