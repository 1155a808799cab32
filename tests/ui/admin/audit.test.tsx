import { cleanup, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf, post } from "#tests/support/ui/visit.tsx"

import { anApplicationOf, anOperatorOf, openConsole } from "./parts.tsx"

const app = atApp()
let dana: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }))

/** A report of a business that Dana has taken in hand. */
const aTakenCase = async () => {
  const { id: aboutId } = await aProviderOf(app)
  await openConsole(app, await aHomeownerOf(app), "/admin/audit")
  const text = "There is no such business at this address."
  await post("/api/cases", { about: "provider", aboutId, reason: "not_real", text })
  cleanup()
  await openConsole(app, dana, "/admin/cases")
  await userEvent.click(await screen.findByRole("link", { name: "This is not a real business or person" }))
  await press("Take it in hand")
  await screen.findByRole("button", { name: "Decide" })
  cleanup()
}

describe("the audit log", () => {
  it("says where there is nothing when it begins", async () => {
    await openConsole(app, dana, "/admin/audit")
    expect(
      await screen.findByText(
        "Nothing is written down yet. The log begins with the first step that an operator takes in the console."
      )
    ).toBeTruthy()
  })

  it("says by names and words what a step was about, and leads to it", async () => {
    const person = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Looked" })
    await openConsole(app, dana, `/admin/people/${person.id}`)
    await screen.findByRole("heading", { level: 1, name: /Olivia Looked/ })
    cleanup()
    await anApplicationOf(app, { businessName: "Worded Wells" })
    await openConsole(app, dana, "/admin/applications")
    await press("Open the application of Worded Wells")
    await press("Take it in hand")
    await screen.findByText(/^In review since/)
    cleanup()
    await openConsole(app, dana, "/admin/audit")
    const link = await screen.findByRole("link", { name: "Account: Olivia Looked" })
    expect(link.getAttribute("href")).toBe(`/admin/people/${person.id}`)
    const rows = within(screen.getByRole("table", { name: "Audit log" })).getAllByRole("row")
    const taken = rows.map(({ textContent }) => textContent).find((row) => row?.includes("Worded Wells"))
    expect(taken).toContain("Application: Worded Wells")
    expect(taken).toContain("status: in review")
    expect(taken).toContain("taken by: Dana Cole")
    expect(taken).not.toMatch(/[0-9a-f]{8}-/)
  })

  it("leaves out what a step did not change", async () => {
    await openConsole(app, dana, "/admin/audit")
    await screen.findByRole("table", { name: "Audit log" })
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent)
    const looked = rows.find((row) => row?.includes("Looked at a person"))
    expect(looked?.endsWith("Account: Olivia Looked")).toBe(true)
    cleanup()
    await aTakenCase()
    await openConsole(app, dana, "/admin/audit")
    const link = await screen.findByRole("link", { name: /^Case / })
    expect(link.closest("tr")?.textContent).toContain("taken by: none\n→ taken by: Dana Cole")
  })

  it("has the days that are asked for and the times of its rows by the same clock, and says which", async () => {
    const step = {
      actorId: dana.id,
      actorName: "Dana Cole",
      address: null,
      requestId: null,
      action: "person.look",
      thing: "user",
      thingId: dana.id,
      before: null,
      after: null
    }
    const instants = ["2026-03-01T23:59:00.000Z", "2026-03-02T02:00:00.000Z", "2026-03-03T00:00:00.000Z"]
    await app.run(
      Effect.flatMap(AuditLog, ({ append }) => Effect.forEach(instants, (at) => append({ ...step, at })))
    )
    // In a time zone of UTC-6.
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(360)
    await openConsole(app, dana, "/admin/audit?from=2026-03-02&to=2026-03-02")
    const table = within(await screen.findByRole("table", { name: "Audit log" }))
    const rows = table.getAllByRole("row").slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mar 2, 2026, 2:00 AM/)
    ])
    expect(screen.getByText("Days and times are in UTC.")).toBeTruthy()
  })
})
