import { act, renderHook, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Schema } from "effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { Quote } from "#domain/quote/quote.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"
import { closeAlsoAsk, offerOthers, useOpenAlsoAsk } from "#ui/features/quotes/also-ask.ts"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"

import { choose, pictures } from "../photos/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let plumbers: ReadonlyArray<ProviderProfile>
beforeAll(async () => {
  const names = ["Reyes Plumbing Co.", "Third Coast Rooter", "Delgado Brothers"]
  plumbers = await Promise.all(
    names.map((businessName, index) => aProviderOf(app, { businessName, rating: 4.9 - index / 10 }))
  )
  await aProviderOf(app, { businessName: "Away", rating: 4.9, pausedUntil: "2099-01-01" })
  await aProviderOf(app, { businessName: "A Roofer", specialties: ["Roofing"] })
  await aProviderOf(app, { businessName: "Far Away", latitude: 47.6, longitude: -122.3, zipCode: "98101" })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const form = async () => within(await screen.findByRole("dialog", { name: /Request a Quote/ }))
const panel = async () => within(await screen.findByRole("region", { name: "Ask others too" }))

/** A new homeowner asks the first of the plumbers, with so many photos. */
const askTheFirst = async (photos = 0) => {
  const as = await aHomeownerOf(app, { phone: "512-555-0142" })
  const [first] = plumbers
  const { queryClient } = await visit(
    app,
    <>
      {plumbers.map((plumber) => (
        <GetQuoteButton key={plumber.id} provider={plumber} />
      ))}
      <QuoteDialogs />
    </>,
    { path: "/providers", as }
  )
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
  const buttons = await screen.findAllByRole("button", { name: "Get Quote" })
  await user.click(buttons[0] ?? document.body)
  const fields = await form()
  await enter(fields.getByLabelText("Project description"), "The kitchen tap drips all night.")
  if (photos > 0) await choose(await pictures(photos))
  await user.click(fields.getByRole("button", { name: "Send Request" }))
  return { as, first }
}

const quotes = async () => {
  const response = await fetch("/api/quotes")
  const list: ReadonlyArray<Record<string, unknown>> = await response.json()
  return list
}

describe("after a request", () => {
  it.each(["No, thanks", "Ask both"])("%s gives the focus to the request that was sent", async (name) => {
    await askTheFirst()
    const others = await panel()
    await user.click(others.getByRole("button", { name }))
    await waitFor(() => expect(screen.queryByRole("region", { name: "Ask others too" })).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole("link", { name: "Asked" })[0])
    )
  })

  it('the others get the focus, and Escape is "No, thanks"', async () => {
    await askTheFirst()
    const others = await screen.findByRole("region", { name: "Ask others too" })
    await waitFor(() => expect(document.activeElement).toBe(others))
    await user.keyboard("{Escape}")
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole("link", { name: "Asked" })[0])
    )
    expect(screen.queryByRole("region", { name: "Ask others too" })).toBeNull()
  })

  it("the account's name and telephone have been filled in", async () => {
    const { as } = await askTheFirst()
    await panel()
    expect(await quotes()).toMatchObject([
      { contactName: `${as.firstName} ${as.lastName}`, contactPhone: "512-555-0142" }
    ])
  })

  it("the same is sent to others nearby, once each, who then read that they are asked", async () => {
    await askTheFirst()
    const others = await panel()
    expect(
      others.getByText("Sent to Reyes Plumbing Co. Also ask Third Coast Rooter and Delgado Brothers?")
    ).toBeTruthy()
    await user.click(others.getByRole("checkbox", { name: /Third Coast Rooter/ }))
    await user.click(others.getByRole("checkbox", { name: /Delgado Brothers/ }))
    await user.click(others.getByRole("button", { name: "Ask 2 more" }))
    await waitFor(() => expect(screen.queryByRole("region", { name: "Ask others too" })).toBeNull())
    const sent = await quotes()
    expect(new Set(sent.map(({ providerName }) => providerName)).size).toBe(3)
    expect(new Set(sent.map(({ description }) => description)).size).toBe(1)
    await waitFor(() => expect(screen.getAllByRole("link", { name: "Asked" })).toHaveLength(3))
  })

  it("all of them are asked by one press, which says how many they are", async () => {
    await askTheFirst()
    const others = await panel()
    expect(
      others.getByText(/They see your phone number when you accept an offer, or when you share it\./)
    ).toBeTruthy()
    await user.click(others.getByRole("button", { name: "Ask both" }))
    expect(
      await screen.findByText("Third Coast Rooter and Delgado Brothers have your request too.")
    ).toBeTruthy()
    expect(await quotes()).toHaveLength(3)
  })

  it("they get its photos too, without another upload", async () => {
    await askTheFirst(2)
    const others = await panel()
    expect(others.getByText(/^Everyone you ask gets the same request and photos/)).toBeTruthy()
    const upload = vi.spyOn(XMLHttpRequest.prototype, "send")
    await user.click(others.getByRole("button", { name: "Ask both" }))
    await waitFor(async () => expect(await quotes()).toHaveLength(3))
    const all = (await quotes()).flatMap(({ photos }) => photos)
    expect(all).toHaveLength(6)
    expect(upload).not.toHaveBeenCalled()
    upload.mockRestore()
  })

  it("they say what one chooses by: stars, of how many reviews, and the rate", async () => {
    await askTheFirst()
    const others = await panel()
    expect(others.getByText(/^★\s4\.8 \(100 reviews\) · \$80 - \$120\/hr · Austin, TX$/)).toBeTruthy()
  })

  it("they say where they are, not how far from the one who was asked", async () => {
    await askTheFirst()
    const others = await panel()
    expect(others.getAllByText(/· Austin, TX$/)).toHaveLength(2)
    expect(others.queryByText(/away/)).toBeNull()
  })

  it("they say how far they are from the place that was searched, however near the one who was asked", async () => {
    const remote = { specialties: ["Roofing"], latitude: 30.5083, longitude: -97.6789, zipCode: "78664" }
    await aProviderOf(app, { businessName: "Round Rock Roofs", ...remote })
    await aProviderOf(app, { businessName: "Their Neighbors", ...remote })
    const as = await aHomeownerOf(app, { phone: "512-555-0142" })
    const path = "/providers?specialty=Roofing&location=78701"
    const screens = (
      <>
        <ProvidersScreen />
        <QuoteDialogs />
      </>
    )
    const { queryClient } = await visit(app, screens, { path, as })
    await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
    const card = within(await screen.findByRole("article", { name: /Round Rock Roofs/ }))
    await user.click(card.getByRole("button", { name: "Get Quote" }))
    const fields = await form()
    await enter(fields.getByLabelText("Project description"), "The roof lets the rain in.")
    await user.click(fields.getByRole("button", { name: "Send Request" }))
    const others = await panel()
    expect(others.getByRole("checkbox", { name: /Their Neighbors.* · 1\d(\.\d)? miles away/ })).toBeTruthy()
  })

  it("they are near the place that a visitor's text named, who has signed in since from the professional's page", async () => {
    const remote = { specialties: ["Painting"], latitude: 30.5083, longitude: -97.6789, zipCode: "78664" }
    const painter = await aProviderOf(app, { businessName: "Round Rock Colors", ...remote })
    await aProviderOf(app, { businessName: "More Colors", ...remote })
    const as = await aHomeownerOf(app)
    const screens = (
      <>
        <Route path="/providers">
          <ProvidersScreen />
        </Route>
        <Route path="/profile">{() => <GetQuoteButton provider={painter} />}</Route>
        <Route path="/login">
          <LoginScreen />
        </Route>
        <QuoteDialogs />
      </>
    )
    const path = "/providers?service=paint+the+fence+78701"
    const { navigate, queryClient } = await visit(app, screens, { path })
    await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
    await screen.findByRole("article", { name: /Round Rock Colors/ })
    act(() => navigate("/profile"))
    await user.click(await screen.findByRole("button", { name: "Get Quote" }))
    const asked = await form()
    await enter(asked.getByLabelText("Contact name"), "Nora")
    await enter(asked.getByLabelText("Contact phone"), "512-555-0143")
    await user.click(asked.getByRole("button", { name: "Send Request" }))
    await enter(await screen.findByLabelText("Email"), as.email)
    await enter(screen.getByLabelText("Password"), "correct horse battery")
    await user.click(screen.getByRole("button", { name: "Sign In" }))
    await user.click((await form()).getByRole("button", { name: "Send Request" }))
    const others = await panel()
    expect(others.getByRole("checkbox", { name: /More Colors.* · 1\d(\.\d)? miles away/ })).toBeTruthy()
  })

  it("nobody is asked who was not chosen", async () => {
    await askTheFirst()
    const others = await panel()
    await user.click(others.getByRole("checkbox", { name: /Delgado Brothers/ }))
    await user.click(others.getByRole("button", { name: "Ask 1 more" }))
    expect(await screen.findByText("Delgado Brothers has your request too.")).toBeTruthy()
    expect(await quotes()).toHaveLength(2)
  })

  it("one that fails stops no other, stays chosen and can be sent again", async () => {
    await askTheFirst()
    const others = await panel()
    await user.click(others.getByRole("checkbox", { name: /Third Coast Rooter/ }))
    await user.click(others.getByRole("checkbox", { name: /Delgado Brothers/ }))
    const [, , delgado] = plumbers
    const { fetch } = globalThis
    vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) =>
      JSON.stringify(call[1]?.body ?? "").includes(String(delgado?.id))
        ? Response.json({ detail: "Delgado is full." }, { status: 429 })
        : fetch(...call)
    )
    await user.click(others.getByRole("button", { name: "Ask 2 more" }))
    expect(await others.findByText("Delgado is full.")).toBeTruthy()
    await waitFor(async () => expect(await quotes()).toHaveLength(2))
    vi.stubGlobal("fetch", fetch)
    await user.click(others.getByRole("button", { name: "Ask 1 more" }))
    await waitFor(async () => expect(await quotes()).toHaveLength(3))
  })

  it("who has gone on is not asked on another page, however late the question's code arrives", async () => {
    const { first } = await askTheFirst()
    await user.click((await panel()).getByRole("button", { name: "No, thanks" }))
    const [quote] = (await quotes()).map((one) => Schema.decodeUnknownSync(Quote)(one))
    if (!first || !quote) throw new Error("Nobody was asked")
    const { result } = renderHook(useOpenAlsoAsk)
    const request = { provider: first, quote, searchedPlace: null }
    await act(() => offerOthers(request))
    expect(result.current).toBeTruthy()
    await act(() => {
      const arriving = offerOthers(request)
      closeAlsoAsk()
      return arriving
    })
    expect(result.current).toBeUndefined()
  })

  it("the next one begins with what was asked last", async () => {
    await askTheFirst()
    await user.click((await panel()).getByRole("button", { name: "No, thanks" }))
    const [next] = await screen.findAllByRole("button", { name: "Get Quote" })
    await user.click(next ?? document.body)
    const fields = await form()
    expect(fields.getByText("Filled in from your last request. Change what is different.")).toBeTruthy()
    expect(fields.getByLabelText<HTMLTextAreaElement>("Project description").value).toBe(
      "The kitchen tap drips all night."
    )
    await user.click(fields.getByRole("button", { name: "Send Request" }))
    await waitFor(async () => expect(await quotes()).toHaveLength(2))
  })
})
