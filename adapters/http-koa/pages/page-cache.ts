import type { KeptResult } from "#adapters/system/meters.ts"
import type { EventId } from "#domain/events/event.ts"

import { makeSharedWork } from "./shared-work.ts"
import type { Template } from "./template.ts"
import { makeTwoStepCache } from "./two-step-cache.ts"

interface Kept {
  readonly template: Template
  /** The newest event that had changed public pages before it was rendered. */
  readonly version: EventId
  /** Until when it is true, by the clock. */
  readonly until: number
}

/** A page, and whether it has been asked for more than once. */
export interface Found {
  readonly template: Template
  readonly isInUse: boolean
}

type Render = (isInUse: boolean) => Promise<Template>

const megabyte = 1024 * 1024
// Some words go by the calendar.
const maxAgeMs = 10 * 60 * 1000

/**
 * Keeps the pages that all visitors share, by address, until something that public pages show has changed: whichever
 * server has written it, the version has moved on before the write is answered (docs/decisions/0013). Null is no
 * version: then nothing is kept.
 */
export const makePageCache = (
  currentVersion: () => Promise<EventId | null>,
  kept: (result: KeptResult) => void = () => undefined
) => {
  const cache = makeTwoStepCache<Kept>({
    once: 8 * megabyte,
    again: 40 * megabyte,
    sizeOf: ({ template }) => template.size,
    kept
  })
  const shared = makeSharedWork<Template>()

  const renderAndKeep = async (address: string, version: EventId, render: Render) => {
    const template = await render(cache.isInUse(address))
    if (template.status === 200) cache.set(address, { template, version, until: Date.now() + maxAgeMs })
    return template
  }

  const isTrue = (cached: Kept, version: EventId) => cached.version === version && Date.now() < cached.until

  /** The kept page, or a new one; all who wait for the same page get the same. */
  return async (address: string, render: Render): Promise<Found> => {
    const version = await currentVersion()
    if (version === null) return { template: await render(false), isInUse: false }
    const cached = cache.get(address)
    const isHit = cached !== undefined && isTrue(cached, version)
    kept(isHit ? "hit" : "miss")
    const template = isHit
      ? cached.template
      : await shared(`${version} ${address}`, () => renderAndKeep(address, version, render))
    return { template, isInUse: cache.isInUse(address) }
  }
}
