import { createServer } from "node:http"
import { duplexPair } from "node:stream"
import { text } from "node:stream/consumers"

import * as Effect from "effect/Effect"
import Koa from "koa"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import type { RequestState } from "#adapters/http-koa/context.ts"
import { devEmails, type FiledEmail } from "#adapters/http-koa/mail/dev-emails.ts"
import { errors } from "#adapters/http-koa/middleware/errors.ts"
import { openLog } from "#adapters/system/log.ts"
import { EmailId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { anEmail } from "#tests/support/builders.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const path = "/dev/emails"
const hostile = `"><script>alert(1)</script>`
const nothing = { status: 404, code: "UnknownPath", detail: "There is nothing at this address." }

const filed: FiledEmail = {
  id: EmailId.make("01900000-0000-7000-8000-000000000001"),
  to: { name: hostile, address: hostile },
  subject: hostile,
  text: `${hostile}\nhttps://www.example.com/a?b=1&c=2#key\njavascript:alert(1) https://x/"onclick="alert(1)`,
  html: "<style>p{color:red}</style><p>An email</p><script>alert(1)</script>",
  sentAt: "2026-03-02T18:00:00.000Z"
}
const letters = () => Promise.resolve([filed])

describe("The page of emails outside production", () => {
  let app: RunningApp
  beforeEach(async () => {
    app = await startApp({ filedEmails: letters, trustProxy: true })
  })
  afterEach(() => app.stop())

  it("shows what was written, whatever it holds, and runs nothing of it", async () => {
    const { body, headers, status } = await app.client().get<string>(path)
    expect(status).toBe(200)
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers.get("x-robots-tag")).toBe("noindex")
    expect(headers.get("cache-control")).toBe("no-store")
    expect(body).not.toContain("<script")
    expect(body).not.toMatch(/href="javascript|"onclick="/)
    expect(body).toContain('href="https://www.example.com/a?b=1&amp;c=2#key"')
  })

  it("shows one as it looks: its own styles, no script, no form, nothing from elsewhere", async () => {
    const { body, headers } = await app.client().get(`${path}/${filed.id}`)
    expect(body).toBe(filed.html)
    const policy = (headers.get("content-security-policy") ?? "").split("; ")
    expect(policy).toContain("sandbox")
    expect(policy).toContain("default-src 'none'")
    expect(policy.join(" ")).not.toContain("script-src")
    const missing = await app.client().get(`${path}/${EmailId.make(crypto.randomUUID())}`)
    expect(missing.body).toMatchObject(nothing)
  })

  it("says why an email waits, and sends it at once", async () => {
    const { account } = await aSignedInHomeowner(app)
    const email = anEmail({
      userId: account.id,
      kind: "password-changed",
      notBefore: "2999-01-01T00:00:00.000Z"
    })
    await app.run(
      Effect.gen(function* () {
        const { add, claim, settle } = yield* EmailRepository
        for (const other of yield* claim("2900-01-01T00:00:00.000Z", "2900-01-01T00:02:00.000Z", 100))
          yield* settle(other, { state: "dropped", reason: "of the test" })
        const unwanted = anEmail({
          userId: account.id,
          kind: "offer-received",
          dropped: `not wanted ${hostile}`
        })
        yield* add([email, unwanted])
        const [claimed] = yield* claim(email.notBefore, email.notBefore, 1)
        if (claimed !== undefined)
          yield* settle(claimed, {
            state: "waiting",
            reason: `disk full ${hostile}`,
            notBefore: email.notBefore
          })
      })
    )
    const client = app.client()
    const { body: list } = await client.get<string>(path)
    expect(list).toContain(
      "password-changed, from 2999-01-01T00:00:00.000Z on (disk full &quot;&gt;&lt;script"
    )
    expect(list).toContain(`action="${path}/${email.id}/send"`)
    const pressed = await client.send("POST", `${path}/${email.id}/send`)
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, path])
    expect(app.letters.map(({ id }) => id)).toEqual([email.id])
    // The second press sends nothing.
    expect((await client.send("POST", `${path}/${email.id}/send`)).status).toBe(303)
    expect(app.letters).toHaveLength(1)
    const { body: after } = await client.get<string>(path)
    expect(after).toContain("Nothing waits.")
    expect(after).toMatch(/<li>offer-received, \S+ \(not wanted &quot;&gt;&lt;script/)
  })

  it("takes no press from another site, and knows no email by what is no id", async () => {
    const client = app.client()
    const send = `${path}/${filed.id}/send`
    expect((await client.send("POST", send, { headers: { origin: "https://evil.example" } })).status).toBe(
      403
    )
    expect((await client.send("POST", `${path}/1/send`)).body).toMatchObject(nothing)
  })

  it.each(["127.0.0.1", "203.0.113.7", ""])(
    "is not there for whoever comes by a proxy, who says to be %j",
    async (address) => {
      const headers = { "x-forwarded-for": address }
      const client = app.client()
      for (const place of [path, `${path}/${filed.id}`])
        expect((await client.get(place, headers)).body).toMatchObject(nothing)
      expect((await client.send("POST", `${path}/${filed.id}/send`, { headers })).body).toMatchObject(nothing)
    }
  )
})

it("There is no page of emails where none are written into files", async () => {
  const app = await startApp()
  expect((await app.client().get(path)).status).toBe(404)
  await app.stop()
})

it.each([
  ["127.0.0.1", 200],
  ["::1", 200],
  ["::ffff:127.0.0.1", 200],
  ["203.0.113.7", 404],
  ["::ffff:203.0.113.7", 404]
])("The page of emails answers %s with %i", async (remoteAddress, status) => {
  const app = await startApp()
  const koa = new Koa<RequestState>()
  koa.use(errors(openLog({ write: () => undefined }))).use(devEmails(app.run, letters))
  const [here, there] = duplexPair()
  const answer = koa.callback()
  const server = createServer((request, response) => void answer(request, response))
  server.emit("connection", Object.assign(here, { remoteAddress }))
  there.write("GET /dev/emails HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
  expect(await text(there)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await app.stop()
})
