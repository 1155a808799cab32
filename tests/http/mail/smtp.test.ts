import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { SMTPServer } from "smtp-server"
import { afterEach, describe, expect, it } from "vitest"

import { ConfiguredMailer } from "#adapters/mail/index.ts"
import { AddressRefused, NotSent } from "#domain/notices/mail-errors.ts"
import { EmailId } from "#domain/shared/ids.ts"
import { type Letter, Mailer } from "#ports/mailer.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"

const aLetter = (overrides: Partial<Letter> = {}): Letter => ({
  id: EmailId.make("01900000-0000-7000-8000-000000000001"),
  to: { name: "Olivia Park", address: "olivia@example.com" },
  subject: "Reyes Plumbing: $900 → $850",
  text: "A text.",
  html: "<p>A text.</p>",
  unsubscribe: `https://www.example.com/unsubscribe/${"k".repeat(120)}`,
  ...overrides
})

interface Received {
  readonly to: ReadonlyArray<string>
  readonly text: string
}

interface Refusal extends Error {
  responseCode?: number
}

const refusal = (responseCode: number, message: string) =>
  Object.assign<Error, Partial<Refusal>>(new Error(message), { responseCode })

const send = (port: number, letter: Letter, host = "127.0.0.1") =>
  Effect.runPromiseExit(
    Effect.provide(
      Effect.flatMap(Mailer, (mailer) => mailer.send(letter)),
      ConfiguredMailer(
        {
          route: {
            kind: "smtp",
            url: `smtp://${host}:${port}`,
            from: { name: "Best Contractors", address: "no-reply@example.com" }
          },
          replyTo: null,
          postalAddress: null
        },
        { host: "www.example.com", siteUrl: Effect.succeed("https://www.example.com"), operatorEmail: null }
      )
    )
  )

describe("Email by SMTP", () => {
  let server: SMTPServer | undefined
  afterEach(async () => {
    const open = server
    server = undefined
    if (open !== undefined) await new Promise<void>((resolve) => open.close(() => resolve()))
  })

  const listening = async (refused?: Error) => {
    const received: Array<Received> = []
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      onRcptTo: (_, __, callback) => callback(refused),
      onData: (stream, session, callback) => {
        const parts: Array<Buffer> = []
        stream.on("data", (part: Buffer) => void parts.push(part))
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ to, text: Buffer.concat(parts).toString() })
          callback()
        })
      }
    })
    return { received, port: await listenAnywhere(server.server) }
  }

  it("arrives with its headers whole, the same id at every attempt", async () => {
    const { port, received } = await listening()
    const letter = aLetter()
    await send(port, letter)
    await send(port, letter)
    expect(received).toHaveLength(2)
    for (const { text, to } of received) {
      expect(to).toEqual(["olivia@example.com"])
      const head = text.slice(0, text.indexOf("\r\n\r\n")).split("\r\n")
      expect(head).toContain(`List-Unsubscribe: <${letter.unsubscribe}>`)
      expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
      expect(head).toContain("Auto-Submitted: auto-generated")
      expect(head).toContain(`Message-ID: <${letter.id}@www.example.com>`)
      expect(head).toContain("From: Best Contractors <no-reply@example.com>")
    }
  })

  it("has no way to unsubscribe from what nobody can turn off", async () => {
    const { port, received } = await listening()
    await send(port, aLetter({ unsubscribe: null }))
    expect(received[0]?.text).not.toContain("List-Unsubscribe")
  })

  it("goes to nobody else, whatever a name, an address or a subject holds", async () => {
    const { port, received } = await listening()
    const hostile = "a\r\nBcc: eve@example.com\r\n\r\nHello"
    await send(port, aLetter({ to: { name: hostile, address: "olivia@example.com" }, subject: hostile }))
    await send(
      port,
      aLetter({ to: { name: "Olivia", address: "olivia@example.com\r\nBcc: eve@example.com" } })
    )
    await send(port, aLetter({ to: { name: 'Eve" <eve@example.com>, "', address: "olivia@example.com" } }))
    const recipients = received.flatMap(({ to }) => to)
    expect(recipients.filter((address) => address === "eve@example.com")).toEqual([])
    expect(recipients).toContain("olivia@example.com")
    const heads = received.map(({ text }) => text.slice(0, text.indexOf("\r\n\r\n")))
    expect(heads.filter((head) => /^bcc:/im.test(head))).toEqual([])
  })

  it("is handed over in the clear on this machine alone", async () => {
    const { port, received } = await listening()
    await send(port, aLetter())
    expect(received).toHaveLength(1)
    // The same server, by an address that does not say so.
    const exit = await send(port, aLetter(), "0.0.0.0")
    expect(Exit.isFailure(exit)).toBe(true)
    const [first] = Exit.isFailure(exit) ? exit.cause.reasons : []
    expect(Object(first)["error"]).toBeInstanceOf(NotSent)
    expect(received).toHaveLength(1)
  })

  it.each([
    [550, "5.1.1 No such user", AddressRefused],
    [550, "No such user here", AddressRefused],
    [550, "5.2.1 The mailbox is disabled", AddressRefused],
    [553, "5.6.7 Non-ASCII addresses are not permitted", AddressRefused],
    [553, "5.6.1 Media not supported", NotSent],
    [550, "5.7.1 Relaying denied", NotSent],
    [550, "relay not permitted", NotSent],
    [530, "Authentication required", NotSent],
    [552, "5.2.2 The mailbox is full", NotSent],
    [550, "5.1.8 The sender's address is unknown", NotSent],
    [451, "4.7.1 Try again later", NotSent]
  ])("tells %i %s as what it is", async (code, words, failure) => {
    const { port } = await listening(refusal(code, words))
    const exit = await send(port, aLetter())
    expect(Exit.isFailure(exit)).toBe(true)
    const [first] = Exit.isFailure(exit) ? exit.cause.reasons : []
    expect(Object(first)["error"]).toBeInstanceOf(failure)
  })

  it.each([
    [
      "5.1.1 <Olivia@example.com>: Recipient address rejected",
      "5.1.1 the address: Recipient address rejected"
    ],
    [
      "5.1.1 olivia@example.com unknown, sent by no-reply@example.com",
      "5.1.1 the address unknown, sent by the address"
    ],
    ["See https://mail.example/?to=olivia%40example.com", "See the address"],
    [`${"x".repeat(185)} olivia@example.com`, `${"x".repeat(185)} the addres`]
  ])("keeps of a refusal no address: %s", async (words, kept) => {
    const { port } = await listening(refusal(550, words))
    const exit = await send(port, aLetter())
    const [first] = Exit.isFailure(exit) ? exit.cause.reasons : []
    expect(Object(first)["error"].reason).toBe(`550 ${kept}`)
  })

  it("is judged by the words of a refusal, and not by the name it was sent to", async () => {
    const { port } = await listening(refusal(550, "No such user: spam@example.com"))
    const exit = await send(port, aLetter())
    const [first] = Exit.isFailure(exit) ? exit.cause.reasons : []
    expect(Object(first)["error"]).toBeInstanceOf(AddressRefused)
  })

  it("waits for a server that is not there", async () => {
    const { port } = await listening()
    const open = server
    server = undefined
    await new Promise<void>((resolve) => {
      open?.close(() => resolve())
    })
    const exit = await send(port, aLetter())
    const [first] = Exit.isFailure(exit) ? exit.cause.reasons : []
    expect(Object(first)["error"]).toBeInstanceOf(NotSent)
  })
})
