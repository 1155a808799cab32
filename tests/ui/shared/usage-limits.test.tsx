import { cleanup, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { lowered } from "#tests/http/marketplace/lowered-limits.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aProject } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp({
  change: lowered({
    messages: 1,
    messagesInTenMinutes: 1,
    openProjects: 1,
    phonesRead: 1,
    providersAsked: 1
  })
})
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" }, { phone: "(512) 555-0142" })
})

describe("who does something too often", () => {
  it("is told at Call Now that the number is withheld today", async () => {
    const page = (
      <Route path="/provider/:id">
        <ProviderScreen />
      </Route>
    )
    const kim = await aProviderOf(app, { businessName: "Kim & Sons" }, { phone: "(512) 555-0177" })
    await visit(app, page, { path: `/provider/${kim.id}`, as: olivia })
    expect(await screen.findByText("(512) 555-0177")).toBeTruthy()
    cleanup()
    await visit(app, page, { path: `/provider/${reyes.id}`, as: olivia })
    const button = await screen.findByRole("button", {
      name: "Call Now",
      description: "You have looked up many numbers today. Ask for a quote instead."
    })
    expect(button.hasAttribute("disabled")).toBe(true)
  })

  it("is told so in the chat, and what was written stays", async () => {
    const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
    await app.run(seedMarketplace({ conversations: [conversation] }))
    await visit(app, <MessagesScreen />, { path: `/messages?conversation=${conversation.id}`, as: olivia })
    const field = await screen.findByRole("textbox", { name: "Message" })
    await user.type(field, "Are you there?{Enter}")
    await screen.findByText(/\d (?:AM|PM)$/)
    await user.type(field, "Hello?{Enter}")
    expect(await screen.findByText(/^You have written a lot in a short time\./)).toBeTruthy()
    expect(screen.getByRole("log").textContent).toContain("You: Hello?Not sent")
  })

  it("is told so in the quote request's dialog", async () => {
    const screens = (
      <>
        <GetQuoteButton provider={reyes} />
        <QuoteDialogs />
      </>
    )
    await visit(app, screens, { path: "/providers", as: olivia })
    const kim = await aProviderOf(app)
    const asked = await fetch("/api/conversations", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ providerId: kim.id })
    })
    expect(asked.status).toBe(201)
    await user.click(screen.getByRole("button", { name: "Get Quote" }))
    const form = within(await screen.findByRole("dialog"))
    await user.type(form.getByLabelText("Project description"), "The kitchen tap drips all night.")
    await user.type(form.getByLabelText("Contact name"), "Olivia Park")
    await user.type(form.getByLabelText("Contact phone"), "512-555-0142")
    await user.click(form.getByRole("button", { name: "Send Request" }))
    expect((await form.findByRole("alert")).textContent).toBe(
      "You have asked 1 professionals today. Wait for their answers, or post a project."
    )
  })

  it("is told so where a project is started", async () => {
    await app.run(seedMarketplace({ projects: [aProject({ homeownerId: olivia.id })] }))
    await visit(app, <StartProjectScreen />, { path: "/start-project", as: olivia })
    await screen.findByRole("option", { name: "Plumbing" })
    await user.type(screen.getByLabelText("Project Title"), "New shower")
    await user.selectOptions(screen.getByLabelText("Service Category"), "Plumbing")
    await user.type(screen.getByLabelText("Project Description"), "Replace the tub with a shower.")
    await user.type(screen.getByLabelText("Location"), "Austin, TX 78704")
    await user.selectOptions(screen.getByLabelText("Preferred Timeline"), "Within 1 month")
    await user.click(screen.getByRole("button", { name: "Create Project" }))
    expect(
      await screen.findByText(
        "You have 1 open projects. Withdraw one, or accept an offer, before you post another."
      )
    ).toBeTruthy()
  })
})
