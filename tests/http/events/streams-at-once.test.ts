import { describe, expect, it } from "vitest"

import { startApp } from "#tests/support/app/start-app.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshStore } from "#tests/support/stores/stores.ts"

import { aSignedInProvider } from "../accounts/people.ts"

const people = 50
const streamsEach = 10

describe.runIf(storesUnderTest().includes("postgres"))("Streams of everybody at once", () => {
  it("all open, in turn", { timeout: 60_000 }, async () => {
    const store = await freshStore("postgres")
    const app = await startApp({ store: store.layer })
    const providers = await Promise.all(Array.from({ length: people }, () => aSignedInProvider(app)))
    const leaving = new AbortController()
    const opened = await Promise.all(
      providers.flatMap(({ client }) =>
        Array.from({ length: streamsEach }, () => client.open("/api/events", {}, leaving.signal))
      )
    )
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(people * streamsEach)
    leaving.abort()
    await app.stop()
    await store.remove()
  })
})
