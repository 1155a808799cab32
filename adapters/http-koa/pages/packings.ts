import { LRUCache } from "lru-cache"

import { pack, type Packed } from "../kept/packed.ts"
import { fill, type Template } from "./template.ts"

const mostOrigins = 8
const unusedMs = 10 * 60 * 1000

/** Tells origins by which the site is really reached from made-up ones: an origin in use keeps its place. */
const makeOriginsInUse = () => {
  const once = new LRUCache<string, true>({ max: 1_000 })
  const inUse = new LRUCache<string, true>({ max: mostOrigins, ttl: unusedMs, updateAgeOnGet: true })
  return (origin: string): boolean => {
    if (inUse.get(origin) === true) return true
    if (once.has(origin)) {
      inUse.purgeStale()
      if (inUse.size < mostOrigins) inUse.set(origin, true)
    }
    once.set(origin, true)
    return inUse.has(origin)
  }
}

/**
 * Compresses pages with the site's origin in them, and caches up to `maxBytes` of them, for the origins that are in
 * use; undefined for others.
 */
export const makePackings = (maxBytes: number) => {
  const isInUse = makeOriginsInUse()
  const packings = new LRUCache<string, Promise<Packed>>({ maxSize: maxBytes })

  return (template: Template, origin: string): Promise<Packed> | undefined => {
    if (!isInUse(origin)) return undefined
    const name = `${template.digest} ${origin}`
    const known = packings.get(name)
    if (known !== undefined) return known
    const packing = pack(fill(template, origin))
    // The template's size: the compressed forms take a fraction of it.
    packings.set(name, packing, { size: template.size })
    packing.catch(() => packings.delete(name))
    return packing
  }
}
