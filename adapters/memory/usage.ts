import { type LimitedUse, Usage, type Use } from "#ports/usage.ts"

import type { Store, Tables } from "./store.ts"

const windowOf = ({ endsAt, kind, userId }: Use) => `${endsAt} ${userId} ${kind}`
const thingIn = (use: Use) => `${windowOf(use)} ${use.thing}`

const removeEnded = (uses: Map<string, number>, now: string) => {
  for (const name of uses.keys()) if ((name.split(" ")[0] ?? "") <= now) uses.delete(name)
}

const isCounted = ({ usageCounts, usedThings }: Tables, { times, ...use }: LimitedUse) => {
  if (use.thing !== null && usedThings.has(thingIn(use))) return true
  const counted = usageCounts.get(windowOf(use)) ?? 0
  if (counted >= times) return false
  usageCounts.set(windowOf(use), counted + 1)
  if (use.thing !== null) usedThings.set(thingIn(use), 1)
  return true
}

export const usage = ({ read, write }: Store) =>
  Usage.of({
    count: (uses) => write((tables) => uses.find((use) => !isCounted(tables, use))?.kind ?? null),
    has: (use) => read(({ usedThings }) => usedThings.has(thingIn(use))),
    purge: (now) =>
      write(({ usageCounts, usedThings }) => {
        removeEnded(usageCounts, now)
        removeEnded(usedThings, now)
      })
  })
