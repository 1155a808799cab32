import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCheck, aLicenseEntry, anEmail } from "#tests/support/builders.ts"
import { aHomeownerOf, aProviderOf, password, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { forgetMail, tellMail } from "../account/link-parts.ts"
import { anApplicationOf, anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
})
afterEach(() => {
  vi.useRealTimers()
})

const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const sendTo = (label: string) => {
  const form = screen.getByLabelText(label).closest("form")
  if (form === null) throw new Error(`${label} stands in no form`)
  fireEvent.submit(form)
}

const rowsOf = async (table: string) => {
  const [, ...rows] = within(await screen.findByRole("table", { name: table })).getAllByRole("row")
  return rows.map((row) => row.textContent)
}

const Both = () => (
  <>
    <Route path="/dashboard" component={DashboardScreen} />
    <Route path="/admin">The console</Route>
  </>
)

describe("the console", () => {
  it("says whose it is, and what waits", async () => {
    await anApplicationOf(app, { businessName: "Waiting Works" })
    await openConsole(app, dana, "/admin")
    expect(await screen.findByText("Operators' console, signed in as Dana Cole")).toBeTruthy()
    const titles = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent)
    expect(titles).toEqual([
      "New applications",
      "Applications in review",
      "Cases",
      "Found in registers",
      "Checks that end soon",
      "Emails that failed"
    ])
  })

  it("says how many emails are tried again, and leads to them", async () => {
    const nextAt = "2030-01-01T18:00:00.000Z"
    await app.run(
      Effect.gen(function* () {
        const emails = yield* EmailRepository
        yield* emails.add([
          anEmail({ userId: null, kind: "password-changed", thingId: null, groupKey: null })
        ])
        const [claimed] = yield* emails.claim("2030-01-01T00:00:00.000Z", nextAt, 1)
        if (claimed)
          yield* emails.settle(claimed, { state: "waiting", reason: "no answer", notBefore: nextAt })
      })
    )
    await openConsole(app, dana, "/admin")
    expect(await screen.findByText(/^1 is being tried again, next on Jan 1, 2030 at /)).toBeTruthy()
    const link = screen.getByRole("link", { name: "Emails that failed" })
    expect(link.getAttribute("href")).toBe("/admin/emails?state=waiting")
  })

  it("is not there for anybody else", async () => {
    await openConsole(app, await aHomeownerOf(app), "/admin")
    expect(await screen.findByRole("heading", { level: 1, name: /not found/i })).toBeTruthy()
    expect(document.title).toBe("Page not found | Best Contractors On Demand")
    expect(screen.queryByText(/Operators' console/)).toBeNull()
  })

  it("is where an operator's dashboard leads", async () => {
    await visit(app, <Both />, { path: "/dashboard", as: dana })
    expect(await screen.findByText("The console")).toBeTruthy()
  })
})

const open = async (name: string) => {
  await openConsole(app, dana, "/admin/applications")
  await press(`Open the application of ${name}`)
  return within(await screen.findByRole("dialog"))
}

describe("an application", () => {
  it("shows when the applicant has time, which the business will say", async () => {
    await anApplicationOf(app, { businessName: "Weekly Wiring", availability: "week" })
    const dialog = await open("Weekly Wiring")
    expect(await dialog.findByText("Available this week")).toBeTruthy()
  })

  it("is taken in hand, and declined with a reason that is long enough", async () => {
    await anApplicationOf(app, { businessName: "Declined Drains" })
    await open("Declined Drains")
    await press("Take it in hand")
    expect(await screen.findByText("In hand")).toBeTruthy()
    expect(screen.getByText("It is yours to decide. After a day others can take it over.")).toBeTruthy()
    await screen.findByRole("button", { name: "Decline" })
    await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true))
    await press("Decline")
    await type("Reason", "No")
    sendTo("Reason")
    expect(await screen.findByText("Please give a reason of at least 10 characters")).toBeTruthy()
    await type("Reason", "We could not find your license.")
    sendTo("Reason")
    expect(await screen.findByText(/^Declined on .* by Dana Cole$/)).toBeTruthy()
    expect(screen.getByText("We could not find your license.")).toBeTruthy()
  })

  it("is approved after the password, which is asked in the middle, and as it was chosen", async () => {
    const own = await anOperatorOf(app)
    await anApplicationOf(app, { businessName: "Approved Air" })
    await openConsole(app, own, "/admin/applications")
    await press("Open the application of Approved Air")
    await press("Take it in hand")
    await press("Approve")
    await user.click(await screen.findByRole("checkbox", { name: /List the business at once/ }))
    await press("Approve and send email")
    await type("Password", "not the password")
    sendTo("Password")
    expect(await screen.findByText("That is not your password.")).toBeTruthy()
    await type("Password", password)
    sendTo("Password")
    expect(await screen.findByText(/^Approved on .* by Dana Cole$/)).toBeTruthy()
    const business = screen.getByRole("link", { name: "The business, and what was checked of it" })
    await user.click(business)
    expect(await screen.findByText("Not listed")).toBeTruthy()
  })
})

const taken = (businessName: string, email: string, by = dana) =>
  anApplicationOf(app, {
    businessName,
    email,
    status: "in_review",
    takenBy: by.id,
    takenAt: new Date().toISOString()
  })
const opened = async (name: string) => {
  await openConsole(app, dana, "/admin/applications?state=in_review")
  await press(`Open the application of ${name}`)
  return within(await screen.findByRole("dialog"))
}

describe("an application that a colleague has in hand", () => {
  it("says from when others can take it over, and is not offered before", async () => {
    const erin = await aHomeownerOf(app, { firstName: "Erin", lastName: "Ames" })
    await taken("Held Hinges", "held@example.com", erin)
    const dialog = await opened("Held Hinges")
    expect(
      await dialog.findByText(
        /^Erin Ames has it in hand\. Others can take it over from [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M\.$/
      )
    ).toBeTruthy()
    expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Close"])
  })
})

describe("an application of an address that has an account", () => {
  it("of a provider fills their profile, and promises no new account and no listing", async () => {
    const { email, userId } = await aProviderOf(app)
    const at = new Date().toISOString()
    await app.run(Effect.flatMap(ContactRepository, ({ confirm }) => confirm(userId, email, at)))
    await taken("Known Knobs", email)
    await opened("Known Knobs")
    await press("Approve")
    expect(await screen.findByText(/has a professional's account already/)).toBeTruthy()
    expect(screen.queryByText(/gets an account/)).toBeNull()
    expect(screen.queryByRole("checkbox", { name: /List the business/ })).toBeNull()
  })

  it.each([
    [
      "a homeowner",
      aHomeownerOf,
      "There is a homeowner account with this address. Ask the applicant for another one."
    ],
    [
      "a provider who never confirmed it",
      aProviderOf,
      "There is a professional's account with this address that was never confirmed. Ask the applicant to set a new password for it, which confirms the address."
    ]
  ])(
    "of %s says that it cannot be approved, and offers to decline it alone",
    async (whose, person, words) => {
      const { email } = await person(app)
      await taken(`Hinges of ${whose}`, email)
      const dialog = await opened(`Hinges of ${whose}`)
      expect(await dialog.findByText(words)).toBeTruthy()
      expect(dialog.queryByRole("button", { name: "Approve" })).toBeNull()
      expect(dialog.getByRole("button", { name: "Decline" })).toBeTruthy()
    }
  )

  it("can be approved within a minute once the provider has confirmed it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const { email, userId } = await aProviderOf(app)
    await taken("Confirmed Casements", email)
    const dialog = await opened("Confirmed Casements")
    expect(await dialog.findByText(/was never confirmed/)).toBeTruthy()
    const at = new Date().toISOString()
    await app.run(Effect.flatMap(ContactRepository, ({ confirm }) => confirm(userId, email, at)))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await dialog.findByRole("button", { name: "Approve" })).toBeTruthy()
    expect(dialog.queryByText(/was never confirmed/)).toBeNull()
  })
})

describe("a business", () => {
  it("is looked up: what it states is filled in, and the page tells what was written down", async () => {
    const { id } = await aProviderOf(app, {
      businessName: "Looked Up Locks",
      isLicensed: true,
      licenseNumber: "TX-4711"
    })
    await openConsole(app, dana, `/admin/providers/${id}`, true)
    expect(await screen.findByText("Stated: TX-4711")).toBeTruthy()
    expect(document.title).toMatch(/^Looked Up Locks \|/)
    expect(await screen.findByText("Nothing was looked up yet.")).toBeTruthy()
    await press("Add a license check")
    const number = await screen.findByLabelText<HTMLInputElement>("License number")
    expect(number.value).toBe("TX-4711")
    await type("What it covers", "Locksmith, Texas")
    await type("Where it was looked up", "register")
    await type("Valid until", "2001-01-01")
    sendTo("What it covers")
    expect(await screen.findAllByText("Please choose a day in the future.")).not.toEqual([])
    await type("Valid until", "2099-12-31")
    sendTo("What it covers")
    expect((await rowsOf("Checks"))[0]).toMatch(
      /^LicenseLocksmith, TexasTX-4711.* by Dana Cole: a public registerValid until Dec 31, 2099Take back$/
    )
    expect(screen.queryByText(/^The business (now|no longer) says/)).toBeNull()
    await press("Take back: license check, Locksmith, Texas")
    await type("Reason", "The number is somebody else's.")
    sendTo("Reason")
    expect(
      await screen.findByText(/^Taken back on .* by Dana Cole: The number is somebody else's\.$/)
    ).toBeTruthy()
  })
})

describe("a check of a business", () => {
  it("has beside it what the business says by now, and who holds the license in the register", async () => {
    const { id } = await aProviderOf(app, {
      businessName: "Sparky Roofing of Tacoma",
      isLicensed: true,
      licenseNumber: "FAKE-999"
    })
    const entry = aLicenseEntry({ holder: "REYES PLUMBING LLC" })
    const about = { providerId: id, expiresOn: "2099-12-31" }
    const checks = [
      aCheck({ ...about, reference: "M-40012", registerEntry: entry.id }),
      aCheck({ ...about, kind: "insurance", scope: "Liability", reference: "State Farm" })
    ]
    await app.run(Effect.flatMap(RegisterRepository, ({ put }) => put([entry])))
    await app.run(
      Effect.flatMap(CheckRepository, ({ insert }) => Effect.forEach(checks, insert, { discard: true }))
    )
    await openConsole(app, dana, `/admin/providers/${id}`)
    const table = within(await screen.findByRole("table", { name: "Checks" }))
    const row = (name: RegExp) => table.getByRole("row", { name }).textContent
    expect(row(/M-40012/)).toContain(
      "M-40012The business now says: FAKE-999The holder in the register: REYES PLUMBING LLC"
    )
    expect(row(/State Farm/)).toContain("State FarmThe business no longer says that it is insured")
  })
})

describe("the outbox", () => {
  it.each([
    ["off", /^No email is sent\..*SMTP_URL/],
    ["no-alerts", /^New jobs, .* are not sent by email: .*POSTAL_ADDRESS/]
  ] as const)("says which emails are not sent for want of a setting: %s", async (mail, words) => {
    tellMail(mail)
    await openConsole(app, dana, "/admin/emails")
    expect(await screen.findByText(words)).toBeTruthy()
    cleanup()
    forgetMail()
    await openConsole(app, dana, "/admin/emails")
    expect(screen.queryByText(words)).toBeNull()
  })

  it("says of each of the last days how many emails were sent and have failed, and how many links were used", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-05T12:00:00.000Z") })
    await openConsole(app, dana, "/admin/emails")
    const [today, ...others] = await rowsOf("Emails by day")
    expect(others).toHaveLength(13)
    expect(today).toContain("Mar 5, 2026")
    expect(
      within(screen.getByRole("table", { name: "Emails by day" })).getAllByRole("columnheader")
    ).toHaveLength(4)
  })

  it("has failed emails sent again", async () => {
    const email = anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })
    await app.run(Effect.flatMap(EmailRepository, ({ add }) => add([email])))
    await openConsole(app, dana, "/admin/emails?state=waiting")
    await press(/^Send again: Reset password/)
    expect(await screen.findByText("It is tried again at once")).toBeTruthy()
  })
})

describe("the audit log", () => {
  it("is narrowed to what was done, and to days", async () => {
    const { history } = await openConsole(app, dana, "/admin/audit")
    expect((await rowsOf("Audit log")).some((row) => row?.includes("Declined an application"))).toBe(true)
    await type("What was done", "check.revoke")
    await waitFor(async () => expect(await rowsOf("Audit log")).toHaveLength(1))
    expect(await rowsOf("Audit log")).toEqual([expect.stringContaining("Took a check back")])
    await type("To", "2001-01-01")
    expect(await screen.findByText("Nothing of this kind is written down.")).toBeTruthy()
    expect(history.at(-1)).toBe("/admin/audit?action=check.revoke&to=2001-01-01")
    await type("To", "")
    await waitFor(async () => expect(await rowsOf("Audit log")).toHaveLength(1))
    expect(history.at(-1)).toBe("/admin/audit?action=check.revoke")
  })

  it("is narrowed as its address says", async () => {
    await openConsole(app, dana, "/admin/audit?action=check.revoke&from=2001-01-01&to=nonsense")
    await waitFor(async () => expect(await rowsOf("Audit log")).toHaveLength(1))
    expect(screen.getByLabelText<HTMLSelectElement>("What was done").value).toBe("check.revoke")
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2001-01-01")
  })
})
