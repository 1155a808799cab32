import { act, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCase, aCheck, anEmail, aSanction } from "#tests/support/builders.ts"
import { aWhile, formOf, sendAgain, submit, twice, watchCalls } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, password } from "#tests/support/ui/visit.tsx"
import { call } from "#ui/shared/api/call.ts"

import { anApplicationOf, anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeEach(async () => {
  dana = await anOperatorOf(app)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  return field
}

const taken = (businessName: string) =>
  anApplicationOf(app, {
    businessName,
    status: "in_review",
    takenBy: dana.id,
    takenAt: new Date().toISOString()
  })

const deciding = async (step: string, isUnlocked: boolean) => {
  const businessName = `Twice ${crypto.randomUUID()}`
  await taken(businessName)
  await openConsole(app, dana, "/admin/applications?state=in_review", isUnlocked)
  await press(`Open the application of ${businessName}`)
  await press(step)
}

const unlocking = async () => {
  await deciding("Approve", false)
  await press("Approve and send email")
  return formOf(await type("Password", password))
}

const approving = async () => {
  await deciding("Approve", true)
  return formOf(await screen.findByRole("button", { name: "Approve and send email" }))
}

const declining = async () => {
  await deciding("Decline", false)
  return formOf(await type("Reason", "We could not find your license."))
}

const addingACheck = async () => {
  const { id } = await aProviderOf(app)
  await openConsole(app, dana, `/admin/providers/${id}`, true)
  await press("Add a background check")
  await type("What it covers", "The owner only")
  await type("Number of the report", "Report 7")
  await type("Where it was looked up", "third_party")
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
  return formOf(await type("Valid until", inAYear))
}

const revokingACheck = async () => {
  const { id } = await aProviderOf(app)
  const check = aCheck({ providerId: id })
  await app.run(Effect.flatMap(CheckRepository, ({ insert }) => insert(check)))
  await openConsole(app, dana, `/admin/providers/${id}`, true)
  await press(/^Take back/)
  return formOf(await type("Reason", "The register says so."))
}

const limiting = async () => {
  const person = await aHomeownerOf(app)
  await openConsole(app, dana, `/admin/people/${person.id}`, true)
  await press("Limit or suspend")
  await type("The account is to be", "limited")
  return formOf(await type("Reason", "Homeowners were asked to pay ahead."))
}

const lifting = async () => {
  const { id } = await aHomeownerOf(app)
  const sanction = aSanction({ userId: id, startedBy: dana.id })
  await app.run(Effect.flatMap(SanctionRepository, ({ insert }) => insert(sanction)))
  await openConsole(app, dana, `/admin/people/${id}`, true)
  await press("Lift")
  return formOf(await type("Reason", "It was a mix-up of two people."))
}

const decidingACase = async () => {
  const { id: openedBy } = await aHomeownerOf(app)
  const { id, userId: against } = await aProviderOf(app)
  const takenAt = new Date().toISOString()
  const report = aCase({
    about: "provider",
    aboutId: ThingId.make(id),
    against,
    openedBy,
    takenBy: dana.id,
    takenAt
  })
  await app.run(Effect.flatMap(CaseRepository, ({ insert }) => insert(report)))
  await openConsole(app, dana, `/admin/cases/${report.id}`, true)
  await press("Decide")
  await type("Outcome", "dismissed")
  return formOf(await type("Your reasons", "The business is there, and answers its telephone."))
}

const resetting = async () => {
  const { id } = await aHomeownerOf(app)
  await openConsole(app, dana, `/admin/people/${id}`, true)
  await press("Send a link for a new password")
  return formOf(await screen.findByRole("button", { name: "Send the link" }))
}

const forms = [
  ["the password", unlocking, /admin\/unlock$/, 200],
  ["an approval", approving, /\/approve$/, 200],
  ["a refusal", declining, /\/decline$/, 200],
  ["a check", addingACheck, /\/checks$/, 201],
  ["taking a check back", revokingACheck, /\/revoke$/, 200],
  ["a decision of a case", decidingACase, /\/decide$/, 200],
  ["a sanction", limiting, /\/sanctions$/, 201],
  ["lifting one", lifting, /\/lift$/, 200],
  ["a link for a new password", resetting, /\/reset$/, 200]
] as const

describe("a form of the console that is sent twice in one moment", () => {
  it.each(forms)("makes one call: %s", async (_, open, path, status) => {
    const form = await open()
    const { answers, settled } = watchCalls("POST", path)
    twice(() => submit(form))
    await settled()
    await aWhile()
    expect(answers).toEqual([status])
  })
})

// A person's page is looked at again after a step, which is recorded, too.
const steps = async () => {
  const rows = await call("GET /api/admin/audit", { query: { limit: "100" } })
  return rows.filter(({ action }) => action !== "person.look").length
}

describe("a form of the console that the browser sends a second time by itself", () => {
  it.each(forms.slice(1))("has succeeded, and is one step: %s", async (_, open, path, status) => {
    const form = await open()
    const before = await steps()
    const { answers, settled } = sendAgain("POST", path)
    act(() => void submit(form))
    await settled()
    expect(answers).toEqual([status])
    expect(await steps()).toBe(before + 1)
  })
})

const takingAnApplication = async () => {
  const businessName = `Taken ${crypto.randomUUID()}`
  await anApplicationOf(app, { businessName })
  await openConsole(app, dana, "/admin/applications")
  await press(`Open the application of ${businessName}`)
  return screen.findByRole("button", { name: "Take it in hand" })
}

const sendingAgain = async () => {
  const email = anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })
  await app.run(Effect.flatMap(EmailRepository, ({ add }) => add([email])))
  await openConsole(app, dana, "/admin/emails?state=waiting")
  const [button] = await screen.findAllByRole("button", { name: /^Send again/ })
  if (button === undefined) throw new Error("There is nothing to send again")
  return button
}

const buttons = [
  ["to take an application in hand", takingAnApplication, /\/take$/],
  ["to send an email again", sendingAgain, /\/again$/]
] as const

describe("what is pressed twice in one moment in the console", () => {
  it.each(buttons)("makes one call: %s", async (_, open, path) => {
    const pressed = await open()
    const { answers, settled } = watchCalls("POST", path)
    twice(() => pressed.click())
    await settled()
    await aWhile()
    expect(answers).toEqual([200])
  })
})

describe("what is pressed in the console and sent a second time by the browser", () => {
  it.each(buttons)("is one step: %s", async (_, open, path) => {
    const pressed = await open()
    const before = await steps()
    const { answers, settled } = sendAgain("POST", path)
    act(() => pressed.click())
    await settled()
    expect(answers).toEqual([200])
    expect(await steps()).toBe(before + 1)
  })
})
