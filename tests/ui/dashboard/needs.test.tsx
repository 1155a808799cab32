import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aPhoto, aProject, aQuote, checkedForGood } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { inAnotherBrowser } from "../live/other-browser.ts"
import { card, confirm, unfoldDone } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let bluebonnet: Awaited<ReturnType<typeof aProviderOf>>
let coast: Awaited<ReturnType<typeof aProviderOf>>
let delgado: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  bluebonnet = await aProviderOf(app, {
    businessName: "Bluebonnet",
    rating: 4.8,
    reviewCount: 12,
    ratingCounts: [0, 0, 0, 2, 10],
    isLicensed: true,
    isInsured: true,
    ...checkedForGood,
    responseTime: "4h"
  })
  coast = await aProviderOf(app, { businessName: "Third Coast", reviewCount: 0, rating: 0 })
  delgado = await aProviderOf(app, { businessName: "Delgado" })
})

const seed = async (...quotes: ReadonlyArray<Parameters<typeof aQuote>[0]>) => {
  const records = quotes.map((quote) => aQuote({ homeownerId: olivia.id, ...quote }))
  await app.run(seedMarketplace({ quotes: records }))
  return records
}

const threeAsked = () =>
  seed(
    { providerId: bluebonnet.id, providerQuote: 300, providerNotes: "Parts included.", timeline: "Friday" },
    { providerId: coast.id, providerQuote: 240 },
    { providerId: delgado.id }
  )

const open = (as: { readonly email: string } = olivia, tab = "quotes") =>
  visit(app, <DashboardScreen />, { path: `/dashboard?tab=${tab}`, as })

// Those that are folded away too.
const rows = async () =>
  within(await screen.findByRole("group", { name: "3 asked" })).getAllByRole("listitem")

const rowOf = async (name: string) => {
  const row = (await rows()).find(({ textContent }) => textContent?.startsWith(name))
  if (row === undefined) throw new Error(`no row of ${name}`)
  return row
}

const statusesNow = (records: ReadonlyArray<{ readonly id: string }>) =>
  Promise.all(
    records.map(async ({ id }) => {
      const quote: { readonly status: string } = await (await fetch(`/api/quotes/${id}`)).json()
      return quote.status
    })
  )

const aboutToAccept = async () => {
  await user.click(within(await rowOf("Bluebonnet")).getByRole("button", { name: "Accept offer" }))
  return within(await screen.findByRole("dialog", { name: "Accept the offer for $300?" }))
}

describe("one need that several were asked for", () => {
  it("is one entry, with the offers side by side and what speaks for each", async () => {
    await threeAsked()
    await seed({ providerId: coast.id, description: "The bathroom tap drips as well.", serviceType: "Other" })
    await open()
    const need = await card("Plumbing")
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect(need.textContent).toContain("3 asked · 2 offers · Mar 2, 2026")
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Third CoastLowest totalNew · .*\$240/),
      expect.stringMatching(
        /^Bluebonnet★\s4\.8 \(12 reviews\) · ✓\sLicensed \(checked by us\) · ✓\sInsured \(checked by us\) · ✓\sBackground Checked \(checked by us\) · answers within 4 hours \(stated by the business\)\$300FridayParts included\./
      ),
      expect.stringMatching(/^Delgado.*No price yet/)
    ])
    const buttons = within(await rowOf("Delgado")).getAllByRole("button")
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Cancel quote", "Message"])
  })

  it("shows its photos, whichever of the requests has them and comes first", async () => {
    const [, , asked] = await threeAsked()
    const photo = aPhoto({
      ownerId: olivia.id,
      thingId: asked?.id ?? null,
      state: "attached",
      attachedAt: aQuote().createdAt
    })
    await app.run(seedMarketplace({ photos: [photo] }))
    await open()
    const photos = within(await card("Plumbing")).getByRole("list", { name: "Photos" })
    expect(within(photos).getAllByRole("img")).toHaveLength(1)
  })

  it("is three requests to whom they were sent", async () => {
    await threeAsked()
    await seed({ providerId: delgado.id })
    await open(delgado)
    expect(await screen.findAllByRole("article")).toHaveLength(2)
  })

  it("names whose offer it is around all that can be pressed, and says what sharing the number does", async () => {
    const shares = { phoneSharing: "on_accept", contactPhone: "512-555-0142" } as const
    await seed(
      { providerId: bluebonnet.id, providerQuote: 300, ...shares },
      { providerId: coast.id, providerQuote: 240, ...shares }
    )
    await open()
    for (const name of ["Bluebonnet", "Third Coast"]) {
      const offer = within(await screen.findByRole("group", { name }))
      expect(offer.getByRole("button", { name: "Accept offer" })).toBeTruthy()
      const share = await offer.findByRole("button", { name: "Share my number" })
      expect(share.getAttribute("aria-description")).toBe(`${name} will see your number.`)
    }
  })

  it("keeps the focus at the offer that was declined", async () => {
    await threeAsked()
    await open()
    const row = await rowOf("Third Coast")
    await user.click(within(row).getByRole("button", { name: "Decline" }))
    await confirm("Decline")
    await waitFor(() => expect(within(row).getByText("rejected")).toBeTruthy())
    await waitFor(() => expect(document.activeElement).toBe(row))
  })

  it("is settled by accepting one, and the others are declined on request alone", async () => {
    const records = await threeAsked()
    await open()
    const dialog = await aboutToAccept()
    const box = dialog.getByRole("checkbox", {
      name: "Decline the 2 others as well: Third Coast and Delgado"
    })
    expect(box).toHaveProperty("checked", false)
    await confirm("Accept for $300")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await statusesNow(records)).toEqual(["accepted", "pending", "pending"])
    expect((await rowOf("Bluebonnet")).textContent).toContain(
      "Bluebonnet has your number. Agree on a day, and say where to come."
    )
  })

  it("folds away who has not answered once one is chosen, and keeps every offer in view", async () => {
    await seed(
      { providerId: bluebonnet.id, providerQuote: 300, status: "accepted" },
      { providerId: coast.id, providerQuote: 240 },
      { providerId: delgado.id }
    )
    await open()
    const need = within(await card("Plumbing"))
    const folded = need.getByText("1 other without an offer").closest("details") ?? document.body
    expect(folded).toHaveProperty("open", false)
    const linkTo = (name: string) => need.getByRole("link", { name, hidden: true })
    expect(folded.contains(linkTo("Delgado"))).toBe(true)
    for (const name of ["Bluebonnet", "Third Coast"]) expect(folded.contains(linkTo(name))).toBe(false)
    await user.click(need.getByText("1 other without an offer"))
    expect(folded).toHaveProperty("open", true)
    await user.click(within(folded).getByRole("button", { name: "Cancel quote" }))
    await confirm("Cancel quote")
    await waitFor(() => expect(need.queryByText(/without an offer/)).toBeNull())
  })

  it("folds nobody away before one is chosen", async () => {
    await threeAsked()
    await open()
    await rowOf("Delgado")
    expect(screen.queryByText(/without an offer/)).toBeNull()
  })

  it("is as far as the one that was chosen, whatever the others wait for", async () => {
    await seed(
      { providerId: bluebonnet.id, providerQuote: 300, status: "completed" },
      { providerId: coast.id, providerQuote: 240 }
    )
    await open()
    const need = within(await card("Plumbing"))
    // The status of the entry, and that of the row.
    expect(need.getAllByText("completed")).toHaveLength(2)
    expect(need.queryByText("pending")).toBeNull()
  })

  it("says before another offer is accepted with whom that work is agreed", async () => {
    const [accepted] = await seed(
      { providerId: coast.id, providerQuote: 240, status: "accepted" },
      { providerId: bluebonnet.id, providerQuote: 300 },
      { providerId: delgado.id }
    )
    await open()
    const dialog = await aboutToAccept()
    expect(dialog.getByText("You have agreed with Third Coast on the same work.")).toBeTruthy()
    await user.click(dialog.getByRole("checkbox", { name: "Decline Delgado as well" }))
    await confirm("Accept for $300")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await statusesNow([{ id: String(accepted?.id) }])).toEqual(["accepted"])
  })

  it("declines the others in the same dialog, by keyboard alone; one that fails is said and stops none", async () => {
    const records = await threeAsked()
    await open()
    const dialog = await aboutToAccept()
    const other = await inAnotherBrowser(app, coast)
    await other.post(`/api/quotes/${records[1]?.id}/reject`)
    await (await inAnotherBrowser(app, olivia)).post(`/api/quotes/${records[2]?.id}/cancel`)
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Go back" }))
    await user.tab({ shift: true })
    await user.keyboard(" ")
    await user.tab()
    await user.tab()
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Accepted, but not all others are declined")).toBeTruthy()
    expect(screen.getByText(/^Delgado: This quote is cancelled/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await statusesNow(records)).toEqual(["accepted", "rejected", "cancelled"])
  })
})

describe("what is over", () => {
  it("is folded behind its count, and has pages of its own", async () => {
    const over = Array.from({ length: 12 }, (_, at) => ({
      providerId: coast.id,
      serviceType: `Job ${at}`,
      status: "rejected" as const
    }))
    await seed(...over, { providerId: coast.id, serviceType: "Open" })
    await open()
    await card("Open")
    expect(screen.getAllByRole("article")).toHaveLength(1)
    await unfoldDone(12)
    expect(screen.getAllByRole("article")).toHaveLength(11)
    await user.click(screen.getByRole("button", { name: "Show 2 more" }))
    expect(screen.getAllByRole("article")).toHaveLength(13)
    await user.click(screen.getByRole("button", { name: "Done (12)" }))
    expect(screen.getAllByRole("article")).toHaveLength(1)
  })

  it("stands open where nothing else is there, until somebody folds it", async () => {
    await seed({ providerId: coast.id, serviceType: "Over", status: "rejected" })
    const { queryClient } = await open()
    expect(within(await card("Over")).getByText("rejected")).toBeTruthy()
    expect(screen.getByText("Nothing is open right now.")).toBeTruthy()
    // A new entry does not fold the list that is open.
    await seed({ providerId: coast.id, serviceType: "New" })
    await queryClient.invalidateQueries()
    await card("New")
    expect(within(await card("Over")).getByText("rejected")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Done (1)", expanded: true }))
    expect(screen.getAllByRole("article")).toEqual([await card("New")])
  })

  it("may be all that the newest page has, and the next one brings what is open", async () => {
    const over = Array.from({ length: 50 }, () => ({
      providerId: coast.id,
      description: crypto.randomUUID(),
      status: "rejected" as const
    }))
    const before = "2026-01-01T09:00:00.000Z"
    await seed(...over, { providerId: coast.id, serviceType: "Old and open", createdAt: before })
    await open()
    expect(await screen.findByText("Nothing is open among the newest.")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Done (50+)" })).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Show more" }))
    expect(await card("Old and open")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Done (50)" })).toBeTruthy()
  })
})

describe("after an acceptance", () => {
  it("a provider reads what comes next, the chat one press away", async () => {
    const talk = aConversation({ homeownerId: olivia.id, providerId: coast.id })
    await app.run(seedMarketplace({ conversations: [talk] }))
    await seed({ providerId: coast.id, providerQuote: 240, status: "accepted" })
    await open(coast)
    const quote = within(await card("Plumbing"))
    expect(
      quote.getByText("You have Olivia Park's number. Agree on a day, and ask where to come.")
    ).toBeTruthy()
    const chat = quote.getByRole("link", { name: "Message" }).getAttribute("href")
    expect(chat).toBe(`/messages?conversation=${talk.id}`)
  })

  it.each([
    {
      contactPhone: "512-555-0142",
      homeowner: "Third Coast has your number, and sees where the work is. Agree on a day.",
      provider: "You have Olivia Park's number, and your project says where the work is. Agree on a day."
    },
    {
      contactPhone: "",
      homeowner: "Third Coast sees where the work is. Agree on a day, and give your number.",
      provider: "Your project says where the work is. Agree on a day with Olivia Park."
    }
  ])("both read it at a project too, with the number $contactPhone", async (words) => {
    const { contactPhone, homeowner, provider } = words
    const project = aProject({ homeownerId: olivia.id, providerId: coast.id, status: "in_progress" })
    await app.run(seedMarketplace({ projects: [project] }))
    const accepted = { providerQuote: 240, status: "accepted" } as const
    await seed({ providerId: coast.id, projectId: project.id, contactPhone, ...accepted })
    await open(olivia, "projects")
    expect(await screen.findByText(homeowner)).toBeTruthy()
    cleanup()
    await open(coast, "projects")
    expect(await screen.findByText(provider)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Message" })).toBeTruthy()
  })
})
