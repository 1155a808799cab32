// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

import { aSignedInHomeowner, aSignedInProvider } from "#tests/http/accounts/people.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"
import { isPrivate } from "#ui/app/pages/pages.ts"
import { pagePaths } from "#ui/entry/server/page-servers.ts"

const drawn: Array<string> = []
const { remove, ui } = openRenderedUi({}, (path) => void drawn.push(path))

let app: RunningApp
let paths: ReadonlyArray<string>
let asked: Awaited<ReturnType<typeof aSignedInProvider>>
beforeAll(async () => {
  app = await startApp({ ui, keptMegabytes: 0 })
  asked = await aSignedInProvider(app)
  paths = pagePaths
    .filter((path) => !isPrivate(path))
    .map((path) =>
      path
        .replace("/providers/:state/:city/:category", "/providers/tx/austin/plumbing")
        .replace(":id", asked.profile.id)
    )
})
beforeEach(() => {
  drawn.length = 0
})
afterAll(async () => {
  await app.stop()
  remove()
})

const people = {
  visitor: async () => app.client(),
  provider: async () => asked.client,
  homeowner: async () => {
    const { client } = await aSignedInHomeowner(app)
    const { status } = await client.post("/api/quotes", aQuoteRequest(asked.profile.id))
    expect(status).toBe(201)
    return client
  }
}

// Queries of a screen that its page has not preloaded are loaded too, at the cost of rendering the page again.
it.each(["visitor", "homeowner", "provider"] as const)("Each page is drawn once for a %s", async (viewer) => {
  const client = await people[viewer]()
  for (const path of paths) await client.get(path)
  expect(drawn.toSorted()).toEqual([...new Set(drawn)].toSorted())
  expect(drawn).toEqual(expect.arrayContaining(["/", "/providers", "/services/plumbing"]))
})
