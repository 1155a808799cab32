import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { Client } from "#tests/support/app/client.ts"
import { type EventStream, openStream, resumeStream } from "#tests/support/app/event-stream.ts"
import { type ServerProcess, startServerProcess } from "#tests/support/app/server-process.ts"
import { serverProgram } from "#tests/support/app/server-program.ts"
import { aProfileRequest, aRegistration } from "#tests/support/builders.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

interface Identified {
  readonly id: string
}

/** A client with the same person's cookies at another server. */
const at = (url: string, { cookies }: Client) => {
  const client = new Client(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

const newPerson = async (url: string, username: string, role: string) => {
  const client = new Client(url)
  expect((await client.post("/api/auth/register", aRegistration(username, role))).status).toBe(201)
  return client
}

/** The messages among the stream's events; each comes with a notification. */
const messagesIn = ({ events }: EventStream) =>
  events.filter(({ kind }) => kind === "message").map(({ data }) => data)

const nextMessage = async (stream: EventStream): Promise<unknown> => {
  const { data, kind } = await stream.next()
  return kind === "message" ? data : nextMessage(stream)
}

describe.runIf(storesUnderTest().includes("postgres"))("Two servers on one database", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  const running: Array<ServerProcess> = []
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(async () => {
    for (const server of running.splice(0)) {
      server.kill("SIGKILL")
      await server.ended
    }
    await database.drop()
  })

  const start = async () => {
    const server = startServerProcess(await serverProgram(), {
      DATABASE_URL: database.url,
      SESSION_SECRET: "a secret that only this test knows"
    })
    running.push(server)
    return { server, url: await server.ready }
  }

  it(
    "are one to whoever listens: events cross over, and survive a server that is killed",
    { timeout: 60_000 },
    async () => {
      const [one, other] = [await start(), await start()]
      const olivia = await newPerson(one.url, "olivia", "homeowner")
      const marcus = await newPerson(one.url, "marcus", "provider")
      // A new profile changes his topics: streams that were opened before end.
      const early = await openStream(at(other.url, marcus))
      const { body: business } = await marcus.put<Identified>("/api/me/provider", aProfileRequest())
      expect(await early.ended).toBe(true)
      const { body: conversation } = await olivia.post<Identified>("/api/conversations", {
        providerId: business.id
      })

      const sent: Array<unknown> = []
      const send = async (from: Client) => {
        const path = `/api/conversations/${conversation.id}/messages`
        const { body, status } = await from.post<Identified>(path, { content: `Message ${sent.length}` })
        expect(status).toBe(201)
        sent.push({ id: body.id, conversationId: conversation.id })
      }

      const there = await resumeStream(at(other.url, marcus), early)
      await send(olivia)
      expect(await nextMessage(there)).toEqual(sent[0])
      await send(at(other.url, olivia))
      expect(await nextMessage(there)).toEqual(sent[1])

      const heard: Array<unknown> = [...sent]
      const keepSending = async (count: number) => {
        for (let index = 0; index < count; index += 1) await send(at(other.url, olivia))
      }
      const listening = await resumeStream(marcus, there)
      const sending = keepSending(60)
      while (heard.length < 20) heard.push(await nextMessage(listening))
      one.server.kill("SIGKILL")
      expect(await listening.ended).toBe(false)
      // Events that arrived before the cut count as heard.
      heard.splice(2, heard.length, ...messagesIn(listening))
      const again = await resumeStream(at(other.url, marcus), listening)
      while (heard.length < 62) heard.push(await nextMessage(again))
      await sending
      expect(heard).toEqual(sent)
      expect(messagesIn(listening).length + messagesIn(again).length).toBe(60)

      const before = performance.now()
      other.server.kill("SIGTERM")
      expect((await other.server.ended).code).toBe(0)
      expect(performance.now() - before).toBeLessThan(8_000)
      expect(await Promise.all([there.ended, again.ended])).toEqual([true, true])
    }
  )
})
