import { createServer, type Socket } from "node:net"

import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"

import { smtpSender } from "#adapters/mail/smtp.ts"
import { leaseEnd } from "#domain/chores/lease.ts"
import { sendingSeconds } from "#domain/notices/email.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"
import { anEmail } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"
import { now } from "#use-cases/now.ts"

import { anOutbox, noon } from "./outbox.ts"

const at = new Date(noon).toISOString()

const seedEmails = Effect.fnUntraced(function* (count: number) {
  const { id: userId } = yield* seedHomeowner()
  const emails = Array.from({ length: count }, () =>
    anEmail({ userId, kind: "password-changed", groupKey: null, notBefore: at })
  )
  yield* (yield* EmailRepository).add(emails)
  return emails
})

const send = Effect.forkChild(
  sendEmails(() => undefined),
  { startImmediately: true }
)
const waiting = Effect.flatMap(EmailRepository, (emails) => emails.waiting(100))

const host = { from: { name: "", address: "no-reply@example.com" }, replyTo: null, host: "example.com" }

describe("Emails under way", () => {
  it("are all given up before their lease is over, where the mailer never answers", async () => {
    const outbox = anOutbox({}, () => Effect.never)
    const open = await outbox.run(
      Effect.gen(function* () {
        yield* seedEmails(10)
        const sending = yield* send
        yield* TestClock.adjust(`${sendingSeconds} seconds`)
        yield* TestClock.adjust(`${sendingSeconds} seconds`)
        yield* Fiber.join(sending)
        expect((yield* now) < leaseEnd(at)).toBe(true)
        return yield* waiting
      })
    )
    const reason = `not taken within ${sendingSeconds} seconds`
    expect(open.map(({ attempts, state, ...email }) => ({ attempts, state, reason: email.reason }))).toEqual(
      Array.from({ length: 10 }, () => ({ attempts: 1, state: "waiting", reason }))
    )
  })

  it("are hung up on, where the mail server trickles for ever", async () => {
    const closed = Deferred.makeUnsafe<void>()
    const trickles = Deferred.makeUnsafe<void>()
    const trickle = (socket: Socket) => {
      socket.write("220 mail.example.com ESMTP\r\n")
      socket.once("data", () => {
        const timer = setInterval(() => socket.write("250-a\r\n"), 5)
        socket.once("close", () => {
          clearInterval(timer)
          Deferred.doneUnsafe(closed, Effect.void)
        })
        Deferred.doneUnsafe(trickles, Effect.void)
      })
      socket.on("error", () => undefined)
    }
    const server = createServer(trickle)
    const port = await listenAnywhere(server)
    const outbox = anOutbox({ send: smtpSender(`smtp://127.0.0.1:${port}`, host) })
    const open = await outbox.run(
      Effect.gen(function* () {
        yield* seedEmails(1)
        const sending = yield* send
        yield* Deferred.await(trickles)
        yield* TestClock.adjust(`${sendingSeconds} seconds`)
        yield* Fiber.join(sending)
        yield* Deferred.await(closed)
        return yield* waiting
      })
    )
    server.close()
    expect(open).toMatchObject([{ attempts: 1, state: "waiting" }])
  })

  it("are ended by a server that is told to stop, and what it has not begun is given back at once", async () => {
    const mayArrive = Deferred.makeUnsafe<void>()
    const begun: Array<string> = []
    const outbox = anOutbox({}, ({ id }) => {
      begun.push(id)
      return Deferred.await(mayArrive)
    })
    const open = await outbox.run(
      Effect.gen(function* () {
        yield* seedEmails(12)
        const sending = yield* send
        while (begun.length < 5) yield* Effect.yieldNow
        const stopping = yield* Effect.forkChild(Fiber.interrupt(sending), { startImmediately: true })
        yield* Deferred.succeed(mayArrive, undefined)
        yield* Fiber.join(stopping)
        return yield* waiting
      })
    )
    expect(outbox.letters.map(({ id }) => id)).toEqual(begun)
    expect(begun).toHaveLength(5)
    expect(open.map(({ attempts, notBefore, state }) => ({ attempts, notBefore, state }))).toEqual(
      Array.from({ length: 7 }, () => ({ attempts: 0, notBefore: at, state: "waiting" }))
    )
    await outbox.after(0)
    expect(new Set(outbox.letters.map(({ id }) => id)).size).toBe(12)
  })
})
