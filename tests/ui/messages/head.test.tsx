import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"

import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
  await pair.write([])
})

const press = async (name: string) => {
  await user.click(await screen.findByRole("button", { name }))
  return within(await screen.findByRole("menu"))
}

describe("the head of a chat", () => {
  it("leads a homeowner to the professional's profile, and a provider nowhere", async () => {
    await pair.openChat()
    const heading = await screen.findByRole("heading", { name: "Reyes Plumbing" })
    const link = within(heading).getByRole("link", { name: "Reyes Plumbing" })
    expect(link.getAttribute("href")).toBe(`/provider/${pair.reyes.id}`)
    cleanup()
    await pair.openChat(pair.reyes)
    const partner = await screen.findByRole("heading", { name: "Olivia P." })
    expect(within(partner).queryByRole("link")).toBeNull()
  })

  it("calls the homeowner at the number of their newest request", async () => {
    const ids = { homeownerId: pair.olivia.id, providerId: pair.reyes.id }
    await app.run(seedMarketplace({ quotes: [aQuote({ ...ids, contactPhone: "512-555-0142" })] }))
    await pair.openChat(pair.reyes)
    const menu = await press("Call")
    const call = await menu.findByRole("menuitem", { name: /\(512\) 555-0142/ })
    expect(call.getAttribute("href")).toBe("tel:5125550142")
  })

  it("keeps the focus in the menu when the number comes, so that Escape closes it", async () => {
    const ids = { homeownerId: pair.olivia.id, providerId: pair.reyes.id }
    await app.run(seedMarketplace({ quotes: [aQuote({ ...ids, contactPhone: "512-555-0142" })] }))
    await pair.openChat(pair.reyes)
    const number = holdCalls("GET", /\/quotes/)
    const menu = await press("Call")
    const waiting = await menu.findByRole("menuitem", { name: /Looking for the phone number…/ })
    await waitFor(() => expect(document.activeElement).toBe(waiting))
    await act(async () => number.last().pass())
    const call = await menu.findByRole("menuitem", { name: /\(512\) 555-0142/ })
    number.restore()
    expect(document.activeElement).toBe(call)
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
  })

  it("says so when the other has given no number", async () => {
    await pair.openChat(pair.reyes)
    const menu = await press("Call")
    const call = await menu.findByRole("menuitem", { name: /Olivia P\. has not given you a phone number\./ })
    expect(call.getAttribute("aria-disabled")).toBe("true")
  })

  it("has the profile and the ways to put it away and to report it under More", async () => {
    await pair.openChat()
    const menu = await press("More")
    const profile = menu.getByRole("menuitem", { name: "View profile" })
    expect(profile.getAttribute("href")).toBe(`/provider/${pair.reyes.id}`)
    for (const label of ["Archive", "Block", "Report"]) {
      expect(menu.getByRole("menuitem", { name: label }).getAttribute("aria-disabled")).toBeNull()
    }
  })
})
