import { v4 } from "uuid"

import {
  addPhotoAgain,
  maxPhotoBytes,
  maxPhotosOf,
  type PhotoPurpose,
  photoTooLarge
} from "#domain/photo/photo-words.ts"
import type { NewPhoto } from "#domain/photo/photo.ts"
import { counted } from "#domain/shared/numbers.ts"
import { statusOf, wordsFor } from "#ui/shared/api/call-error.ts"
import { upload } from "#ui/shared/api/upload.ts"
import { makeStore } from "#ui/shared/state/store.ts"

import type { KeptPhoto } from "../kept-photo.ts"
import { drawnDown } from "./drawn-down.ts"
import { followed } from "./followed.ts"
import { chosenTile, isGone, isThere, keptOf, keptTile, letGo, saveCaption, type Tile } from "./tile.ts"
import { twoAtATime } from "./two-at-a-time.ts"

interface Options {
  readonly purpose: PhotoPurpose
  /** The photos that the form has remembered. */
  readonly kept: ReadonlyArray<KeptPhoto>
  readonly onChange: (photos: ReadonlyArray<KeptPhoto>) => void
}

/** The purposes whose captions are saved one by one; a portfolio's are sent with its form. */
const describedEach: ReadonlySet<PhotoPurpose> = new Set(["request", "project", "message"])

const otherwise = "This photo could not be added. Please try again."

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The photos of one field, from being chosen until its form is sent. */
export const makePicks = ({ kept, onChange, purpose }: Options) => {
  const tiles = makeStore<ReadonlyArray<Tile>>(kept.map(keptTile))
  const news = makeStore("")
  const leftOut = makeStore(0)
  const underWay = new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>()
  const most = maxPhotosOf[purpose]

  const set = (next: ReadonlyArray<Tile>) => {
    const [before, after] = [keptOf(tiles.get()), keptOf(next)]
    tiles.set(next)
    if (!isSame(before, after)) onChange(after)
  }
  const find = (key: string) => tiles.get().find((tile) => tile.key === key)
  const edit = (key: string, change: Partial<Tile>) => {
    const changed = (tile: Tile) => ({ ...tile, ...change })
    set(tiles.get().map((tile) => (tile.key === key ? changed(tile) : tile)))
  }
  const arrivedWords = () =>
    `${tiles.get().filter(isThere).length} of ${counted(tiles.get().length, "photo", "photos")} uploaded`
  const nameOf = (key: string) => `Photo ${tiles.get().findIndex((tile) => tile.key === key) + 1}`

  const fail = (key: string, error: unknown, words = wordsFor(error, otherwise)) => {
    edit(key, { fault: words })
    news.set(`${nameOf(key)} was not added. ${words}`)
  }

  const send = async (key: string, chosen: Blob, signal: AbortSignal) => {
    signal.throwIfAborted()
    const file = await drawnDown(chosen)
    signal.throwIfAborted()
    edit(key, { picture: URL.createObjectURL(file) })
    if (file.size > maxPhotoBytes) return fail(key, null, photoTooLarge)
    const photo = await upload<NewPhoto>(`/api/photos?purpose=${purpose}`, {
      file,
      idempotencyKey: key,
      onProgress: (share) => edit(key, { share }),
      signal
    })
    edit(key, { photo, share: 1 })
    return news.set(arrivedWords())
  }

  const start = ({ file, key }: Tile) => {
    if (file === null) return
    const abort = new AbortController()
    const done = twoAtATime(() => send(key, file, abort.signal))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) fail(key, error)
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, { abort, done })
  }

  const describe = async (key: string) => {
    const tile = find(key)
    if (!tile || !describedEach.has(purpose)) return
    try {
      await saveCaption(tile)
      edit(key, { savedCaption: tile.caption })
    } catch (error) {
      if (isGone(statusOf(error))) fail(key, error, addPhotoAgain)
      else news.set(wordsFor(error, "The description could not be saved. Please try again."))
      throw error
    }
  }

  const remove = (key: string) => {
    const tile = find(key)
    if (!tile) return
    news.set(`${nameOf(key)} removed`)
    underWay.get(key)?.abort.abort()
    letGo(tile)
    set(tiles.get().filter((other) => other !== tile))
  }

  const allSent = async (): Promise<void> => {
    if (underWay.size === 0) return
    await Promise.all(Array.from(underWay.values(), ({ done }) => done))
    await allSent()
  }

  return {
    tiles,
    /** The last event in words, for screen readers. */
    news,
    /** How many of the last chosen photos were more than the limit allows. */
    leftOut,
    purpose,
    add: (files: ReadonlyArray<Blob>) => {
      // In a field for one photo, a new one replaces it.
      if (most === 1 && files.length > 0) tiles.get().forEach(({ key }) => remove(key))
      const room = files.slice(0, Math.max(0, most - tiles.get().length))
      const added = room.map((file) => chosenTile(v4(), file))
      set([...tiles.get(), ...added])
      leftOut.set(files.length - room.length)
      added.forEach(start)
    },
    retry: (key: string) => {
      const tile = find(key)
      if (!tile?.file) return
      letGo(tile)
      // A photo that the server had and no longer has is uploaded as a new one.
      const again = { ...chosenTile(tile.photo ? v4() : key, tile.file), caption: tile.caption }
      set(tiles.get().map((other) => (other === tile ? again : other)))
      start(again)
    },
    remove,
    follow: (photos: ReadonlyArray<KeptPhoto>) => tiles.set(followed(photos, tiles.get(), most)),
    move: (key: string, by: -1 | 1) => {
      const from = tiles.get().findIndex((tile) => tile.key === key)
      const tile = tiles.get()[from]
      if (!tile) return
      set(
        tiles
          .get()
          .toSpliced(from, 1)
          .toSpliced(from + by, 0, tile)
      )
      news.set(`${nameOf(key)} of ${tiles.get().length} now`)
    },
    type: (key: string, caption: string) => edit(key, { caption }),
    /** Saves the caption of a photo; a failure is shown, and the caption is saved again before the form is sent. */
    describe: (key: string) => void describe(key).catch(() => undefined),
    /** Told that a picture cannot be shown: a remembered photo may have waited longer than the server keeps it. */
    miss: async (key: string): Promise<void> => {
      const tile = find(key)
      if (!tile?.picture) return
      const { file, picture } = tile
      if (file !== null) {
        letGo(tile)
        return edit(key, { picture: null })
      }
      const answer = await fetch(picture).catch(() => null)
      if (answer && isGone(answer.status)) fail(key, null, addPhotoAgain)
    },
    /** Waits until nothing is on its way any more; returns whether all photos have arrived, with their captions. */
    ready: async (): Promise<boolean> => {
      if (underWay.size > 0)
        news.set("Your photos are still on their way. This is sent as soon as they are there.")
      await allSent()
      const described = await Promise.allSettled(
        tiles
          .get()
          .filter(isThere)
          .map(({ key }) => describe(key))
      )
      if (described.some(({ status }) => status === "rejected")) return false
      const failed = tiles.get().filter((tile) => !isThere(tile)).length
      if (failed === 0) return true
      news.set(
        `${failed === 1 ? "1 photo is" : `${failed} photos are`} not there yet. Try again, or remove what is marked.`
      )
      return false
    },
    /** Aborts the uploads, and revokes the blob URLs. */
    end: () => {
      underWay.forEach(({ abort }) => abort.abort())
      tiles.get().forEach(letGo)
    }
  }
}

export type Picks = ReturnType<typeof makePicks>
