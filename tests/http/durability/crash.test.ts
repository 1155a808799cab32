import { describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { startApp } from "#tests/support/app/start-app.ts"
import { createDatabase } from "#tests/support/postgres/databases.ts"
import { startPostgres } from "#tests/support/postgres/server.ts"
import { crash } from "#tests/support/stores/crash.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { writersAtWork } from "#tests/support/stores/writers.ts"

import { listed, sendings } from "../marketplace/sendings.ts"

interface Identified {
  readonly id: string
}

const crashes = 3
const between = 60

describe.runIf(storesUnderTest().includes("postgres"))("A PostgreSQL server that crashes", () => {
  it(
    "has afterwards whatever was confirmed, and is said to be away meanwhile",
    { timeout: 120_000 },
    async () => {
      const { server, stop } = await startPostgres("crashable")
      const database = await createDatabase(server)
      const app = await startApp({ store: PostgresAdapters(database.url) })
      const { body, client, path } = await sendings["a message"](app)
      const writers = writersAtWork(8, async () => {
        const answer = await client.post<Identified>(path, body)
        return { status: answer.status, id: answer.status === 201 ? answer.body.id : null }
      })

      for (let round = 1; round <= crashes; round += 1) {
        await expect
          .poll(() => writers.confirmed().length, { timeout: 30_000 })
          .toBeGreaterThan(round * between)
        await crash(database.url)
        expect(await client.get("/healthz")).toMatchObject({ status: 200 })
      }
      await expect
        .poll(() => writers.confirmed().length, { timeout: 30_000 })
        .toBeGreaterThan((crashes + 1) * between)
      await writers.stop()

      const kept = new Set<string>()
      for (let page = await listed<Identified>({ client, list: `${path}?limit=200` }); page.length > 0;) {
        for (const { id } of page) kept.add(id)
        page = await listed<Identified>({ client, list: `${path}?limit=200&before=${page[0]?.id}` })
      }
      expect(writers.confirmed().filter((id) => !kept.has(id))).toEqual([])
      expect(new Set(writers.attempts.map(({ status }) => status))).toEqual(new Set([201, 503]))
      await app.stop()
      await stop()
    }
  )
})
