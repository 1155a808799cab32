import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { makeOpenPhotos } from "#adapters/http-koa/photos/open-photos.ts"
import { aPhotoId, aUserId } from "#tests/support/builders.ts"
import type { FoundPhoto, Seen } from "#use-cases/photo/find-photo.ts"

const id = aPhotoId()

/** The cache of open photos over a fake log, with one photo whose readers (`seenBy`) the test sets. */
const openPhotos = () => {
  const log = { latest: 1, isAway: false }
  const photo: { seenBy: Seen; asked: number } = { seenBy: "everybody", asked: 0 }
  const openOr = makeOpenPhotos(() =>
    Promise.resolve(
      log.isAway ? { awaySince: Date.now() } : { latest: log.latest, of: new Map(), position: null }
    )
  )
  const ownerId = aUserId()
  const find = (): Promise<FoundPhoto> => {
    photo.asked += 1
    return Promise.resolve({ seenBy: photo.seenBy, pictures: id, ownerId })
  }
  const seen = async () => (await openOr(id, find))?.seenBy
  return { log, photo, seen }
}

describe("Photos that everybody may see", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }))
  afterEach(() => void vi.useRealTimers())

  it("are looked up once until something happens", async () => {
    const { log, photo, seen } = openPhotos()
    await seen()
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    expect(await seen()).toBe("everybody")
    expect(photo.asked).toBe(1)
    photo.seenBy = "removed"
    log.latest += 1
    expect(await seen()).toBe("removed")
    expect(await seen()).toBe("removed")
    expect(photo.asked).toBe(3)
  })

  it("are given for ten seconds after anybody could tell whether something has happened", async () => {
    const { log, photo, seen } = openPhotos()
    await seen()
    log.isAway = true
    vi.setSystemTime(Date.now() + 9_999)
    expect(await seen()).toBe("everybody")
    expect(photo.asked).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    await seen()
    await seen()
    expect(photo.asked).toBe(3)
  })

  it("are looked up while nobody can tell, where something was known to have happened", async () => {
    const { log, photo, seen } = openPhotos()
    await seen()
    log.latest += 1
    photo.seenBy = "some"
    await seen()
    log.isAway = true
    expect(await seen()).toBe("some")
    expect(photo.asked).toBe(3)
  })
})
