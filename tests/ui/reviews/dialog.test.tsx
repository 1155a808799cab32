import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote, aReview } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { card, unfoldDone } from "../dashboard/parts.ts"
import { answerAt, withStatus } from "../providers/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", rating: 0, reviewCount: 0 })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const words = "Fixed the leak in an hour and explained what had gone wrong."
const leave = { name: "Leave a review" }

const seedJob = async (overrides: Partial<QuoteRecord> = {}) => {
  const quote = aQuote({
    homeownerId: olivia.id,
    providerId: reyes.id,
    status: "completed",
    providerQuote: 240,
    completedAt: new Date().toISOString(),
    ...overrides
  })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return quote
}

const open = (tab = "quotes") =>
  visit(app, <DashboardScreen />, { path: `/dashboard?tab=${tab}`, as: olivia })

/** The dialog, opened from the quote's entry. */
const dialogOf = async (title = "Plumbing") => {
  await user.click(await within(await card(title)).findByRole("button", leave))
  return within(await screen.findByRole("dialog", { name: /^Review Reyes Plumbing/ }))
}
type Dialog = Awaited<ReturnType<typeof dialogOf>>

const fill = async (dialog: Dialog) => {
  await user.click(dialog.getByRole("radio", { name: "4 stars: Good" }))
  await enter(dialog.getByLabelText("Title"), "On time and tidy")
  await enter(dialog.getByLabelText("Your review"), words)
}
const publish = (dialog: Dialog) => user.click(dialog.getByRole("button", { name: "Publish review" }))
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
/** The values of the fields. */
const typed = (dialog: Dialog) => ({
  rating: dialog.queryByRole("radio", { checked: true })?.getAttribute("aria-label"),
  title: dialog.getByLabelText<HTMLInputElement>("Title").value,
  content: dialog.getByLabelText<HTMLTextAreaElement>("Your review").value
})
const filled = { rating: "4 stars: Good", title: "On time and tidy", content: words }

const storedReviews = () =>
  app.run(Effect.flatMap(ReviewViews, (views) => views.ofProvider(reyes.id, { limit: 10, offset: 0 })))

describe("the way to a review", () => {
  it("stands on completed jobs that have none, and on no others", async () => {
    const reviewed = await seedJob({ serviceType: "Reviewed" })
    const parties = { homeownerId: olivia.id, providerId: reyes.id }
    await app.run(seedMarketplace({ reviews: [aReview({ ...parties, quoteId: reviewed.id })] }))
    await seedJob({ serviceType: "Long ago", completedAt: "2025-01-01T00:00:00.000Z" })
    await seedJob({ serviceType: "Under way", status: "accepted", completedAt: null })
    await seedJob({ serviceType: "Done" })
    await open()
    expect(within(await card("Done")).getByRole("button", leave)).toBeTruthy()
    expect(screen.getAllByRole("button", leave)).toHaveLength(1)
  })

  it("is there as soon as the work is marked as complete", async () => {
    await seedJob({ status: "accepted", completedAt: null })
    await open()
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Mark complete" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Mark complete" }))
    expect(await within(await card("Plumbing")).findByRole("button", leave)).toBeTruthy()
  })

  it("stands on a completed project's offer as well", async () => {
    const project = aProject({ homeownerId: olivia.id, title: "New bathroom", status: "completed" })
    await app.run(seedMarketplace({ projects: [project] }))
    await seedJob({ projectId: project.id })
    await open("projects")
    await unfoldDone()
    expect(await dialogOf("New bathroom")).toBeTruthy()
  })

  it("is no way for the provider", async () => {
    await seedJob()
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: reyes })
    await unfoldDone()
    await card("Plumbing")
    expect(screen.queryByRole("button", leave)).toBeNull()
  })
})

describe("leaving a review", () => {
  it("publishes it, and the job's button goes", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    await fill(dialog)
    await publish(dialog)
    await isClosed()
    expect(await screen.findByText("Review published")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("button", leave)).toBeNull())
    expect(await storedReviews()).toMatchObject([{ rating: 4, title: "On time and tidy", content: words }])
    const page = await app.run(Effect.flatMap(ProviderViews, (views) => views.byId(reyes.id, null)))
    expect(page).toMatchObject({ rating: "4.00", reviewCount: 1, ratingCounts: [0, 0, 0, 1, 0] })
    expect(sessionStorage).toHaveLength(0)
  })

  it("counts at once in what the job says of its professional", async () => {
    await seedJob()
    await open()
    expect((await card("Plumbing")).textContent).toContain("New · ")
    const dialog = await dialogOf()
    await fill(dialog)
    await publish(dialog)
    await isClosed()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("★\u00A04.0 (1 review)"))
  })

  it("waits for whoever has marked the work as complete, until it is written", async () => {
    await seedJob({ status: "accepted", completedAt: null })
    await open()
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Mark complete" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Mark complete" }))
    expect(await screen.findByText("1 review to write")).toBeTruthy()
    const dialog = await dialogOf()
    await fill(dialog)
    await publish(dialog)
    await isClosed()
    await waitFor(() => expect(screen.queryByText("1 review to write")).toBeNull())
  })

  it("begins with a title that follows the stars, until the person types another", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    const title = dialog.getByLabelText<HTMLInputElement>("Title")
    await user.click(dialog.getByRole("radio", { name: "4 stars: Good" }))
    expect(title.value).toBe("Good work")
    await user.click(dialog.getByRole("radio", { name: "2 stars: Not great" }))
    expect(title.value).toBe("Not great")
    await enter(title, "Late twice")
    expect(title.value).toBe("Late twice")
    await user.click(dialog.getByRole("radio", { name: "3 stars: Okay" }))
    expect(title.value).toBe("Late twice")
    await enter(dialog.getByLabelText("Your review"), words)
    await publish(dialog)
    await isClosed()
    expect(await storedReviews()).toMatchObject([{ rating: 3, title: "Late twice" }])
  })

  it("keeps a title that was typed before, and goes on with one that was proposed", async () => {
    await seedJob()
    await open()
    const first = await dialogOf()
    await user.click(first.getByRole("radio", { name: "4 stars: Good" }))
    await user.click(first.getByRole("button", { name: "Go back" }))
    await isClosed()
    const second = await dialogOf()
    expect(typed(second).title).toBe("Good work")
    await user.click(second.getByRole("radio", { name: "5 stars: Excellent" }))
    expect(typed(second).title).toBe("Excellent work")
    await enter(second.getByLabelText("Title"), "Like new")
    await user.click(second.getByRole("button", { name: "Go back" }))
    await isClosed()
    const third = await dialogOf()
    await user.click(third.getByRole("radio", { name: "1 star: Poor" }))
    expect(typed(third).title).toBe("Like new")
  })

  it("names what is missing at each field, and leads to the first", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    await enter(dialog.getByLabelText("Your review"), "Fine.")
    await publish(dialog)
    const group = await dialog.findByRole("radiogroup", {
      name: "Your rating",
      description: "Please choose a rating from 1 to 5"
    })
    expect(group.getAttribute("aria-invalid")).toBe("true")
    expect(dialog.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true")
    expect(dialog.getByText("Please give your review a title")).toBeTruthy()
    expect(dialog.getByText("Please tell others a little more (at least 20 characters)")).toBeTruthy()
    expect(group.contains(document.activeElement)).toBe(true)
    expect(await storedReviews()).toEqual([])
  })

  it("counts the characters", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    expect(dialog.getByText("0 of 5,000 characters")).toBeTruthy()
    await enter(dialog.getByLabelText("Your review"), "  Fine. ")
    expect(dialog.getByText("5 of 5,000 characters")).toBeTruthy()
  })

  it("loses nothing by a failure, and says so in words", async () => {
    const { id } = await seedJob()
    await open()
    const dialog = await dialogOf()
    await fill(dialog)
    answerAt(`/api/quotes/${id}/review`, withStatus(500, { detail: "Something went wrong on our side." }))
    await publish(dialog)
    expect((await dialog.findByRole("alert")).textContent).toBe("Something went wrong on our side.")
    expect(await screen.findByText("Failed to publish your review")).toBeTruthy()
    expect(typed(dialog)).toEqual(filled)
    vi.unstubAllGlobals()
    await publish(dialog)
    await isClosed()
    expect(await storedReviews()).toHaveLength(1)
  })

  it("shows the server's faults at their fields", async () => {
    const { id } = await seedJob()
    await open()
    const dialog = await dialogOf()
    await fill(dialog)
    const errors = [{ field: "title", message: "Please give your review a title" }]
    answerAt(
      `/api/quotes/${id}/review`,
      withStatus(422, { detail: "Please check the marked answers.", errors })
    )
    await publish(dialog)
    expect(await dialog.findByText("Please give your review a title")).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText("Title"))
  })

  it("says when it comes too late, and shows what is so", async () => {
    const quote = await seedJob()
    await open()
    const dialog = await dialogOf()
    await fill(dialog)
    const parties = { homeownerId: olivia.id, providerId: reyes.id }
    await app.run(seedMarketplace({ reviews: [aReview({ ...parties, quoteId: quote.id })] }))
    await publish(dialog)
    expect((await dialog.findByRole("alert")).textContent).toBe("You have already reviewed this job.")
    expect(typed(dialog)).toEqual(filled)
    await waitFor(() => expect(screen.queryByRole("button", { ...leave, hidden: true })).toBeNull())
  })
})

describe("a review that is not sent", () => {
  it("is kept when the dialog closes, and filled in again", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    await fill(dialog)
    await user.keyboard("{Escape}")
    await isClosed()
    const again = await dialogOf()
    expect(again.getByText(/We kept what you typed/)).toBeTruthy()
    expect(typed(again)).toEqual(filled)
    await publish(again)
    await isClosed()
    expect(await storedReviews()).toHaveLength(1)
  })

  it("stays open at a slip beside the dialog", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    await fill(dialog)
    const backdrop = document.querySelector(".MuiDialog-container")
    if (backdrop === null) throw new Error("the dialog has no surroundings")
    await user.click(backdrop)
    expect(typed(dialog)).toEqual(filled)
  })

  it("is kept for its job alone", async () => {
    await seedJob()
    await seedJob({ serviceType: "Another job" })
    await open()
    await fill(await dialogOf())
    await user.keyboard("{Escape}")
    await isClosed()
    const other = await dialogOf("Another job")
    expect(other.getByLabelText<HTMLInputElement>("Title").value).toBe("")
    expect(other.queryByText(/We kept what you typed/)).toBeNull()
  })

  it("is forgotten once everything typed is taken back", async () => {
    await seedJob()
    await open()
    const dialog = await dialogOf()
    await enter(dialog.getByLabelText("Title"), "On")
    await user.clear(dialog.getByLabelText("Title"))
    await user.keyboard("{Escape}")
    await isClosed()
    expect((await dialogOf()).queryByText(/We kept what you typed/)).toBeNull()
  })
})
