import { screen, waitFor, within } from "@testing-library/react"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aReview } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"

import { answerAt, press, withStatus } from "./parts.ts"

const app = atApp()
let olivia: Account
beforeAll(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const seed = (profile: Partial<ProviderProfile> = {}, person: Partial<Account> = {}) =>
  aProviderOf(app, { businessName: "Reyes Plumbing", ...profile }, person)

const open = (id: string, as?: Account) =>
  visit(
    app,
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>,
    { path: `/provider/${id}`, ...(as ? { as } : {}) }
  )

const name = () => screen.findByRole("heading", { level: 1, name: "Reyes Plumbing" })

const review = (providerId: ProviderProfile["id"], overrides: Parameters<typeof aReview>[0] = {}) =>
  aReview({ providerId, homeownerId: olivia.id, ...overrides })

describe("customer reviews", () => {
  it("say in the place of one that was taken down when it went and why", async () => {
    const { id } = await seed()
    const [gone, kept] = [review(id, { title: "Gone" }), review(id, { title: "Kept" })]
    await app.run(seedMarketplace({ reviews: [gone, kept] }))
    const removal = {
      about: "review",
      aboutId: ThingId.make(gone.id),
      ground: "private_data",
      removedBy: olivia.id,
      removedAt: "2026-11-22T01:30:00.000Z",
      caseId: null,
      original: null
    } as const
    await app.run(Effect.flatMap(RemovalRepository, ({ insert }) => insert(removal)))
    await app.run(Effect.flatMap(ReviewRepository, ({ takeDown }) => takeDown(removal)))
    await open(id)
    await screen.findByText(/^Removed on Nov 21, 2026: it named a private address/)
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect([screen.queryByText("Gone"), screen.queryByText("Kept") !== null]).toEqual([null, true])
  })

  it("show stars, day, words, who wrote them, and whether they are verified or have photos", async () => {
    const { id } = await seed()
    const reviews = [
      review(id, {
        title: "On time and tidy",
        rating: 4,
        serviceDate: "2026-02-20",
        afterPhotos: ["/a.jpg"]
      }),
      review(id, { title: "Fine", serviceDate: "2026-02-01", isVerified: false })
    ]
    await app.run(seedMarketplace({ reviews }))
    await open(id)
    await screen.findByText("On time and tidy")
    const [newest, oldest] = screen.getAllByRole("article").map((article) => within(article))
    if (!newest || !oldest) throw new Error("there should be two reviews")
    for (const words of ["Feb 20, 2026", "Olivia Park", "Verified Customer", "Photos included"])
      expect(newest.getByText(words)).toBeTruthy()
    expect(newest.getByRole("img", { name: "Rated 4.0 out of 5" })).toBeTruthy()
    expect(newest.getByText(/Fixed the leak in an hour/)).toBeTruthy()
    expect(oldest.getByRole("heading", { level: 3, name: "Fine" })).toBeTruthy()
    expect(oldest.queryByText("Verified Customer")).toBeNull()
    expect(oldest.queryByText("Photos included")).toBeNull()
  })

  it("show no day that had not begun in all of the US when they were written", async () => {
    const { id } = await seed()
    const evening = { serviceDate: "2026-03-02", createdAt: "2026-03-02T00:31:00.000Z" }
    await app.run(seedMarketplace({ reviews: [review(id, evening)] }))
    await open(id)
    const day = await screen.findByText("Mar 1, 2026")
    expect(day.getAttribute("datetime")).toBe("2026-03-01")
  })

  it("come ten at a time", async () => {
    const { id } = await seed()
    const reviews = Array.from({ length: 12 }, (_, index) => review(id, { title: `Review ${index}` }))
    await app.run(seedMarketplace({ reviews }))
    await open(id)
    await waitFor(() => expect(screen.getAllByText(/^Review \d/)).toHaveLength(10))
    await press("Show More Reviews")
    await waitFor(() =>
      expect(new Set(screen.getAllByText(/^Review \d/).map((title) => title.textContent)).size).toBe(12)
    )
    expect(screen.queryByText("Show More Reviews")).toBeNull()
    expect(document.activeElement).toBe(screen.getAllByRole("article")[10])
  })

  it("have no button for more where there are ten", async () => {
    const { id } = await seed()
    const reviews = Array.from({ length: 10 }, (_, index) => review(id, { title: `Review ${index}` }))
    await app.run(seedMarketplace({ reviews }))
    await open(id)
    await waitFor(() => expect(screen.getAllByText(/^Review \d/)).toHaveLength(10))
    expect(screen.queryByText("Show More Reviews")).toBeNull()
  })

  it("are shown once, also those that one published meanwhile has moved to the next ten", async () => {
    const { id } = await seed()
    const reviews = Array.from({ length: 12 }, (_, index) => review(id, { title: `Review ${index}` }))
    await app.run(seedMarketplace({ reviews }))
    await open(id)
    await waitFor(() => expect(screen.getAllByText(/^Review \d/)).toHaveLength(10))
    const newest = review(id, { title: "Newest of all", serviceDate: "2026-03-01" })
    await app.run(seedMarketplace({ reviews: [newest] }))
    await press("Show More Reviews")
    await waitFor(() => expect(screen.getAllByText(/^Review \d/).length).toBeGreaterThan(10))
    const titles = screen.getAllByText(/^Review \d/).map((title) => title.textContent)
    expect(titles).toHaveLength(new Set(titles).size)
  })

  it("may not be there yet", async () => {
    const { id } = await seed()
    await open(id)
    expect(await screen.findByText("No reviews yet")).toBeTruthy()
  })

  it("fail on their own: the page stands, and they can be tried again", async () => {
    const { id } = await seed()
    answerAt(`/api/providers/${id}/reviews`, withStatus(500))
    await open(id)
    expect(await screen.findByText("Failed to load reviews. Please try again later.")).toBeTruthy()
    expect(await name()).toBeTruthy()
    vi.unstubAllGlobals()
    await press("Try again")
    expect(await screen.findByText("No reviews yet")).toBeTruthy()
  })
})
