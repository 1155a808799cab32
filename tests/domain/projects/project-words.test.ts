import { describe, expect, it } from "vitest"

import { nearbyWords, noneNearWords } from "#domain/project/feed-words.ts"
import { offersWords } from "#domain/project/project-page-words.ts"
import { isChangeable, isOpenToAll, takesMoreOffers } from "#domain/project/project-states.ts"
import { projectTimeline } from "#domain/project/project-timeline.ts"
import { shownOffer } from "#domain/quote/offer/offer-version.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { aProject, aQuote, offeredOn } from "#tests/support/builders.ts"

const at = (day: number): Instant => `2026-03-0${day}T09:00:00.000Z`

describe("what has happened with a project", () => {
  const project = aProject({ createdAt: at(1), publishedAt: at(2), closesAt: at(9) })
  const quote = {
    providerName: "Bluebonnet Plumbing",
    createdAt: at(4),
    offer: null,
    price: 1250,
    acceptedAt: at(5),
    completedAt: at(6)
  }
  const asked = {
    providerName: "Hill Country Drains",
    createdAt: at(3),
    offer: null,
    price: null,
    acceptedAt: null,
    completedAt: null
  }
  const invitations = [{ at: at(3), providerName: "Hill Country Drains" }]

  it("is told to its homeowner oldest first, with names, and ends with its closing", () => {
    expect(projectTimeline({ project, quotes: [quote, asked], invitations, isOwn: true })).toStrictEqual([
      { at: at(1), words: "You wrote the project" },
      { at: at(2), words: "Opened for offers" },
      { at: at(3), words: "You invited Hill Country Drains" },
      { at: at(3), words: "You asked Hill Country Drains for an offer" },
      { at: at(4), words: "Bluebonnet Plumbing offered $1,250" },
      { at: at(5), words: "You accepted the offer of Bluebonnet Plumbing" },
      { at: at(6), words: "The work was completed" },
      { at: at(9), words: "Closes for offers" }
    ])
  })

  it("is told to a professional in theirs", () => {
    expect(projectTimeline({ project, quotes: [quote], invitations: [], isOwn: false })).toStrictEqual([
      { at: at(1), words: "The project was written" },
      { at: at(2), words: "Opened for offers" },
      { at: at(4), words: "You offered $1,250" },
      { at: at(5), words: "Your offer was accepted" },
      { at: at(6), words: "The work was completed" },
      { at: at(9), words: "Closes for offers" }
    ])
  })

  it("says to a professional who was asked that they were", () => {
    const [, , words] = projectTimeline({ project, quotes: [asked], invitations: [], isOwn: false })
    expect(words).toStrictEqual({ at: at(3), words: "You were asked for an offer" })
  })

  it("gives the price of an offer that was revised the day of the revision", () => {
    const bid = offeredOn(aQuote({ createdAt: at(4) }), { price: 900 }, at(4))
    const { offer } = offeredOn(bid.quote, { price: 1_250 }, at(6))
    const revised = { ...quote, offer: shownOffer(offer), acceptedAt: at(7), completedAt: null }
    const told = { project, quotes: [revised], invitations: [] }
    expect(projectTimeline({ ...told, isOwn: true }).slice(2, 5)).toStrictEqual([
      { at: at(4), words: "Bluebonnet Plumbing made an offer" },
      { at: at(6), words: "Bluebonnet Plumbing revised its offer to $1,250" },
      { at: at(7), words: "You accepted the offer of Bluebonnet Plumbing" }
    ])
    expect(projectTimeline({ ...told, isOwn: false }).slice(2, 4)).toStrictEqual([
      { at: at(4), words: "You made an offer" },
      { at: at(6), words: "You revised your offer to $1,250" }
    ])
    const once = { ...quote, offer: shownOffer(bid.offer), price: 900, acceptedAt: null, completedAt: null }
    expect(projectTimeline({ ...told, quotes: [once], isOwn: true })[2]).toStrictEqual({
      at: at(4),
      words: "Bluebonnet Plumbing offered $900"
    })
  })

  it.each([
    ["opened at once", { publishedAt: at(1) }],
    ["never opened", { publishedAt: null }]
  ])("leaves the opening out of one %s", (_, opened) => {
    const words = projectTimeline({
      project: aProject({ createdAt: at(1), closesAt: null, ...opened }),
      quotes: [],
      invitations: [],
      isOwn: true
    })
    expect(words).toStrictEqual([{ at: at(1), words: "You wrote the project" }])
  })
})

describe("what a project's page offers", () => {
  const open = { status: "pending", providerId: null, offers: 0, maxOffers: 4 } as const
  const { providerId } = aQuote()

  it("counts the offers it has of those it takes", () => {
    expect(offersWords({ offers: 2, maxOffers: 4 })).toBe("2 of 4 offers")
  })

  it.each([
    ["open to all", open, [true, true, true]],
    ["a draft", { ...open, status: "draft" }, [true, false, false]],
    ["with an offer", { ...open, offers: 1 }, [false, true, true]],
    ["with all the offers it takes", { ...open, offers: 4 }, [false, true, true]],
    ["that takes the most offers there may be", { ...open, maxOffers: 8 }, [true, true, false]],
    ["addressed to one professional", { ...open, providerId }, [true, false, false]],
    ["that is being worked on", { ...open, status: "in_progress", offers: 1 }, [false, false, false]],
    ["that is done", { ...open, status: "completed", offers: 1 }, [false, false, false]]
  ] as const)("of one %s: change, invite, more offers", (_, project, expected) => {
    expect([isChangeable(project), isOpenToAll(project), takesMoreOffers(project)]).toStrictEqual(expected)
  })
})

describe("the words above a professional's jobs", () => {
  it.each([
    [12, false, 50, "12 jobs within 50 miles"],
    [1, false, 1, "1 job within 1 mile"],
    [1, true, 25, "1+ jobs within 25 miles"],
    [50, true, 50, "50+ jobs within 50 miles"],
    [0, false, 50, "0 jobs within 50 miles"]
  ])("of %i, more to come %s, within %i", (jobs, hasMore, radiusMiles, words) => {
    expect(nearbyWords(jobs, hasMore, radiusMiles)).toBe(words)
  })

  it("say how far was looked where there is none", () => {
    expect(noneNearWords(1)).toBe(
      "No open jobs within 1 mile. Widen your area, or let us write to you when one comes."
    )
  })
})
