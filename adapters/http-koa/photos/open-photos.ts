import { LRUCache } from "lru-cache"

import type { EventId } from "#domain/events/event.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import type { FoundPhoto } from "#use-cases/photo/find-photo.ts"

import type { AskForNewest } from "../kept/newest-events.ts"

interface Open {
  readonly found: FoundPhoto
  /** The newest event of all before it was found. */
  readonly asOf: EventId
}

const most = 20_000

/** Milliseconds for which the newest event that this server knows still counts as the newest while the log is away. */
const awayMs = 10_000

/**
 * Caches which photos everybody may see, until any event happens: pages ask for many at once, and a photo that is taken
 * down is gone from the same moment on.
 */
export const makeOpenPhotos = (newest: AskForNewest) => {
  const open = new LRUCache<PhotoId, Open>({ max: most })
  let told: { readonly latest: EventId; readonly at: number } | null = null

  /** The newest event of all; null where nobody can tell. */
  const latest = async () => {
    const now = await newest([])
    if ("awaySince" in now) return told !== null && Date.now() < told.at + awayMs ? told.latest : null
    told = { latest: now.latest, at: Date.now() }
    return now.latest
  }

  return async (id: PhotoId, find: () => Promise<FoundPhoto | null>): Promise<FoundPhoto | null> => {
    const asOf = await latest()
    const known = open.get(id)
    if (known?.asOf === asOf) return known.found
    const found = await find()
    if (found?.seenBy === "everybody" && asOf !== null) open.set(id, { found, asOf })
    return found
  }
}
