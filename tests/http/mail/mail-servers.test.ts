import { once } from "node:events"

import { Client as PgClient } from "pg"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { Client } from "#tests/support/app/client.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"
import { type ServerProcess, startServerProcess } from "#tests/support/app/server-process.ts"
import { serverProgram } from "#tests/support/app/server-program.ts"
import { aProfileRequest, aQuoteRequest, aRegistration } from "#tests/support/builders.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

interface Identified {
  readonly id: string
}

/** A mail server that tells `onMail` the id of each message about a quote before it confirms it. */
const aMailServer = async (onMail: (messageId: string) => void) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH"],
    logger: false,
    onData: (stream, _, callback) => {
      let text = ""
      stream.on("data", (part: Buffer) => (text += part.toString()))
      stream.on("end", () => {
        // Those who have just registered are asked to confirm their addresses.
        if (!/^Subject: Please confirm/m.test(text)) onMail(/^Message-ID: (.*)\r$/m.exec(text)?.[1] ?? "")
        callback()
      })
    }
  })
  // A server that is killed leaves its SMTP connection midway.
  server.on("error", () => undefined)
  return {
    url: `smtp://127.0.0.1:${await listenAnywhere(server.server)}`,
    close: () => new Promise<void>((resolve) => server.close(resolve))
  }
}

interface Mail {
  readonly server: number
  readonly messageId: string
}

interface EmailRow {
  readonly kind: string
  readonly state: string
  readonly attempts: number
}

describe.runIf(storesUnderTest().includes("postgres"))("Two servers that share emails", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let sql: PgClient
  const running: Array<ServerProcess> = []
  beforeAll(async () => {
    database = await freshDatabase()
    sql = new PgClient({ connectionString: database.url })
    await sql.connect()
  })
  afterAll(async () => {
    for (const server of running) {
      server.kill("SIGKILL")
      await server.ended
    }
    await sql.end()
    await database.drop()
  })

  const emails = async () =>
    (
      await sql.query<EmailRow>(
        "select kind, state, attempts from emails where kind = 'quote-requested' order by id"
      )
    ).rows

  it(
    "send each once; what one was killed over, after it was sent, the other sends again under the same id",
    { timeout: 90_000 },
    async () => {
      const mails: Array<Mail> = []
      const arrival = new EventTarget()
      const onMail = (server: number) => (messageId: string) => {
        // Killed after its email has arrived, and before that is confirmed.
        if (mails.length === 0) running[server]?.kill("SIGKILL")
        mails.push({ server, messageId })
        arrival.dispatchEvent(new Event("mail"))
      }
      const program = await serverProgram()
      const mailServers = [await aMailServer(onMail(0)), await aMailServer(onMail(1))]
      const arrived = async (count: number) => {
        while (mails.length < count) await once(arrival, "mail")
      }
      for (const { url } of mailServers) {
        running.push(
          startServerProcess(program, {
            DATABASE_URL: database.url,
            SESSION_SECRET: "a secret that only this test knows",
            SMTP_URL: url,
            MAIL_FROM: "Best Contractors <no-reply@example.com>",
            PUBLIC_URL: "https://www.example.com"
          })
        )
      }
      const [one = "", other = ""] = await Promise.all(running.map(({ ready }) => ready))

      const marcus = new Client(one)
      await marcus.post("/api/auth/register", aRegistration("marcus", "provider"))
      const { body: business } = await marcus.put<Identified>("/api/me/provider", aProfileRequest())
      const olivia = new Client(one)
      await olivia.post("/api/auth/register", aRegistration("olivia", "homeowner"))
      await sql.query("update users set email_confirmed_at = now()")
      expect((await olivia.post("/api/quotes", aQuoteRequest(business.id))).status).toBe(201)

      await arrived(1)
      const [first] = mails
      expect((await running[first?.server ?? 0]?.ended)?.code).toBeNull()
      expect(await emails()).toEqual([{ kind: "quote-requested", state: "claimed", attempts: 1 }])
      // As if the lease of two minutes had ended.
      await sql.query("update emails set not_before = now()")
      await arrived(2)
      expect(mails[1]).toEqual({ server: 1 - (first?.server ?? 0), messageId: first?.messageId })

      // The remaining server sends all further emails, each once, and stops in order.
      const left = new Client(first?.server === 0 ? other : one)
      for (const [name, value] of olivia.cookies) left.cookies.set(name, value)
      for (let count = 0; count < 15; count += 1)
        expect((await left.post("/api/quotes", aQuoteRequest(business.id))).status).toBe(201)
      await arrived(17)
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(16)
      const survivor = running[1 - (first?.server ?? 0)]
      survivor?.kill("SIGTERM")
      expect((await survivor?.ended)?.code).toBe(0)
      const states = (await emails()).map(({ state }) => state)
      expect(states).toEqual(Array(16).fill("sent"))
      expect((await emails())[0]).toMatchObject({ attempts: 2 })
      for (const { close } of mailServers) await close()
    }
  )
})
