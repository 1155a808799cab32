import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

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

const postalAddressWith = (route: typeof files | typeof smtp) =>
  Effect.runPromise(
    Effect.provide(
      Effect.map(Mailer, ({ contact, postalAddress }) => ({ contact, postalAddress })),
      ConfiguredMailer(
        { route, replyTo: null, postalAddress: null },
        { host: "www.example.com", siteUrl: Effect.succeed("https://www.example.com") }
      )
    )
  )

const factsWith = (route: typeof files | typeof smtp, postalAddress: string | null) =>
  pageFacts({
    mail: { route, replyTo: null, postalAddress },
    namesDemoAccounts: false,
    siteOperator: { name: null, email: null, address: null }
  })

describe("A site without a postal address", () => {
  it("has none to print in emails, and an example in those that go into files", async () => {
    expect(await postalAddressWith(smtp)).toEqual({ contact: null, postalAddress: null })
    expect(await postalAddressWith(files)).toEqual({ contact: null, postalAddress: expect.any(String) })
  })

  it("tells its pages that alerts are not sent, where the other emails are", async () => {
    expect(await factsWith(smtp, null)).toEqual({ mail: "no-alerts" })
    expect(await factsWith(smtp, "12 Main Street")).toEqual({})
    expect(await factsWith(files, null)).toEqual({})
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
