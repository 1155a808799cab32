import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCheck, anEmail, aSanction } from "#tests/support/builders.ts"
import { aWhile, formOf, submit, twice, watchCalls } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, password } from "#tests/support/ui/visit.tsx"

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

const resetting = async () => {
  const { id } = await aHomeownerOf(app)
  await openConsole(app, dana, `/admin/people/${id}`, true)
  await press("Send a link for a new password")
  return formOf(await screen.findByRole("button", { name: "Send the link" }))
}

describe("a form of the console that is sent twice in one moment", () => {
  it.each([
    ["the password", unlocking, /admin\/unlock$/, 200],
    ["an approval", approving, /\/approve$/, 200],
    ["a refusal", declining, /\/decline$/, 200],
    ["a check", addingACheck, /\/checks$/, 201],
    ["taking a check back", revokingACheck, /\/revoke$/, 200],
    ["a sanction", limiting, /\/sanctions$/, 201],
    ["lifting one", lifting, /\/lift$/, 200],
    ["a link for a new password", resetting, /\/reset$/, 200]
  ] as const)("makes one call: %s", async (_, open, path, status) => {
    const form = await open()
    const { answers, settled } = watchCalls("POST", path)
    twice(() => submit(form))
    await settled()
    await aWhile()
    expect(answers).toEqual([status])
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

describe("what is pressed twice in one moment in the console", () => {
  it.each([
    ["to take an application in hand", takingAnApplication, /\/take$/],
    ["to send an email again", sendingAgain, /\/again$/]
  ] as const)("makes one call: %s", async (_, open, path) => {
    const pressed = await open()
    const { answers, settled } = watchCalls("POST", path)
    twice(() => pressed.click())
    await settled()
    await aWhile()
    expect(answers).toEqual([200])
  })
})
