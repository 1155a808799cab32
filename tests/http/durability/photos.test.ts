import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, it } from "vitest"

import type { NewPhoto } from "#domain/photo/photo.ts"
import { Client } from "#tests/support/app/client.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"
import { startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { aJpeg, filesIn, sendPhoto } from "#tests/support/photos/pictures.ts"
import { whileCommitsFail } from "#tests/support/stores/commit-traps.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"
import { writersAtWork } from "#tests/support/stores/writers.ts"

import { aSignedInHomeowner, password } from "../accounts/people.ts"

const rounds = 5

describe("A server that is killed", () => {
  const { folder, start } = serverProcesses()

  it("has afterwards whatever photo was confirmed, in both sizes", { timeout: 120_000 }, async () => {
    const file = await aJpeg(300, 200)
    const confirmed: Array<{ readonly id: string; readonly owner: Client }> = []
    for (let round = 0; round < rounds; round += 1) {
      const server = start()
      const owner = new Client(await server.ready)
      const { email, firstName, lastName, username } = aUser()
      const registration = { email, firstName, lastName, username, password, role: "homeowner" }
      expect((await owner.post("/api/auth/register", registration)).status).toBe(201)
      const writers = writersAtWork(4, async () => {
        const { body, status } = await sendPhoto<NewPhoto>(owner, file)
        return { status, id: status === 201 ? body.id : null }
      })
      await expect.poll(() => writers.confirmed().length, { timeout: 20_000 }).toBeGreaterThan(round * 3)
      server.kill("SIGKILL")
      await server.ended
      await writers.stop()
      confirmed.push(...writers.confirmed().map((id) => ({ id, owner })))
    }
    const url = await start().ready
    for (const { id, owner } of confirmed) {
      const again = new Client(url)
      for (const [name, value] of owner.cookies) again.cookies.set(name, value)
      for (const size of ["large", "thumb"])
        expect((await again.get(`/photos/${id}/${size}.webp`)).status).toBe(200)
    }
    const kept = new Set(filesIn(join(folder(), "photos")).filter((name) => name.endsWith(".webp")))
    expect(kept.size).toBeGreaterThanOrEqual(confirmed.length * 2)
  })
})

describe("A photo that cannot be kept", () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "contractors-photos-"))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it("is refused in words, with the cause in the log, where its folder is no folder", async () => {
    await writeFile(join(folder, "photos"), "")
    const app = await startApp({ photosFolder: join(folder, "photos") })
    const { client } = await aSignedInHomeowner(app)
    const answer = await sendPhoto(client, await aJpeg())
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: "PhotosAway",
        detail: "Photos cannot be kept or shown at the moment. Please try again later."
      }
    })
    expect(answer.headers.get("retry-after")).toBe("30")
    expect(app.logLines.join("")).toMatch(/PhotoFilesUnavailable.*(ENOTDIR|EEXIST)/)
    await app.stop()
  })

  it.runIf(storesUnderTest().includes("sqlite"))("leaves no file where its row was not stored", async () => {
    const store = await freshDatabaseStores.sqlite()
    const app = await startApp({ store: store.layer, photosFolder: folder })
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg()
    const key = { "idempotency-key": crypto.randomUUID() }
    const failed = await whileCommitsFail("sqlite", store.address, () => sendPhoto(client, file, key))
    expect(failed.status).toBe(500)
    expect(filesIn(folder)).toEqual([])
    expect((await sendPhoto(client, file, key)).status).toBe(201)
    expect(filesIn(folder)).toHaveLength(2)
    await app.stop()
    await store.remove()
  })
})
