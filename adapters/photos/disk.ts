import { accessSync, close, constants, open as openFile, read as readPiece } from "node:fs"
import { open, readdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"

import * as Layer from "effect/Layer"

import { makeFolder } from "#adapters/system/make-folder.ts"
import type { PhotoSize } from "#domain/photo/photo-words.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { type PhotoFile, PhotoFiles, type Pictures } from "#ports/photo-files.ts"

import { allOrNone, attempted, photosOf, showing, sizes } from "./attempted.ts"

/** Why no photo can be kept in a folder, which is made where it is not there; null if it takes them. */
export const faultOfFolder = (root: string): string | null => {
  try {
    makeFolder(root)
    accessSync(root, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const isNotThere = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT"

const unlessThere =
  <A>(otherwise: A) =>
  (error: unknown): A => {
    if (isNotThere(error)) return otherwise
    throw error
  }

/** Makes what was written outlive a loss of power (fsync): a file's content, or the names in a folder. */
const settle = async (path: string) => {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const writeWhole = async (path: string, content: Uint8Array) => {
  const handle = await open(path, "w")
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const partOf = (path: string) => `${path}.part`

// Ids begin with the time: only their ends are spread evenly.
const folderIn = (root: string, id: PhotoId) => join(root, id.slice(-4, -2), id.slice(-2))

const pathIn = (root: string, id: PhotoId, size: PhotoSize) => join(folderIn(root, id), `${id}-${size}.webp`)

const remove = async (root: string, id: PhotoId) => {
  for (const size of sizes) {
    const path = pathIn(root, id, size)
    await rm(path, { force: true })
    await rm(partOf(path), { force: true })
  }
}

const put = async (root: string, id: PhotoId, pictures: Pictures) => {
  const folder = folderIn(root, id)
  makeFolder(folder)
  for (const size of sizes) await writeWhole(partOf(pathIn(root, id, size)), pictures[size])
  for (const size of sizes) {
    const path = pathIn(root, id, size)
    await rename(partOf(path), path)
  }
  for (const named of [folder, dirname(folder), root]) await settle(named)
}

const openPlain = promisify(openFile)
const readPlain = promisify(readPiece)

// Bytes, more than a thumb has.
const oneReading = 64 * 1_024
const mostRooms = 16

// A pool of buffers for concurrent reads: to allocate one each time costs as much as the reading.
const rooms: Array<Buffer> = []

/** Reads a file that is small as a rule, without asking for its size or waiting for its closing: pages want many. */
const readWhole = async (path: string): Promise<PhotoFile> => {
  const file = await openPlain(path, "r")
  const room = rooms.pop() ?? Buffer.allocUnsafeSlow(oneReading)
  try {
    const { bytesRead } = await readPlain(file, room, 0, oneReading, 0)
    // Copied into a buffer of its own size: a cache that holds it holds no more.
    const content = bytesRead < oneReading ? Buffer.from(room.subarray(0, bytesRead)) : await readFile(path)
    return { bytes: content.byteLength, content }
  } finally {
    if (rooms.length < mostRooms) rooms.push(room)
    // Without a callback, a failure to close would end the server.
    close(file, () => undefined)
  }
}

const readPiecewise = async (path: string): Promise<PhotoFile> => {
  const handle = await open(path, "r")
  try {
    const { size } = await handle.stat()
    return { bytes: size, content: handle.createReadStream() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

const namesIn = (folder: string): Promise<ReadonlyArray<string>> => readdir(folder).catch(unlessThere([]))

const foldersOf = (folder: string, names: ReadonlyArray<string>) =>
  names.filter((name) => /^[0-9a-f]{2}$/.test(name)).map((name) => join(folder, name))

/** Skips folders that cannot be listed; once all others have been visited, the first of these errors is thrown. */
async function* batchesIn(root: string) {
  const faults: Array<unknown> = []
  const orNone = (fault: unknown) => {
    faults.push(fault)
    return []
  }
  for (const outer of foldersOf(root, await namesIn(root))) {
    for (const folder of foldersOf(outer, await namesIn(outer).catch(orNone))) {
      yield photosOf(await namesIn(folder).catch(orNone))
    }
  }
  if (faults.length > 0) throw faults[0]
}

/** Keeps photos in a folder: `ab/cd/{id}-{size}.webp`, where ab and cd end the id. */
export const PhotosOnDisk = (root: string) =>
  Layer.succeed(
    PhotoFiles,
    PhotoFiles.of({
      put: (id, pictures) =>
        attempted(() =>
          allOrNone(
            () => put(root, id, pictures),
            () => remove(root, id)
          )
        ),
      read: (id, size) =>
        attempted(() => {
          const path = pathIn(root, id, size)
          return (size === "thumb" ? readWhole(path) : readPiecewise(path)).catch(unlessThere(null))
        }),
      remove: (id) => attempted(() => remove(root, id)),
      forAll: (visit) => showing(batchesIn(root), visit)
    })
  )
