import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { endpoints } from "#ports/http/endpoints.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"
import { type DatabaseName, whileCommitsFail } from "#tests/support/stores/commit-traps.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"

import { aSignedInProvider } from "../accounts/people.ts"
import { sendings } from "../marketplace/sendings.ts"
import { sendCall, unseenCalls, writingCalls } from "../marketplace/writing-calls.ts"

const databases = (["sqlite", "postgres"] as const).filter((name) => storesUnderTest().includes(name))

it("covers every call that writes", () => {
  const writing = Object.keys(endpoints).filter((key) => !key.startsWith("GET "))
  expect([...Object.keys(writingCalls), ...unseenCalls].toSorted()).toEqual(writing.toSorted())
})

describe.each(databases)("A commit that fails on %s", (name: DatabaseName) => {
  let store: Awaited<ReturnType<(typeof freshDatabaseStores)[DatabaseName]>>
  let app: RunningApp
  beforeAll(async () => {
    store = await freshDatabaseStores[name]()
    app = await startApp({ store: store.layer })
  })
  afterAll(async () => {
    await app.stop()
    await store.remove()
  })

  it.each(Object.entries(writingCalls))(
    "%s is no success, changes nothing, and succeeds later",
    async (_, make) => {
      const call = await make(app)
      const { client, seenAt } = call
      const before = await client.get(seenAt)
      const failed = await whileCommitsFail(name, store.address, () => sendCall(call))
      expect(failed).toMatchObject({ status: 500, body: { code: "ServerFault" } })
      expect(await client.get(seenAt)).toMatchObject({ status: before.status, body: before.body })
      expect((await sendCall(call)).status).toBeLessThan(300)
      expect((await client.get(seenAt)).body).not.toEqual(before.body)
    }
  )

  it("leaves what visitors are answered as it was, until one succeeds", async () => {
    const { client, profile } = await aSignedInProvider(app)
    const save = (businessName: string) => client.put("/api/me/provider", aProfileRequest({ businessName }))
    const visitor = app.client()
    const seen = async () => {
      const { body } = await visitor.get<{ readonly businessName: string }>(`/api/providers/${profile.id}`)
      return body.businessName
    }
    // The second answer is cached.
    expect([await seen(), await seen()]).toEqual([profile.businessName, profile.businessName])
    const { status } = await whileCommitsFail(name, store.address, () => save("Never There Plumbing"))
    expect([status, await seen()]).toEqual([500, profile.businessName])
    expect([(await save("There Now Plumbing")).status, await seen()]).toEqual([200, "There Now Plumbing"])
  })

  it("leaves no connection behind that others stumble over", async () => {
    const calls = await Promise.all(Array.from({ length: 12 }, () => sendings["a project"](app)))
    const sendAll = async () => {
      const answers = await Promise.all(calls.map(({ body, client, path }) => client.post(path, body)))
      return new Set(answers.map(({ status }) => status))
    }
    expect(await whileCommitsFail(name, store.address, sendAll)).toEqual(new Set([500]))
    expect(await sendAll()).toEqual(new Set([201]))
    expect(await sendAll()).toEqual(new Set([201]))
  })
})
