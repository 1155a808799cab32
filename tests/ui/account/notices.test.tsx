import { cleanup, screen, waitFor } from "@testing-library/react"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"

import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { aLink, emailsTo } from "#tests/http/accounts/links.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { forgetMail, tellMail } from "./link-parts.ts"
import { heard, openAccount, press } from "./own-parts.tsx"

const app = atApp()
afterEach(() => {
  forgetMail()
  vi.restoreAllMocks()
})

const open = (as: { readonly email: string }) => visit(app, <DashboardScreen />, { path: "/dashboard", as })
const aPerson = () => aHomeownerOf(app, { email: `olivia-${crypto.randomUUID()}@example.com` })
const please = "Please confirm o…@example.com: until then we cannot write to you."
const allDone = "All done. Nothing waits for you right now."

const confirm = async (key: string) => {
  await app.client().post("/api/auth/confirm", { key })
}

describe("an address that is not confirmed", () => {
  it("is said on the dashboard, and the link sent again", async () => {
    const olivia = await aPerson()
    await open(olivia)
    expect(await screen.findByText(please)).toBeTruthy()
    await press("Send again")
    await heard("The link is on its way")
    expect(await emailsTo(app, olivia)).toEqual(["confirm-email"])
  })

  it("is said no more once it is", async () => {
    const olivia = await aPerson()
    await confirm(await aLink(app, olivia, { purpose: "confirm" }))
    await open(olivia)
    expect(await screen.findByText(allDone)).toBeTruthy()
    expect(screen.queryByText(please)).toBeNull()
  })

  it("that was confirmed meanwhile is so with the press, or on return to the tab", async () => {
    const olivia = await aPerson()
    await open(olivia)
    await screen.findByText(please)
    await confirm(await aLink(app, olivia, { purpose: "confirm" }))
    await press("Send again")
    await heard("Your email address is confirmed already.")
    await waitFor(() => expect(screen.queryByText(please)).toBeNull())

    const other = await aPerson()
    cleanup()
    await open(other)
    await screen.findByText(please)
    await confirm(await aLink(app, other, { purpose: "confirm" }))
    window.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(screen.queryByText(please)).toBeNull())
  })

  it("is said no more often than the limit allows, in the server's words", async () => {
    await open(await aPerson())
    await screen.findByText(please)
    for (const _ of [1, 2, 3]) {
      await press("Send again")
      await heard("The link is on its way")
    }
    await press("Send again")
    expect((await heard("No link was sent"))?.description).toMatch(/Please/)
  })

  it("appears together with what waits, so that nothing moves afterwards", async () => {
    const calls = holdCalls("GET", /me\/account$/)
    await open(await aPerson())
    await screen.findByText("No projects yet")
    expect([screen.queryByText(please), screen.queryByText(allDone)]).toEqual([null, null])
    calls.last().pass()
    expect(await screen.findByText(allDone)).toBeTruthy()
    expect(screen.getByText(please)).toBeTruthy()
  })

  it("hides nothing else where it cannot be looked up", async () => {
    const calls = holdCalls("GET", /me\/account$/)
    await open(await aPerson())
    await vi.waitFor(() => calls.last().lose())
    expect(await screen.findByText(allDone)).toBeTruthy()
  })

  it("is not said where nobody is written to", async () => {
    tellMail("off")
    await open(await aPerson())
    expect(await screen.findByText(allDone)).toBeTruthy()
    expect(screen.queryByText(please)).toBeNull()
  })
})

const bounced = async () => {
  const olivia = await aPerson()
  await app.run(
    Effect.flatMap(ContactRepository, (contacts) => contacts.stop(olivia.id, olivia.email, "bounced"))
  )
  return olivia
}

describe("email that comes back", () => {
  it("is said on the dashboard, with the way to another address", async () => {
    const olivia = await bounced()
    await open(olivia)
    const link = await screen.findByRole("link", { name: "Please check the address." })
    expect(link.parentElement?.textContent).toBe(
      `Email to ${olivia.email} comes back. Please check the address.`
    )
    expect(link.getAttribute("href")).toBe("/account?tab=security")
  })

  it("is tried once more on a press", async () => {
    const olivia = await bounced()
    await open(olivia)
    await screen.findByText(/comes back\./)
    await press("Send again")
    expect(await screen.findByText("The link is on its way")).toBeTruthy()
  })

  it("is said where the address is changed", async () => {
    const olivia = await bounced()
    await openAccount(app, olivia, "security")
    expect(await screen.findByText(/comes back\./)).toBeTruthy()
  })
})
