import { Usage, type Use } from "#ports/usage.ts"

import type { Store } from "./store.ts"

const windowOf = ({ endsAt, kind, userId }: Use) => `${endsAt} ${userId} ${kind}`
const thingIn = (use: Use) => `${windowOf(use)} ${use.thing}`

const removeEnded = (uses: Map<string, number>, now: string) => {
  for (const name of uses.keys()) if ((name.split(" ")[0] ?? "") <= now) uses.delete(name)
}

export const usage = ({ read, write }: Store) =>
  Usage.of({
    count: (use, times) =>
      write(({ usageCounts, usedThings }) => {
        if (use.thing !== null && usedThings.has(thingIn(use))) return true
        const counted = usageCounts.get(windowOf(use)) ?? 0
        if (counted >= times) return false
        usageCounts.set(windowOf(use), counted + 1)
        if (use.thing !== null) usedThings.set(thingIn(use), 1)
        return true
      }),
    has: (use) => read(({ usedThings }) => usedThings.has(thingIn(use))),
    purge: (now) =>
      write(({ usageCounts, usedThings }) => {
        removeEnded(usageCounts, now)
        removeEnded(usedThings, now)
      })
  })
