import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { openStream } from "../support/event-stream.ts"
import { type RunningApp, startApp } from "../support/start-app.ts"
import { aSignedInHomeowner, aSignedInProvider } from "./people.ts"

describe("GET /api/events", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  it("tells both people of a message", async () => {
    const homeowner = await aSignedInHomeowner(app)
    const provider = await aSignedInProvider(app)
    const stream = await openStream(provider.client)
    const { body: conversation } = await homeowner.client.post<{ id: string }>("/api/conversations", {
      providerId: provider.profile.id
    })
    expect(await stream.next()).toEqual({ id: "1", kind: "conversation", data: { id: conversation.id } })
    stream.leave()
  })
})
