import { isOpenCase } from "#domain/case/case-options.ts"
import { countsAsKept } from "#domain/photo/photo-rules.ts"
import { type PhotoRecord, picturesOf } from "#domain/photo/photo.ts"
import { type PhotoId, ThingId, type UserId } from "#domain/shared/ids.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"

import { byText } from "../order.ts"
import { attachedTo } from "../photos-of.ts"
import type { Store, Tables } from "../store.ts"

const isKept = ({ state }: PhotoRecord) => state === "loose" || state === "attached"
/** Hidden photos may be shown again. */
const isNeeded = ({ state }: PhotoRecord) => state !== "removed"

const keptIn = ({ photos, projects }: Tables, ownerId: UserId) =>
  [...photos.values()].filter(
    (photo) =>
      photo.ownerId === ownerId &&
      isKept(photo) &&
      countsAsKept(photo.purpose) &&
      (projects.get(photo.thingId ?? "")?.deletedAt ?? null) === null
  ).length

const namedIn = ({ photos }: Tables, ids: ReadonlyArray<PhotoId>): ReadonlyArray<PhotoRecord> =>
  [...new Set(ids)].flatMap((id) => photos.get(id) ?? [])

/** All photos that show the pictures of one. */
const sharing = ({ photos }: Tables, id: PhotoId) =>
  [...photos.values()].filter((photo) => picturesOf(photo) === id)

/** Stores changed photos, and tells which. */
const put = ({ photos }: Tables, changed: ReadonlyArray<PhotoRecord>): ReadonlyArray<PhotoId> => {
  for (const photo of changed) photos.set(photo.id, photo)
  return changed.map(({ id }) => id)
}

const isReported = ({ cases }: Tables, { id }: PhotoRecord) =>
  [...cases.values()].some(
    (one) => one.about === "photo" && one.aboutId === ThingId.make(id) && isOpenCase(one)
  )

const freed = { state: "loose", thingId: null, attachedAt: null, position: 0 } as const

export const photoRepository = ({ read, write }: Store) =>
  PhotoRepository.of({
    insert: (photos, most) =>
      write((tables) => {
        const [first] = photos
        const hasRoom =
          first === undefined || most === null || keptIn(tables, first.ownerId) + photos.length <= most
        if (hasRoom) put(tables, photos)
        return hasRoom
      }),
    kept: (ownerId) => read((tables) => keptIn(tables, ownerId)),
    facts: (photoId) =>
      read(({ photos }) => {
        const photo = photos.get(photoId)
        if (photo === undefined) return null
        const { copyOf, id, ownerId, purpose, state, thingId } = photo
        return { copyOf, id, ownerId, purpose, state, thingId }
      }),
    loose: (ownerId, ids) =>
      read((tables) =>
        namedIn(tables, ids).filter((photo) => photo.ownerId === ownerId && photo.state === "loose")
      ),
    reported: (id) =>
      read((tables) => {
        const photo = tables.photos.get(id)
        return photo?.state === "loose" && isReported(tables, photo) ? photo : null
      }),
    of: (thing) => read((tables) => attachedTo(tables, thing)),
    hold: (thing, ownerId) =>
      read((tables) => attachedTo(tables, thing).filter((photo) => photo.ownerId === ownerId)),
    attach: (ids, { at, ownerId, purpose, thingId }) =>
      write((tables) => {
        const own = namedIn(tables, ids).filter(
          (photo) =>
            photo.ownerId === ownerId &&
            photo.purpose === purpose &&
            (photo.state === "loose" || (photo.state === "attached" && photo.thingId === thingId))
        )
        return put(
          tables,
          own.map((photo): PhotoRecord =>
            Object.assign({}, photo, {
              state: "attached",
              thingId,
              attachedAt: photo.attachedAt ?? at,
              position: ids.indexOf(photo.id)
            })
          )
        )
      }),
    detach: (thing, except) =>
      write((tables) => {
        const others = attachedTo(tables, thing).filter(({ id }) => !except.includes(id))
        return put(
          tables,
          others.map((photo) => Object.assign({}, photo, freed, { createdAt: thing.at }))
        )
      }),
    describe: (id, ownerId, caption) =>
      write(({ photos }) => {
        const photo = photos.get(id)
        if (photo === undefined || photo.ownerId !== ownerId || !isKept(photo)) return null
        const described = { ...photo, caption }
        photos.set(id, described)
        return described
      }),
    remove: (id) =>
      write((tables) => {
        const photo = tables.photos.get(id)
        if (photo === undefined) return false
        const down = sharing(tables, picturesOf(photo)).filter(isKept)
        put(
          tables,
          down.map((one): PhotoRecord => Object.assign({}, one, { state: "removed" }))
        )
        return down.length > 0
      }),
    forgetLoose: (instant, limit) =>
      write((tables) => {
        const { photos } = tables
        const old = [...photos.values()]
          .filter(({ createdAt, state }) => state === "loose" && createdAt < instant)
          .filter((photo) => !isReported(tables, photo))
          .toSorted((a, b) => byText(a.createdAt, b.createdAt))
          .slice(0, limit)
        for (const { id } of old) photos.delete(id)
        return old.map(({ id }) => id)
      }),
    needed: (ids) => read((tables) => ids.filter((id) => sharing(tables, id).some(isNeeded))),
    hasAny: read(({ photos }) => photos.size > 0)
  })
