import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { MailSettings } from "#adapters/config/mail-settings.ts"
import { ConfiguredMailer } from "#adapters/mail/index.ts"
import { pageFacts } from "#adapters/page-facts.ts"
import { Mailer } from "#ports/mailer.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"

const smtp = {
  kind: "smtp",
  url: "smtp://127.0.0.1:2525",
  from: { name: "", address: "no-reply@example.com" }
} as const
const files = { kind: "files", folder: "emails" } as const

const mailerWith = (
  settings: Pick<MailSettings, "route"> & Partial<MailSettings>,
  operatorEmail: string | null = null
) =>
  Effect.runPromise(
    Effect.provide(
      Effect.map(Mailer, ({ contact, postalAddress }) => ({ contact, postalAddress })),
      ConfiguredMailer(
        { replyTo: null, postalAddress: null, ...settings },
        { host: "www.example.com", siteUrl: Effect.succeed("https://www.example.com"), operatorEmail }
      )
    )
  )

const contactOf = async (...settings: Parameters<typeof mailerWith>) =>
  (await mailerWith(...settings)).contact

const factsWith = (route: typeof files | typeof smtp, postalAddress: string | null) =>
  pageFacts({
    mail: { route, replyTo: null, postalAddress },
    namesDemoAccounts: false,
    siteOperator: { name: null, email: null, address: null }
  })

describe("A site without a postal address", () => {
  it("has none to print in emails, and an example in those that go into files", async () => {
    expect(await mailerWith({ route: smtp })).toMatchObject({ postalAddress: null })
    expect(await mailerWith({ route: files })).toMatchObject({ postalAddress: expect.any(String) })
  })

  it("tells its pages that alerts are not sent, where the other emails are", async () => {
    expect(await factsWith(smtp, null)).toEqual({ mail: "no-alerts" })
    expect(await factsWith(smtp, "12 Main Street")).toEqual({})
    expect(await factsWith(files, null)).toEqual({})
  })
})

describe("Where people can object", () => {
  const replyTo = { name: "", address: "answers@example.com" }
  const postalAddress = "1 Elm Street, Austin, TX 78701"

  it("is who reads answers, else who runs the site, else the address that emails carry", async () => {
    expect(await contactOf({ route: smtp, postalAddress, replyTo }, "hello@example.com")).toBe(
      "answers@example.com"
    )
    expect(await contactOf({ route: smtp, postalAddress }, "hello@example.com")).toBe("hello@example.com")
    expect(await contactOf({ route: smtp, postalAddress })).toBe(postalAddress)
    const { contact, postalAddress: example } = await mailerWith({ route: files })
    expect(contact).toBe(example)
    expect(await contactOf({ route: smtp })).toBeNull()
  })
})

describe("A server without a postal address", { timeout: 60_000 }, () => {
  const { start } = serverProcesses()

  it("says at its start what is not sent, and what to set", async () => {
    const server = start({
      SMTP_URL: smtp.url,
      MAIL_FROM: "no-reply@example.com",
      PUBLIC_URL: "https://www.example.com"
    })
    await server.ready
    server.kill("SIGTERM")
    const { out } = await server.ended
    expect(out.match(/No alerts and no daily emails are sent: POSTAL_ADDRESS is not set/g)).toHaveLength(1)
  })
})
