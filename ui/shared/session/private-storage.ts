import { orNothing } from "../state/browser-storage.ts"
import { makeSignal } from "../state/store.ts"

/** Typed and unsent input, and its owner: null for a visitor, who may sign in meanwhile. */
export interface Private {
  readonly ownerId: string | null
}

/** For this tab alone, or for the whole browser. */
export type Area = "sessionStorage" | "localStorage"

/** Messages that were written and not sent (`ui/features/messages/outbox/unsent-store.ts`). */
export const unsentStorageKey = "unsent-messages"
const draftKey = (name: string) => `${name}-draft`
const isPrivate = (key: string) => key === unsentStorageKey || key.endsWith(draftKey(""))

// Another one after every sign-out. A tab that was asleep then finds that its own is an old one.
const eraKey = "private-era"

const forgetting = makeSignal()

/** Says what of it lies in memory, and how that is forgotten. */
export const onForgetting = (forget: () => void): void => void forgetting.subscribe(forget)

// Whose input it is; nobody's after a sign-out.
let person: string | undefined
onForgetting(() => {
  person = undefined
})

const ending = makeSignal()

/** Hears, while what is typed on the screens can still be read, that it goes without its person having left it. */
export const onScreenEnd = ending.subscribe

/** Says that a screen goes because it breaks. */
export const tellScreenEnd = ending.emit

const privateKeys = (area: Area) => Object.keys(globalThis[area]).filter(isPrivate)
const clear = (area: Area) => privateKeys(area).forEach((key) => globalThis[area].removeItem(key))

/** Forgets here what another tab has forgotten by a sign-out. */
const catchUp = () => {
  const era = localStorage.getItem(eraKey)
  if (era === sessionStorage.getItem(eraKey)) return
  clear("sessionStorage")
  if (era === null) sessionStorage.removeItem(eraKey)
  else sessionStorage.setItem(eraKey, era)
  forgetting.emit()
}

/** Where the draft of this name lies; what cannot be read is none. */
export const draftStore = <Draft extends Private>(area: Area, name: string) => {
  const key = draftKey(name)
  return {
    read: (): Draft | null =>
      orNothing(() => {
        catchUp()
        return JSON.parse(globalThis[area].getItem(key) ?? "null")
      }) ?? null,
    write: (draft: Draft): void =>
      orNothing(() => {
        catchUp()
        globalThis[area].setItem(key, JSON.stringify(draft))
      }),
    remove: (): void => orNothing(() => globalThis[area].removeItem(key))
  }
}

/** After a sign-out: what was typed before is removed from all tabs of this browser. */
export const forgetPrivateStorage = (): void => {
  orNothing(() => clear("sessionStorage"))
  orNothing(() => {
    clear("localStorage")
    localStorage.setItem(eraKey, String(Date.now()))
    catchUp()
  })
  forgetting.emit()
}

const keepFor = (area: Area, userId: string) => {
  for (const key of privateKeys(area)) {
    const kept = orNothing((): Private | null => JSON.parse(globalThis[area].getItem(key) ?? "null"))
    if (kept?.ownerId === null) globalThis[area].setItem(key, JSON.stringify({ ...kept, ownerId: userId }))
    else if (kept?.ownerId !== userId) globalThis[area].removeItem(key)
  }
}

/** When it is known who is signed in: another person's input goes, and what was typed before signing in is theirs. */
export const keepPrivateStorageOf = (userId: string): void => {
  if (person !== undefined && person !== userId) forgetting.emit()
  orNothing(() => {
    catchUp()
    keepFor("sessionStorage", userId)
    keepFor("localStorage", userId)
  })
  person = userId
}

/** When it is known that nobody is signed in: what stands on the screens is kept for who was, unless they signed out. */
export const keepForWhoWasHere = (): void => {
  orNothing(catchUp)
  if (person !== undefined) ending.emit()
  person = undefined
}

const hearOfSignOut = () => orNothing(catchUp)

/** Hears of sign-outs in other tabs, also of those that were missed while the browser had put this one away. */
export const followSignOuts = (): void => {
  addEventListener("storage", hearOfSignOut)
  addEventListener("pageshow", hearOfSignOut)
  hearOfSignOut()
}
