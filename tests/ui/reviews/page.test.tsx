import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aReview } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"

import { answerAt, withStatus } from "../providers/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeAll(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
})
beforeEach(async () => {
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = async (
  as?: { readonly email: string },
  { id }: Pick<ProviderProfile, "id"> = reyes,
  search = ""
) => {
  await visit(
    app,
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>,
    { path: `/provider/${id}${search}`, ...(as ? { as } : {}) }
  )
  return screen.findByRole("heading", { name: "Customer Reviews" })
}

const seedReview = async (overrides: Parameters<typeof aReview>[0] = {}) => {
  const review = aReview({ providerId: reyes.id, homeownerId: olivia.id, ...overrides })
  await app.run(seedMarketplace({ reviews: [review] }))
  return review
}

const entry = async (title: string) => {
  const heading = await screen.findByRole("heading", { level: 3, name: title })
  const article = heading.closest("article")
  if (article === null) throw new Error(`${title} stands in no review`)
  return within(article)
}

describe("the ratings of a provider", () => {
  it("are counted by their stars, the best first", async () => {
    reyes = await aProviderOf(app, { rating: 4.63, reviewCount: 1_250, ratingCounts: [10, 0, 1, 339, 900] })
    await open()
    const rows = within(screen.getByRole("list", { name: "Reviews by stars" })).getAllByRole("listitem")
    expect(rows.map((row) => row.textContent)).toEqual([
      "5 stars900 reviews",
      "4 stars339 reviews",
      "3 stars1 review",
      "2 stars0 reviews",
      "1 star10 reviews"
    ])
    expect(screen.getByText("1,250 reviews")).toBeTruthy()
    expect(screen.getAllByRole("img", { name: "Rated 4.6 out of 5" })).toHaveLength(2)
  })

  it("are not drawn while there are none", async () => {
    await open()
    expect(await screen.findByText("No reviews yet")).toBeTruthy()
    expect(screen.queryByRole("list", { name: "Reviews by stars" })).toBeNull()
  })
})

describe("a review that one was told of", () => {
  it("comes first and into view, the others as ever below it", async () => {
    const told = await seedReview({ title: "Told", serviceDate: "2025-01-01" })
    for (let count = 0; count < 11; count += 1) await seedReview({ title: `Review ${count}` })
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView")
    await open(reyes, reyes, `?review=${told.id}`)
    await entry("Told")
    const [first] = screen.getAllByRole("article")
    expect(first?.textContent).toContain("Told")
    await waitFor(() => expect(scroll.mock.instances).toEqual([first]))
    expect(document.activeElement).toBe(first)
    expect(screen.getAllByRole("article")).toHaveLength(10)
    await user.click(screen.getByRole("button", { name: "Show More Reviews" }))
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(12))
    expect(screen.getAllByRole("heading", { level: 3, name: "Told" })).toHaveLength(1)
    scroll.mockRestore()
  })
})

describe("an address of a review", () => {
  it("takes nobody away from where they read", async () => {
    const told = await seedReview({ title: "Told earlier", serviceDate: "2025-01-01" })
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView")
    vi.stubGlobal("scrollY", 900)
    await open(reyes, reyes, `?review=${told.id}`)
    await entry("Told earlier")
    expect(scroll).not.toHaveBeenCalled()
    scroll.mockRestore()
    vi.unstubAllGlobals()
  })

  it("that names none shows them all", async () => {
    await seedReview({ title: "Shown all the same" })
    await open(reyes, reyes, `?review=${"-".repeat(36)}`)
    expect(await entry("Shown all the same")).toBeTruthy()
  })
})

describe("a provider's reply", () => {
  it("stands under its review, with its day and lines", async () => {
    await seedReview({
      title: "Tidy",
      reply: { content: "Thank you!\nThe Reyes crew", createdAt: "2026-03-05T02:00:00.000Z" }
    })
    await seedReview({ title: "Quick" })
    await open()
    const replied = await entry("Tidy")
    expect(replied.getByText("Reply from Reyes Plumbing")).toBeTruthy()
    // The page's own heading names the business, once.
    expect(replied.queryByRole("heading", { name: /Reyes Plumbing/ })).toBeNull()
    expect(replied.getByText(/^Thank you!/).textContent).toBe("Thank you!\nThe Reyes crew")
    // An evening in the US, when the next day has begun in UTC.
    expect(replied.getByText("Mar 4, 2026")).toBeTruthy()
    expect((await entry("Quick")).queryByText(/^Reply/)).toBeNull()
    expect(replied.getByRole("button", { name: "Report: Reply from Reyes Plumbing" })).toBeTruthy()
  })

  it("can be reported by everybody but its writer", async () => {
    await seedReview({
      title: "Tidy",
      reply: { content: "Thank you!", createdAt: "2026-03-05T02:00:00.000Z" }
    })
    await open(reyes, reyes)
    const replied = await entry("Tidy")
    expect(replied.getByText("Thank you!")).toBeTruthy()
    await waitFor(() => expect(replied.queryByRole("button", { name: /^Report: Reply/ })).toBeNull())
  })

  it("can be given by nobody else", async () => {
    await seedReview({ title: "Tidy" })
    const rival = await aProviderOf(app, { businessName: "Bluebonnet Pipe" })
    for (const visitor of [undefined, olivia, rival]) {
      await open(visitor)
      await entry("Tidy")
      // Reviews load last: by then the session is known, as in the header of the real page.
      await waitFor(() => expect(screen.queryByRole("status")).toBeNull())
      expect(screen.queryByRole("button", { name: /^Reply/ })).toBeNull()
      cleanup()
    }
  })
})

const replyTo = { name: "Reply to Olivia Park" }

const openForm = async (title = "Tidy") => {
  await user.click(await (await entry(title)).findByRole("button", replyTo))
  return within(await screen.findByRole("form", replyTo))
}
type Form = Awaited<ReturnType<typeof openForm>>
const field = (form: Form) => form.getByLabelText<HTMLTextAreaElement>("Your reply")
const publish = (form: Form) => user.click(form.getByRole("button", { name: "Publish reply" }))

describe("replying to a review of one's own business", () => {
  it("publishes the reply, shows it at once and takes the form away", async () => {
    await seedReview({ title: "Tidy" })
    await open(reyes)
    const form = await openForm()
    expect(document.activeElement).toBe(field(form))
    await enter(field(form), "Thank you, call us any time.")
    await publish(form)
    expect(await screen.findByText("Reply published")).toBeTruthy()
    const reply = await (await entry("Tidy")).findByText("Thank you, call us any time.")
    expect(screen.queryByRole("form", replyTo)).toBeNull()
    await waitFor(() => expect(document.activeElement?.contains(reply)).toBe(true))
    expect(screen.queryByRole("button", replyTo)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it("is offered under each review without a reply", async () => {
    await seedReview({ title: "Tidy", reply: { content: "Thanks!", createdAt: "2026-03-04T18:00:00.000Z" } })
    await seedReview({ title: "Quick" })
    await seedReview({ title: "Fair" })
    await open(reyes)
    await (await entry("Quick")).findByRole("button", replyTo)
    expect(screen.getAllByRole("button", replyTo)).toHaveLength(2)
  })

  it("needs words, and counts them", async () => {
    await seedReview({ title: "Tidy" })
    await open(reyes)
    const form = await openForm()
    await publish(form)
    expect(await form.findByText("Please write a reply")).toBeTruthy()
    await enter(field(form), "Thanks")
    expect(form.getByText("6 of 2,000 characters")).toBeTruthy()
  })

  it("loses nothing by a failure", async () => {
    const { id } = await seedReview({ title: "Tidy" })
    await open(reyes)
    const form = await openForm()
    await enter(field(form), "Thank you!")
    answerAt(`/api/reviews/${id}/reply`, withStatus(503, { detail: "Please come back in a minute." }))
    await publish(form)
    expect((await form.findByRole("alert")).textContent).toBe("Please come back in a minute.")
    expect(await screen.findByText("Failed to publish your reply")).toBeTruthy()
    expect(field(form).value).toBe("Thank you!")
    vi.unstubAllGlobals()
    await publish(form)
    expect(await screen.findByText("Reply published")).toBeTruthy()
  })

  it("can be left and gone on with", async () => {
    await seedReview({ title: "Tidy" })
    await open(reyes)
    const form = await openForm()
    await enter(field(form), "Thank you!")
    await user.click(form.getByRole("button", { name: "Go back" }))
    const button = screen.getByRole("button", { name: "Continue your reply to Olivia Park" })
    expect(document.activeElement).toBe(button)
    await user.click(button)
    expect(field(within(screen.getByRole("form", replyTo))).value).toBe("Thank you!")
  })

  it("shows the reply that was given meanwhile in another window", async () => {
    const { id } = await seedReview({ title: "Tidy" })
    await open(reyes)
    const form = await openForm()
    await enter(field(form), "Thank you!")
    const elsewhere = await fetch(`/api/reviews/${id}/reply`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content: "Thanks from my phone." })
    })
    expect(elsewhere.status).toBe(200)
    await publish(form)
    expect(await (await entry("Tidy")).findByText("Thanks from my phone.")).toBeTruthy()
    expect(screen.getByText("You have already replied to this review.")).toBeTruthy()
  })
})
