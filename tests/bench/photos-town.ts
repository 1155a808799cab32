import { randomFillSync } from "node:crypto"

import { hash } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import sharp from "sharp"

import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import { PhotosOnDisk } from "#adapters/photos/disk.ts"
import { photoAddress } from "#domain/photo/photo.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { anAccount, aPhoto, aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { fillSqlite } from "./fill.ts"
import { benchPassword } from "./sign-in.ts"

// Photos shown, with thumbs of 18 KB each: more than the cache for thumbs holds.
const shown = 5_000
const senderCount = 4

export type PhotosTown = Awaited<ReturnType<typeof fillWithPhotos>>

/** A photo of 12 megapixels of noise, to be rotated by its EXIF orientation: the most work of any phone's photo. */
export const largePhoto = () => {
  const [width, height, channels] = [4_000, 3_000, 3] as const
  const data = randomFillSync(Buffer.alloc(width * height * channels))
  return sharp(data, { raw: { width, height, channels } }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
}

/** Sends a photo; returns the HTTP status of the answer. */
export const sendPhoto = async (url: string, cookie: string, file: Uint8Array): Promise<number> => {
  const answer = await fetch(`${url}/api/photos?purpose=message`, {
    method: "POST",
    headers: { cookie, "content-type": "image/jpeg" },
    body: new Blob([new Uint8Array(file)])
  })
  await answer.text()
  return answer.status
}

/** A marketplace with some people who send photos, and a portfolio of thousands of photos. */
export const fillWithPhotos = async (database: string, folder: string, providers: number) => {
  const homeowner = await fillSqlite(database, providers)
  const passwordHash = await hash(benchPassword)
  const owner = anAccount({ role: "provider" })
  const senders = Array.from({ length: senderCount }, () => anAccount({ passwordHash }))
  const provider = aProvider({ userId: owner.id })
  const photos = Array.from({ length: shown }, () =>
    aPhoto({ ownerId: owner.id, purpose: "portfolio", thingId: provider.id, state: "attached" })
  )
  const runtime = ManagedRuntime.make(Layer.merge(SqliteAdapters(database), PhotosOnDisk(folder)))
  const [first, ...others] = photos
  if (first === undefined) throw new Error("There are photos")
  await runtime.runPromise(
    Effect.gen(function* () {
      yield* seedMarketplace({ accounts: [owner, ...senders], providers: [provider], photos })
      const { put } = yield* PhotoFiles
      const thumb = new Uint8Array(18_000)
      yield* put(first.id, { large: new Uint8Array(250_000), thumb })
      yield* Effect.forEach(others, ({ id }) => put(id, { large: new Uint8Array(1), thumb }), {
        concurrency: 16,
        discard: true
      })
    })
  )
  await runtime.dispose()
  return {
    homeownerId: homeowner.id,
    senders,
    large: photoAddress(first.id, "large"),
    thumbs: photos.map(({ id }) => photoAddress(id, "thumb"))
  }
}
