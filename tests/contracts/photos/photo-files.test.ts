import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { v7 as uuid } from "uuid"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import { PhotosOnDisk } from "#adapters/photos/disk.ts"
import { PhotosInBucket } from "#adapters/photos/s3.ts"
import { PhotoId } from "#domain/shared/ids.ts"
import { type PhotoFile, PhotoFiles, PhotoFilesUnavailable } from "#ports/photo-files.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"
import { aPhoto, aPhotoId } from "#tests/support/builders.ts"
import { filesIn } from "#tests/support/photos/pictures.ts"
import { s3Keys, startS3Server } from "#tests/support/photos/s3-server.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { forgetLoosePhotos, removeUnknownPictures } from "#use-cases/photo/sweep-photos.ts"

interface Place {
  readonly layer: Layer.Layer<PhotoFiles>
  readonly files: () => ReadonlyArray<string>
  readonly stop: () => unknown
}

const places: Record<string, () => Promise<Place>> = {
  "a folder": async () => {
    const folder = mkdtempSync(join(tmpdir(), "contractors-photos-"))
    return {
      layer: PhotosOnDisk(join(folder, "not", "there", "yet")),
      files: () => filesIn(folder),
      stop: () => rmSync(folder, { recursive: true })
    }
  },
  "a bucket": async () => {
    const { bucket, directory, stop } = await startS3Server()
    return {
      layer: PhotosInBucket(bucket),
      files: () => filesIn(directory).filter((name) => name.endsWith("_object")),
      stop
    }
  }
}

const pictures = {
  large: new Uint8Array(200_000).fill(7),
  thumb: new Uint8Array(9_000).fill(3)
}

const contentOf = async ({ bytes, content }: PhotoFile) => {
  const pieces: Array<Uint8Array> = []
  if (content instanceof Uint8Array) pieces.push(content)
  else for await (const piece of content) pieces.push(piece)
  const whole = Buffer.concat(pieces)
  expect(whole.byteLength).toBe(bytes)
  return new Uint8Array(whole)
}

const dayMs = 86_400_000
const oldId = () => PhotoId.make(uuid({ msecs: Date.now() - 2 * dayMs }))
const isoBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

const placeOf = (name: string) => {
  const make = places[name]
  if (make === undefined) throw new Error(`There is no place ${name}`)
  return make()
}

describe.each(Object.keys(places))("The files of photos in %s", (name) => {
  let place: Place
  beforeAll(async () => {
    place = await placeOf(name)
  })
  afterAll(() => place.stop())

  const run = <A, E>(
    work: Effect.Effect<A, E, PhotoFiles | Layer.Success<ReturnType<typeof MemoryAdapters>>>
  ) => Effect.runPromise(Effect.provide(work, Layer.merge(place.layer, MemoryAdapters())))

  it("are read as they were put, and are gone when they are removed", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const id = aPhotoId()
        expect(yield* files.read(id, "thumb")).toBe(null)
        expect(yield* files.read(id, "large")).toBe(null)
        yield* files.put(id, pictures)
        for (const size of ["thumb", "large"] as const) {
          const file = yield* files.read(id, size)
          if (file === null) throw new Error("It was put")
          expect(yield* Effect.promise(() => contentOf(file))).toEqual(pictures[size])
        }
        expect(place.files().length).toBe(2)
        yield* files.remove(id)
        expect(yield* files.read(id, "thumb")).toBe(null)
        expect(place.files()).toEqual([])
        yield* files.remove(id)
      })
    ))

  it("are whole, however large a thumb is", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const id = aPhotoId()
        for (const bytes of [0, 65_535, 65_536, 300_000]) {
          const thumb = new Uint8Array(bytes).map((_, at) => at % 251)
          yield* files.put(id, { large: pictures.large, thumb })
          const file = yield* files.read(id, "thumb")
          if (file === null) throw new Error("It was put")
          expect(yield* Effect.promise(() => contentOf(file))).toEqual(thumb)
        }
        yield* files.remove(id)
      })
    ))

  it("are all shown by the photos that they are of", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const ids = Array.from({ length: 5 }, aPhotoId)
        for (const id of ids) yield* files.put(id, pictures)
        const shown: Array<PhotoId> = []
        yield* files.forAll((batch) => Effect.sync(() => void shown.push(...batch)))
        expect(shown.toSorted()).toEqual(ids.toSorted())
        for (const id of ids) yield* files.remove(id)
      })
    ))

  it("are swept when no photo has needed them for a day, and no others", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        const { id: ownerId } = yield* seedHomeowner()
        const [needed, removed, unknown, young] = [oldId(), oldId(), oldId(), aPhotoId()]
        for (const id of [needed, removed]) yield* photos.insert([aPhoto({ id, ownerId })], null)
        for (const id of [needed, removed, unknown, young]) yield* files.put(id, pictures)
        yield* photos.remove(removed)
        yield* removeUnknownPictures
        const shown: Array<PhotoId> = []
        yield* files.forAll((batch) => Effect.sync(() => void shown.push(...batch)))
        expect(shown.toSorted()).toEqual([needed, young].toSorted())
        for (const id of shown) yield* files.remove(id)
      })
    ))

  it("are all kept while no photo is known at all, as beside a new database", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        yield* files.put(oldId(), pictures)
        yield* removeUnknownPictures
        expect(place.files().length).toBe(2)
        const { id: ownerId } = yield* seedHomeowner()
        yield* photos.insert([aPhoto({ ownerId })], null)
        yield* removeUnknownPictures
        expect(place.files()).toEqual([])
      })
    ))

  it("are kept for as long as a copy of their photo needs them", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        const { id: ownerId } = yield* seedHomeowner()
        const [first, copy] = [oldId(), oldId()]
        yield* photos.insert(
          [aPhoto({ id: first, ownerId }), aPhoto({ id: copy, ownerId, copyOf: first })],
          null
        )
        yield* files.put(first, pictures)
        yield* removeUnknownPictures
        expect(place.files().length).toBe(2)
        yield* photos.remove(copy)
        yield* removeUnknownPictures
        expect(place.files()).toEqual([])
      })
    ))

  it("are swept past those that cannot be removed, of which the first is told", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        const { id: ownerId } = yield* seedHomeowner()
        yield* photos.insert([aPhoto({ ownerId })], null)
        const ids = Array.from({ length: 5 }, oldId)
        for (const id of ids) yield* files.put(id, pictures)
        const refused: Array<PhotoId> = []
        const remove = (id: PhotoId) => {
          if (refused.length > 1) return files.remove(id)
          refused.push(id)
          return Effect.die(new PhotoFilesUnavailable(id))
        }
        const swept = Effect.provideService(removeUnknownPictures, PhotoFiles, { ...files, remove })
        const fault = yield* Effect.flip(Effect.catchDefect(swept, Effect.fail))
        expect(fault).toMatchObject({ name: "PhotoFilesUnavailable", cause: refused[0] })
        const shown: Array<PhotoId> = []
        yield* files.forAll((batch) => Effect.sync(() => void shown.push(...batch)))
        expect(shown.toSorted()).toEqual(refused.toSorted())
        yield* removeUnknownPictures
        expect(place.files()).toEqual([])
      })
    ))

  it("go with photos that stayed loose for a day", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        const { id: ownerId } = yield* seedHomeowner()
        const [old, young] = [
          aPhoto({ ownerId, createdAt: isoBefore(2) }),
          aPhoto({ ownerId, createdAt: isoBefore(0.5) })
        ]
        for (const photo of [old, young]) {
          yield* photos.insert([photo], null)
          yield* files.put(photo.id, pictures)
        }
        yield* forgetLoosePhotos
        expect(yield* photos.facts(old.id)).toBe(null)
        expect(yield* photos.facts(young.id)).not.toBe(null)
        const shown: Array<PhotoId> = []
        yield* files.forAll((batch) => Effect.sync(() => void shown.push(...batch)))
        expect(shown).toEqual([young.id])
        yield* files.remove(young.id)
      })
    ))

  it("stay where a photo that stayed loose has a copy that needs them, and go with that", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        const { id: ownerId } = yield* seedHomeowner()
        const first = aPhoto({ id: oldId(), ownerId, createdAt: isoBefore(2) })
        const copy = aPhoto({ id: oldId(), ownerId, copyOf: first.id, createdAt: isoBefore(0.5) })
        yield* photos.insert([first, copy], null)
        yield* files.put(first.id, pictures)
        yield* forgetLoosePhotos
        expect(yield* photos.facts(first.id)).toBe(null)
        expect(place.files().length).toBe(2)
        yield* removeUnknownPictures
        expect(place.files().length).toBe(2)
        yield* photos.remove(copy.id)
        yield* removeUnknownPictures
        expect(place.files()).toEqual([])
      })
    ))

  it("go with loose photos also behind one that cannot be removed, which is told and swept later", () =>
    run(
      Effect.gen(function* () {
        const files = yield* PhotoFiles
        const photos = yield* PhotoRepository
        const { id: ownerId } = yield* seedHomeowner()
        const loose = Array.from({ length: 3 }, () =>
          aPhoto({ id: oldId(), ownerId, createdAt: isoBefore(2) })
        )
        yield* photos.insert([...loose, aPhoto({ ownerId, createdAt: isoBefore(0.5) })], null)
        for (const { id } of loose) yield* files.put(id, pictures)
        const refused: Array<PhotoId> = []
        const remove = (id: PhotoId) => {
          if (refused.length > 0) return files.remove(id)
          refused.push(id)
          return Effect.die(new PhotoFilesUnavailable(id))
        }
        const forgetting = Effect.provideService(forgetLoosePhotos, PhotoFiles, { ...files, remove })
        const fault = yield* Effect.flip(Effect.catchDefect(forgetting, Effect.fail))
        expect(fault).toMatchObject({ name: "PhotoFilesUnavailable", cause: refused[0] })
        const shown: Array<PhotoId> = []
        yield* files.forAll((batch) => Effect.sync(() => void shown.push(...batch)))
        expect(shown).toEqual(refused)
        yield* removeUnknownPictures
        expect(place.files()).toEqual([])
      })
    ))
})

const troubleOf = (
  layer: Layer.Layer<PhotoFiles>,
  work: (files: PhotoFiles["Service"]) => Effect.Effect<unknown>
) =>
  Effect.runPromise(
    Effect.flip(Effect.catchDefect(Effect.flatMap(PhotoFiles, work), Effect.fail)).pipe(Effect.provide(layer))
  )

const inOwnFolder = (id: PhotoId) => PhotoId.make(`${id.slice(0, -4)}ff${id.slice(-2)}`)

describe("A folder of photos that cannot be listed", () => {
  it("ends no sweep: it goes on with the others, and tells of the first", async () => {
    const root = mkdtempSync(join(tmpdir(), "contractors-photos-"))
    const [first, second, young] = [inOwnFolder(oldId()), inOwnFolder(oldId()), inOwnFolder(aPhotoId())]
    // A file in place of a folder, as root may list any folder; its name sorts before all others.
    const unlisted = join(root, "00")
    const swept = Effect.gen(function* () {
      const files = yield* PhotoFiles
      const { id: ownerId } = yield* seedHomeowner()
      yield* (yield* PhotoRepository).insert([aPhoto({ ownerId })], null)
      for (const id of [first, second, young]) yield* files.put(id, pictures)
      writeFileSync(unlisted, "")
      const fault = yield* Effect.flip(Effect.catchDefect(removeUnknownPictures, Effect.fail))
      expect(fault).toMatchObject({
        name: "PhotoFilesUnavailable",
        cause: { code: "ENOTDIR", path: unlisted }
      })
      for (const id of [first, second]) expect(yield* files.read(id, "thumb")).toBe(null)
      expect(yield* files.read(young, "thumb")).not.toBe(null)
    })
    await Effect.runPromise(Effect.provide(swept, Layer.merge(PhotosOnDisk(root), MemoryAdapters())))
    rmSync(root, { recursive: true })
  })
})

describe("Files that cannot be kept", () => {
  it("are said to be out of reach, and leave nothing behind, where the folder is a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "contractors-photos-"))
    writeFileSync(join(folder, "photos"), "")
    const layer = PhotosOnDisk(join(folder, "photos"))
    const put = await troubleOf(layer, (files) => files.put(aPhotoId(), pictures))
    expect(put).toBeInstanceOf(PhotoFilesUnavailable)
    expect(filesIn(folder)).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })

  it.skipIf(process.getuid?.() === 0)(
    "are said to be out of reach where nothing may be written",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "contractors-photos-"))
      chmodSync(folder, 0o555)
      const put = await troubleOf(PhotosOnDisk(folder), (files) => files.put(aPhotoId(), pictures))
      expect(put).toBeInstanceOf(PhotoFilesUnavailable)
      chmodSync(folder, 0o755)
      rmSync(folder, { recursive: true })
    }
  )

  it("are said to be out of reach where the store does not answer", { timeout: 60_000 }, async () => {
    const { bucket, stop } = await startS3Server()
    await stop()
    const layer = PhotosInBucket(bucket)
    expect(await troubleOf(layer, (files) => files.put(aPhotoId(), pictures))).toBeInstanceOf(
      PhotoFilesUnavailable
    )
    expect(await troubleOf(layer, (files) => files.read(aPhotoId(), "thumb"))).toBeInstanceOf(
      PhotoFilesUnavailable
    )
  })

  it("are said to be out of reach, not to be empty, where the store does not say how long they are", async () => {
    const store = createServer((_, response) => {
      response.write(pictures.thumb)
      response.end()
    })
    const endpoint = `http://127.0.0.1:${await listenAnywhere(store)}`
    Object.assign(process.env, s3Keys)
    const layer = PhotosInBucket({ bucket: "photos", prefix: "", endpoint })
    expect(await troubleOf(layer, (files) => files.read(aPhotoId(), "thumb"))).toBeInstanceOf(
      PhotoFilesUnavailable
    )
    store.close()
  })
})
