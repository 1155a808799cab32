import { randomFillSync } from "node:crypto"
import { join } from "node:path"

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

import { measureInTurns } from "./measure.ts"
import { peakProbe, startProduct } from "./processes.ts"
import { benchPassword, signIn } from "./sign-in.ts"
import { table } from "./table.ts"

const atOnce = 100
const megabyte = 1_024 * 1_024

/** A photo of 12 megapixels in which nothing repeats, lying on its side: as much work as a phone's photo can be. */
const largePhoto = () => {
  const [width, height, channels] = [4_000, 3_000, 3] as const
  const data = randomFillSync(Buffer.alloc(width * height * channels))
  return sharp(data, { raw: { width, height, channels } }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
}

const fill = async (folder: string) => {
  const owner = anAccount({ role: "provider", passwordHash: await hash(benchPassword) })
  const senders = [
    anAccount({ passwordHash: owner.passwordHash }),
    anAccount({ passwordHash: owner.passwordHash })
  ]
  const provider = aProvider({ userId: owner.id })
  const photo = aPhoto({
    ownerId: owner.id,
    purpose: "portfolio",
    thingId: provider.id,
    state: "attached"
  })
  const pictures = { large: new Uint8Array(250_000), thumb: new Uint8Array(18_000) }
  const runtime = ManagedRuntime.make(
    Layer.merge(SqliteAdapters(join(folder, "photos.sqlite")), PhotosOnDisk(join(folder, "photos")))
  )
  await runtime.runPromise(
    seedMarketplace({ accounts: [owner, ...senders], providers: [provider], photos: [photo] })
  )
  await runtime.runPromise(Effect.flatMap(PhotoFiles, (files) => files.put(photo.id, pictures)))
  await runtime.dispose()
  return { photo, senders }
}

const statusOf = async (url: string, cookie: string, file: Uint8Array) => {
  const answer = await fetch(`${url}/api/photos?purpose=message`, {
    method: "POST",
    headers: { cookie, "content-type": "image/jpeg" },
    body: new Blob([new Uint8Array(file)])
  })
  await answer.text()
  return answer.status
}

const sendAtOnce = async (url: string, senders: Awaited<ReturnType<typeof fill>>["senders"]) => {
  const file = await largePhoto()
  const cookies = await Promise.all(senders.map((sender) => signIn(url, sender)))
  const start = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => statusOf(url, cookies[index % cookies.length] ?? "", file))
  )
  const taken = statuses.filter((status) => status === 201).length
  return { taken, refused: statuses.filter((status) => status === 429).length, ms: performance.now() - start }
}

/** How fast pictures are sent beside the least that the server answers, and what a hundred photos at once cost. */
export const measurePhotos = async (
  folder: string,
  pace: { readonly rounds: number; readonly seconds: number }
): Promise<string> => {
  const { photo, senders } = await fill(folder)
  const database = `sqlite:${join(folder, "photos.sqlite")}`
  const fresh = await startProduct(database, peakProbe)
  const { ms, refused, taken } = await sendAtOnce(fresh.url, senders)
  const peak = (await fresh.peak()) / megabyte
  await fresh.stop()

  const product = await startProduct(database)
  const paths = ["/healthz", photoAddress(photo.id, "thumb"), photoAddress(photo.id, "large")]
  const [least, ...pictures] = await measureInTurns(
    paths.map((path) => ({ url: product.url + path })),
    pace
  )
  await product.stop()
  const rows = pictures.map(({ p99, rate }, index) => [
    `G${index + 1} ${index === 0 ? "a thumb" : "a large picture"}`,
    rate,
    p99,
    rate / (least?.rate ?? Number.NaN)
  ])
  return [
    table(["workload", "req/s", "p99 ms", "ratio to /healthz"], rows),
    table(
      ["photos at once", "taken in", "refused", "ms each", "peak MB"],
      [[atOnce, taken, refused, ms / taken, peak]]
    )
  ].join("\n\n")
}
