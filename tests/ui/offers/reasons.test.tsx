import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import { homeownerReasons, providerReasons, reasonWords } from "#domain/quote/closing.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, post, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { card, unfoldDone } from "../dashboard/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Awaited<ReturnType<typeof aHomeownerOf>>
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", specialties: ["Plumbing"] })
})

const seedQuote = (overrides: Parameters<typeof aQuote>[0] = {}) =>
  app.run(
    seedMarketplace({ quotes: [aQuote({ homeownerId: olivia.id, providerId: reyes.id, ...overrides })] })
  )

const open = async (as: { readonly email: string }) => {
  cleanup()
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as })
}

const ask = async (button: string) => {
  await user.click(within(await card("Plumbing")).getByRole("button", { name: button }))
  return within(await screen.findByRole("dialog"))
}

const choices = (dialog: Awaited<ReturnType<typeof ask>>) =>
  within(dialog.getByRole("group", { name: /^Why\?/ }))
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent)

const unsaid = "I would rather not say"

describe("the reason of an end", () => {
  it("is one of the homeowner's, and read by the provider with the words beside it", async () => {
    await seedQuote({ providerQuote: 240 })
    await open(olivia)
    const dialog = await ask("Decline")
    const read = screen.getByRole("dialog").getAttribute("aria-describedby") ?? ""
    expect(document.getElementById(read)?.textContent).toMatch(/^[^?]*\.$/)
    expect(choices(dialog)).toEqual([...homeownerReasons.map((reason) => reasonWords[reason]), unsaid])
    await user.click(dialog.getByRole("radio", { name: reasonWords.price }))
    await user.type(dialog.getByLabelText("In your own words"), "Somebody does it for 180.")
    await user.click(dialog.getByRole("button", { name: "Decline" }))
    await screen.findByText("Quote declined")
    await open(reyes)
    await unfoldDone()
    await within(await card("Plumbing")).findByText(
      /^Olivia P\. declined: The price\. “Somebody does it for 180\.”$/
    )
  })

  it("is one of the provider's, and read by the homeowner", async () => {
    await seedQuote()
    await open(reyes)
    const dialog = await ask("Decline")
    expect(choices(dialog)).toEqual([...providerReasons.map((reason) => reasonWords[reason]), unsaid])
    await user.click(dialog.getByRole("radio", { name: reasonWords.fully_booked }))
    await user.click(dialog.getByRole("button", { name: "Decline" }))
    await screen.findByText("Quote declined")
    await open(olivia)
    await unfoldDone()
    await within(await card("Plumbing")).findByText("Reyes Plumbing declined: Fully booked.")
  })

  it("may stay unsaid", async () => {
    await seedQuote({ status: "accepted", providerQuote: 240, acceptedAt: new Date().toISOString() })
    await open(olivia)
    const dialog = await ask("Cancel quote")
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: unsaid }).checked).toBe(true)
    await user.click(dialog.getByRole("button", { name: "Cancel quote" }))
    await screen.findByText("Quote cancelled")
    await open(reyes)
    await unfoldDone()
    expect(within(await card("Plumbing")).queryByText(/cancelled[.:]/)).toBeNull()
  })
})

const typed = (dialog: Awaited<ReturnType<typeof ask>>) =>
  dialog.getByLabelText<HTMLTextAreaElement>("In your own words")
const answer = async (name: string) => {
  const question = await screen.findByRole("dialog", { name: "Leave without sending?" })
  await user.click(within(question).getByRole("button", { name }))
}

describe("the words of an end", () => {
  const words = "Somebody does it for 180."
  it("are not lost by Escape without a question", async () => {
    await seedQuote({ providerQuote: 240 })
    await open(olivia)
    const dialog = await ask("Decline")
    await user.type(typed(dialog), words)
    await user.keyboard("{Escape}")
    await answer("Keep editing")
    await waitFor(() => expect(screen.queryByText("Leave without sending?")).toBeNull())
    expect(typed(dialog).value).toBe(words)
    await user.keyboard("{Escape}")
    await answer("Leave")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(typed(await ask("Decline")).value).toBe("")
  })

  it("are there again, with the reason, when the session had ended by the time they were sent", async () => {
    await seedQuote({ providerQuote: 240 })
    await open(olivia)
    const dialog = await ask("Decline")
    await user.click(dialog.getByRole("radio", { name: reasonWords.price }))
    await user.type(typed(dialog), words)
    await post("/api/auth/logout", {})
    await user.click(dialog.getByRole("button", { name: "Decline" }))
    await screen.findByText("Please sign in to continue.")
    await open(olivia)
    const again = await ask("Decline")
    expect(again.getByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
    expect(typed(again).value).toBe(words)
    expect(again.getByRole<HTMLInputElement>("radio", { name: reasonWords.price }).checked).toBe(true)
    await user.click(again.getByRole("button", { name: "Decline" }))
    await screen.findByText("Quote declined")
    expect(JSON.stringify(sessionStorage)).not.toContain(words)
  })
})

it("is withdrawn, and not declined, where it is one's own bid", async () => {
  const project = aProject({ homeownerId: olivia.id, title: "New shower", status: "pending" })
  await app.run(seedMarketplace({ projects: [project] }))
  await seedQuote({ projectId: project.id, providerQuote: 4800, contactPhone: "" })
  await open(reyes)
  const dialog = await ask("Withdraw offer")
  expect(dialog.getByRole("heading", { name: "Withdraw your offer for $4,800?" })).toBeTruthy()
  await user.click(dialog.getByRole("radio", { name: reasonWords.too_far }))
  await user.click(dialog.getByRole("button", { name: "Withdraw offer" }))
  await screen.findByText("Offer withdrawn")
  await unfoldDone()
  await within(await card("Plumbing")).findByText("You withdrew the offer: Too far away.")
})
