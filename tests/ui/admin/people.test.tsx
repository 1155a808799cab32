import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aSanction, aSession } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, password, visit } from "#tests/support/ui/visit.tsx"
import { LimitedStrip } from "#ui/app/shell/LimitedStrip.tsx"
import { makeRefresher } from "#ui/features/live/refresher.ts"
import { everything } from "#ui/features/live/subjects.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { callList } from "#ui/shared/api/call.ts"
import { currentToast } from "#ui/shared/feedback/toast/toast.ts"

import { anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const rowsOf = async (table: string) => {
  const [, ...rows] = within(await screen.findByRole("table", { name: table })).getAllByRole("row")
  return rows.map((row) => row.textContent)
}

const reason = "Homeowners were asked to pay ahead."

const limit = async (person: Account) => {
  await openConsole(app, dana, `/admin/people/${person.id}`, true)
  await press("Limit or suspend")
  await type("The account is to be", "limited")
  await type("Reason", reason)
  await press("Do it and write")
  await screen.findByRole("table", { name: "Sanctions" })
}

/** Stores a session that lasts for years. */
const aSessionOf = async ({ id: userId }: Account) => {
  const session = aSession({ userId, expiresAt: "2099-03-09T09:30:00.000Z" })
  await app.run(Effect.flatMap(SessionRepository, ({ insert }) => insert(session)))
  return session
}

const looksAt = async ({ id }: Account) => {
  const { items } = await callList("GET /api/admin/audit", { query: { action: "person.look", thing: id } })
  return items.length
}

/** The console's row of such a session, by the headers of its columns. */
const openSignedIn = async (seenOn: string) => {
  const { id, userId } = await aSessionOf(await aHomeownerOf(app))
  await app.run(Effect.flatMap(SessionRepository, ({ seen }) => seen(id, seenOn)))
  await openConsole(app, dana, `/admin/people/${userId}`)
  const table = within(await screen.findByRole("table", { name: "Signed in" }))
  // Headers contain an arrow for the sort order.
  const labels = table.getAllByRole("columnheader").map(({ textContent }) => textContent?.replace("↑", ""))
  const cells = table.getAllByRole("cell").map(({ textContent }) => textContent)
  return Object.fromEntries(labels.map((label, at) => [label, cells[at]]))
}

describe("people in the console", () => {
  it("are searched for without leaving the field", async () => {
    await openConsole(app, dana, "/admin/people")
    const field = await screen.findByLabelText("Name, business, email, username or telephone number")
    await user.type(field, "nobody-so{Enter}")
    await screen.findByText("Nobody is called so, or begins so.")
    expect(document.activeElement).toBe(field)
    expect(field.isConnected).toBe(true)
  })

  it("are counted to a screen reader, whatever is searched for", async () => {
    await aHomeownerOf(app, { firstName: "Quirin", lastName: "Zweig" })
    await openConsole(app, dana, "/admin/people")
    await screen.findByRole("table", { name: "People" })
    const said = screen.getByRole("status")
    await type("Name, business, email, username or telephone number", "zweig")
    await press("Find")
    await waitFor(() => expect(said.textContent).toBe("1 row"))
    await type("Name, business, email, username or telephone number", "nobody-so")
    await press("Find")
    await waitFor(() => expect(said.textContent).toBe("Nobody is called so, or begins so."))
    expect(said.isConnected).toBe(true)
  })

  it("are named to a screen reader once the page with the focus on its title knows them", async () => {
    const person = await aHomeownerOf(app, { firstName: "Quade", lastName: "Zorn" })
    await openConsole(app, dana, `/admin/people/${person.id}`)
    const title = await screen.findByText("A person")
    await waitFor(() => expect(title.textContent).toBe("Quade Zorn"))
    expect(title.getAttribute("aria-live")).toBe("polite")
    expect(title.isConnected).toBe(true)
  })

  it("are found by the beginning of a name, and opened", async () => {
    const person = await aHomeownerOf(app, {
      firstName: "Quentin",
      lastName: "Zimmerle",
      phone: "5125550171"
    })
    await openConsole(app, dana, "/admin/people")
    await type("Name, business, email, username or telephone number", "zimm")
    await press("Find")
    await waitFor(async () => expect(await rowsOf("People")).toHaveLength(1))
    await user.click(screen.getByRole("link", { name: "Quentin Zimmerle" }))
    expect(await screen.findByRole("heading", { level: 1, name: "Quentin Zimmerle" })).toBeTruthy()
    expect(document.title).toMatch(/^Quentin Zimmerle \|/)
    expect(await screen.findByText(`${person.email}, not confirmed`)).toBeTruthy()
    expect(screen.getByText("(512) 555-0171")).toBeTruthy()
    expect(screen.getByText("There was none.")).toBeTruthy()
  })

  it("are shown with the day on which they were last seen, not that on which they signed in", async () => {
    expect(await openSignedIn("2026-03-04")).toMatchObject({
      Since: "Mar 2, 2026",
      "Last seen": "Mar 4, 2026"
    })
  })

  it("were seen no day before they signed in, though that one lasted in Hawaii", async () => {
    expect(await openSignedIn("2026-03-01")).toMatchObject({
      Since: "Mar 2, 2026",
      "Last seen": "Mar 2, 2026"
    })
  })

  it("are limited for a reason, read it on every page, and are let go again", async () => {
    const person = await aHomeownerOf(app)
    await limit(person)
    expect(await rowsOf("Sanctions")).toEqual([expect.stringContaining(reason)])
    expect(screen.queryByRole("button", { name: "Limit or suspend" })).toBeNull()
    cleanup()

    await visit(app, <LimitedStrip />, { path: "/", as: person })
    expect(await screen.findByRole("note")).toHaveProperty(
      "textContent",
      `This account is limited: ${reason} You can answer to hello@example.com.`
    )
    cleanup()

    await openConsole(app, dana, `/admin/people/${person.id}`, true)
    await press("Lift")
    await type("Reason", "It was a mix-up of two people.")
    await press("Lift it")
    expect(await screen.findByRole("button", { name: "Limit or suspend" })).toBeTruthy()
    expect(await rowsOf("Sanctions")).toEqual([expect.stringContaining("by Dana Cole: It was a mix-up")])
    cleanup()

    await visit(app, <LimitedStrip />, { path: "/", as: person })
    await waitFor(() => expect(screen.queryByRole("note")).toBeNull())
  })

  it("are looked at once a visit, whatever happens meanwhile, and once more after a sanction", async () => {
    const person = await aHomeownerOf(app)
    const { navigate, queryClient } = await openConsole(app, dana, `/admin/people/${person.id}`)
    await press("Limit or suspend")
    const { refresh, stop } = makeRefresher(queryClient)
    await act(() => {
      refresh(everything)
      return askAnew(queryClient)
    })
    stop()
    expect(await looksAt(person)).toBe(1)
    await type("The account is to be", "limited")
    await type("Reason", reason)
    await press("Do it and write")
    await type("Password", password)
    await press("Go on")
    expect(await rowsOf("Sanctions")).toEqual([expect.stringContaining(reason)])
    expect(await looksAt(person)).toBe(2)
    act(() => navigate("/admin/people"))
    await screen.findByRole("heading", { level: 1, name: "People" })
    act(() => navigate(`/admin/people/${person.id}`))
    await waitFor(async () => expect(await looksAt(person)).toBe(3))
  })

  it("are shown with others who were sanctioned and have the same numbers, and so is their business", async () => {
    const numbers = { isLicensed: true, licenseNumber: "M-40077" }
    const banned = await aProviderOf(app, { ...numbers, businessName: "Banned Pipes LLC" })
    const caller = await aHomeownerOf(app, { firstName: "Ann", lastName: "Lee", phone: "+1 907 555 0177" })
    const again = await app.run(seedProvider(numbers, { phone: "(907) 555-0177" }))
    const sanctions = [
      aSanction({ userId: banned.userId, startedBy: dana.id, level: "suspended" }),
      aSanction({
        userId: caller.id,
        startedBy: dana.id,
        startedAt: "2025-03-09T09:30:00.000Z",
        until: "2026-01-01"
      })
    ]
    await app.run(
      Effect.flatMap(SanctionRepository, ({ insert }) => Effect.forEach(sanctions, insert, { discard: true }))
    )
    for (const path of [`/admin/people/${again.userId}`, `/admin/providers/${again.id}`]) {
      await openConsole(app, dana, path)
      const also = (await screen.findByText("Also")).closest("div")
      expect(
        within(also ?? document.body)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent)
      ).toEqual([
        "Banned Pipes LLC (suspended): same license number",
        "Ann Lee (was limited): same telephone"
      ])
      const link = screen.getByRole("link", { name: "Banned Pipes LLC" })
      expect(link.getAttribute("href")).toBe(`/admin/people/${banned.userId}`)
      cleanup()
    }
    await openConsole(app, dana, `/admin/people/${dana.id}`)
    await screen.findByText("Role")
    expect(screen.queryByText("Also")).toBeNull()
  })

  it("keep what was typed where a sanction is refused", async () => {
    const person = await aHomeownerOf(app)
    await openConsole(app, dana, `/admin/people/${person.id}`, true)
    await press("Limit or suspend")
    await type("The account is to be", "suspended")
    await type("Reason", reason)
    await type("Until", "2026-01-01")
    await press("Do it and write")
    const until = await screen.findByLabelText("Until")
    await waitFor(() => expect(until.getAttribute("aria-invalid")).toBe("true"))
    expect(screen.getByLabelText("Reason")).toHaveProperty("value", reason)
  })

  it("are left alone where the own password is wrong, which is said at its field alone", async () => {
    const person = await aHomeownerOf(app)
    await openConsole(app, dana, `/admin/people/${person.id}`)
    await press("Send a link for a new password")
    await press("Send the link")
    await type("Password", "not-the-password")
    await press("Go on")
    await screen.findByText("That is not your password.")
    expect(screen.getAllByText("That is not your password.")).toHaveLength(1)
    expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(currentToast()).toMatchObject({ title: "The password was not taken" })
    expect(currentToast()?.description).toBeUndefined()
  })

  it("are sent a link for a new password", async () => {
    const person = await aHomeownerOf(app)
    await openConsole(app, dana, `/admin/people/${person.id}`, true)
    await press("Send a link for a new password")
    expect(await screen.findByText(new RegExp(`It goes to ${person.email}`))).toBeTruthy()
    await press("Send the link")
    await waitFor(() => expect(screen.queryByRole("button", { name: "Send the link" })).toBeNull())
  })

  it("are not limited where they run the marketplace", async () => {
    await openConsole(app, dana, `/admin/people/${dana.id}`)
    expect(await screen.findByText("Operator")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Limit or suspend" })).toBeNull()
  })
})
