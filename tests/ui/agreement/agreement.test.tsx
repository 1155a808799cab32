import { useQuery } from "@tanstack/react-query"
import { cleanup, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { describe, expect, it } from "vitest"
import { Route } from "wouter"

import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { AgreementScreen } from "#ui/features/agreement/AgreementScreen.tsx"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { LiveUpdates } from "#ui/features/live/LiveUpdates.tsx"
import { SeeAgreement } from "#ui/features/offers/SeeAgreement.tsx"
import { call } from "#ui/shared/api/call.ts"

import { inAnotherBrowser } from "../live/other-browser.ts"

const app = atApp()

const agreed = async (startFrom: string | null) => {
  const olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  const marcus = await aProviderOf(app, { businessName: "Bluebonnet" })
  const { offer, quote } = offeredOn(aQuote({ homeownerId: olivia.id, providerId: marcus.id }), {
    price: 4_390,
    startFrom,
    days: 3
  })
  const acceptedAt = "2026-03-03T10:00:00.000Z"
  const accepted = { ...quote, status: "accepted", acceptedVersion: offer.version, acceptedAt } as const
  await app.run(seedMarketplace({ quotes: [accepted], offers: [offer] }))
  const open = (as: { readonly email: string }, beside?: ReactNode) =>
    visit(
      app,
      <>
        <Route path="/agreements/:quoteId">
          <AgreementScreen />
        </Route>
        {beside}
      </>,
      { path: `/agreements/${quote.id}`, as }
    )
  return { marcus, olivia, open, quote }
}

const OfJob = ({ quoteId }: { readonly quoteId: string }) => {
  const { data } = useQuery({
    queryKey: ["/api/quotes", quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId", { params: { quoteId } })
  })
  return (
    data && (
      <>
        <p>{data.status}</p>
        <SeeAgreement quote={data} />
      </>
    )
  )
}

describe("what was agreed", () => {
  it("is read by both people", async () => {
    const { marcus, olivia, open, quote } = await agreed("2090-03-01")
    for (const reader of [olivia, marcus]) {
      await open(reader)
      const record = await screen.findByRole("article")
      expect(record.textContent).toMatch(/ProfessionalBluebonnetHomeownerOlivia Park/)
      expect(record.textContent).toMatch(/AgreedMar \d, 2026, \d+:\d\d [AP]M UTC/)
      expect(record.textContent).toMatch(/This is version 1 of Mar 2, 2026, \d+:\d\d [AP]M UTC\./)
      expect(record.textContent).toContain("$4,390")
      expect(record.textContent).toContain(
        "This is a record of what was agreed here. Some states ask for a written contract."
      )
      const link = screen.getByRole("link", { name: "Add to your calendar" })
      expect(link.getAttribute("href")).toBe(`/agreements/${quote.id}.ics`)
      expect(screen.getByRole("button", { name: "Print" })).toBeTruthy()
      cleanup()
    }
  })

  it("has one title, which keeps the focus when the agreement comes", async () => {
    const { olivia, open } = await agreed(null)
    await open(olivia)
    const title = await screen.findByRole("heading", { level: 1 })
    expect(screen.queryByRole("article")).toBeNull()
    title.focus()
    await screen.findByRole("article")
    expect(document.activeElement).toBe(title)
  })

  it("has no day for the calendar where none is stated", async () => {
    const { olivia, open } = await agreed(null)
    await open(olivia)
    await screen.findByRole("article")
    expect(screen.queryByRole("link", { name: "Add to your calendar" })).toBeNull()
  })

  it("is kept when the other one cancels, says so, and is for no calendar any more", async () => {
    const { marcus, olivia, open, quote } = await agreed("2090-03-01")
    await open(olivia, <LiveUpdates userId={olivia.id} status={makeLiveStatus()} />)
    await screen.findByRole("article")
    await waitFor(() => expect(localStorage.getItem("live-cursor")).not.toBeNull())
    await (await inAnotherBrowser(app, marcus)).post(`/api/quotes/${quote.id}/cancel`)
    await waitFor(() => expect(screen.getByRole("article").textContent).toContain("StatusCancelled"))
    expect(screen.queryByRole("link", { name: "Add to your calendar" })).toBeNull()
    expect(screen.getByRole("button", { name: "Print" })).toBeTruthy()
  })

  it("is led to from a job that was cancelled too", async () => {
    const { marcus, olivia, quote } = await agreed(null)
    await (await inAnotherBrowser(app, marcus)).post(`/api/quotes/${quote.id}/cancel`)
    await visit(app, <OfJob quoteId={quote.id} />, { path: "/dashboard", as: olivia })
    expect(await screen.findByText("cancelled")).toBeTruthy()
    const link = await screen.findByRole("link", { name: "See what you agreed" })
    expect(link.getAttribute("href")).toBe(`/agreements/${quote.id}`)
  })

  it("does not exist for others", async () => {
    const { open } = await agreed(null)
    await open(await aHomeownerOf(app))
    expect((await screen.findByRole("alert")).textContent).toContain("We could not find that agreement.")
  })
})
