import { LRUCache } from "lru-cache"

import type { EventId } from "../../../src/domain/events/event.ts"
import { pack, sizeOf } from "./packed.ts"
import type { Page } from "./pages.ts"

interface Kept {
  readonly page: Page & Required<Pick<Page, "packed">>
  /** The newest event that had changed public pages before it was rendered. */
  readonly version: EventId
}

const maxBytes = 64 * 1024 * 1024
// Some words go by the calendar.
const maxAgeMs = 10 * 60 * 1000

/**
 * Keeps the pages that all visitors share, by address, until something that public pages show has changed: whichever
 * server has written it, the version has moved on before the write is answered (docs/decisions/0013).
 */
export const makePageCache = (currentVersion: () => Promise<EventId>) => {
  const cache = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.html.length + sizeOf(page.packed),
    ttl: maxAgeMs
  })
  const underWay = new Map<string, Promise<Page>>()

  const renderAndKeep = async (address: string, version: EventId, render: () => Promise<Page>) => {
    const rendered = await render()
    if (rendered.status !== 200) return rendered
    const page = { ...rendered, packed: await pack(rendered.html) }
    cache.set(address, { page, version })
    return page
  }

  /** The kept page, or a new one; everybody who waits for the same one gets the same. */
  return async (address: string, render: () => Promise<Page>): Promise<Page> => {
    const version = await currentVersion()
    const kept = cache.get(address)
    if (kept?.version === version) return kept.page
    const name = `${version} ${address}`
    const waited = underWay.get(name)
    if (waited !== undefined) return waited
    const rendering = renderAndKeep(address, version, render).finally(() => underWay.delete(name))
    underWay.set(name, rendering)
    return rendering
  }
}
