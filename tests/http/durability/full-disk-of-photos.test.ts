import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

import type { NewPhoto } from "#domain/photo/photo.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aJpeg, filesIn, sendPhoto } from "#tests/support/photos/pictures.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const folder = mkdtempSync(join(tmpdir(), "contractors-full-"))
const ballast = join(folder, "ballast")

const mount = () =>
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "none", folder], { stdio: "ignore" })
const unmount = () => execFileSync("umount", [folder], { stdio: "ignore" })

// Mounting a small disk takes privileges that a test machine may not grant.
const canMount = (() => {
  try {
    mount()
    unmount()
    return true
  } catch {
    rmSync(folder, { recursive: true })
    return false
  }
})()

/** Fills the disk except for so many bytes. */
const leave = (bytes: number) => {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, new Uint8Array(bavail * bsize - bytes))
}

describe.runIf(canMount)("A photo for which the disk has no room", () => {
  let app: RunningApp
  beforeAll(async () => {
    mount()
    app = await startApp({ photosFolder: join(folder, "photos") })
  })
  afterAll(async () => {
    await app.stop()
    // The files of sent pictures are closed a moment later.
    await vi.waitFor(unmount, { timeout: 10_000 })
    rmSync(folder, { recursive: true })
  })

  // Room for nothing, for the folders only, for the thumb too, and for all but the end of the large picture.
  it.each([0, 8_192, 16_384, 65_536])(
    "is refused in words with %i bytes left, leaves nothing, and is taken in once there is room",
    async (left) => {
      const { account, client } = await aSignedInHomeowner(app)
      const file = await aJpeg(1_600, 1_200)
      const key = { "idempotency-key": crypto.randomUUID() }
      const kept = Effect.flatMap(PhotoRepository, (photos) => photos.kept(account.id))
      const files = filesIn(folder).filter((name) => name !== ballast)
      leave(left)
      const refused = await sendPhoto(client, file, key)
      expect(refused).toMatchObject({
        status: 503,
        body: {
          code: "PhotosAway",
          detail: "Photos cannot be kept or shown at the moment. Please try again later."
        }
      })
      expect(await app.run(kept)).toBe(0)
      expect(filesIn(folder).filter((name) => name !== ballast)).toEqual(files)
      expect(app.logLines.join("")).toMatch(/PhotoFilesUnavailable.*ENOSPC/)
      rmSync(ballast)

      const taken = await sendPhoto<NewPhoto>(client, file, key)
      expect(taken.status).toBe(201)
      for (const size of ["thumb", "large"] as const)
        expect((await client.get(taken.body[size])).status).toBe(200)
      expect(filesIn(folder)).toHaveLength(files.length + 2)
    }
  )
})
