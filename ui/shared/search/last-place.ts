import { isNearMe } from "#domain/geo/near-me.ts"

import { orNothing } from "../state/browser-storage.ts"
import { makeSignal, useStore } from "../state/store.ts"

const key = "last-place"

const { emit, subscribe } = makeSignal()

/** The place last searched near in this browser; null if there is none, or the browser forbids storage. */
export const lastPlace = (): string | null => orNothing(() => localStorage.getItem(key)) ?? null

/** Remembers the place for the next search; an empty one is forgotten, and "near me" counts as empty. */
export const rememberPlace = (place: string): void => {
  orNothing(() => {
    if (place === "" || isNearMe(place)) localStorage.removeItem(key)
    else localStorage.setItem(key, place)
  })
  emit()
}

/** The same for screens: null during hydration. */
export const useLastPlace = () => useStore({ get: lastPlace, subscribe }, null)
