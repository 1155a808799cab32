import { isNearMe } from "#domain/geo/near-me.ts"

import { orNothing } from "../state/browser-storage.ts"
import { makeSignal, useStore } from "../state/store.ts"

const key = "last-place"

const { emit, subscribe } = makeSignal()

/** The place that was last searched near in this browser; null for none, and where the browser keeps nothing. */
export const lastPlace = (): string | null => orNothing(() => localStorage.getItem(key)) ?? null

/** Keeps the place for the next search; an empty one is forgotten, and "near me" is none. */
export const rememberPlace = (place: string): void => {
  orNothing(() => {
    if (place === "" || isNearMe(place)) localStorage.removeItem(key)
    else localStorage.setItem(key, place)
  })
  emit()
}

/** The same for screens: nothing while a page from the server is taken over. */
export const useLastPlace = () => useStore({ get: lastPlace, subscribe }, null)
