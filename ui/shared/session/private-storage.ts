import { doubtSession } from "../api/doubted-session.ts"
import { orNothing } from "../state/browser-storage.ts"
import { makeSignal } from "../state/store.ts"

/** Input that was typed and not sent, and its owner: null for a visitor, who may sign in meanwhile. */
export interface Private {
  readonly ownerId: string | null
}

/** For this tab alone, or for the whole browser. */
export type Area = "sessionStorage" | "localStorage"

/** Where messages that were written and not sent are stored (`ui/features/messages/outbox/unsent-store.ts`). */
export const unsentStorageKey = "unsent-messages"
const draftKey = (name: string) => `${name}-draft`
const isPrivate = (key: string) => key === unsentStorageKey || key.endsWith(draftKey(""))

// Where the era is stored, which every sign-out changes. A tab that was asleep then finds that its own era is an old
// one.
const eraKey = "private-era"

const forgetting = makeSignal()

/** Registers how private input that is held in memory is forgotten. */
export const onForgetting = (forget: () => void): void => void forgetting.subscribe(forget)

// The id of the person whose input is stored; undefined after a sign-out.
let person: string | undefined
onForgetting(() => {
  person = undefined
})

const ending = makeSignal()

/** Calls back when a screen goes without its person having left it, while what is typed there can still be read. */
export const onScreenEnd = ending.subscribe

/** To be called when a screen goes because it has crashed. */
export const tellScreenEnd = ending.emit

const privateKeys = (area: Area) => Object.keys(globalThis[area]).filter(isPrivate)
const clear = (area: Area) => privateKeys(area).forEach((key) => globalThis[area].removeItem(key))

/** Removes private input from this tab if another tab has signed out. */
const catchUp = () => {
  const era = localStorage.getItem(eraKey)
  if (era === sessionStorage.getItem(eraKey)) return
  clear("sessionStorage")
  if (era === null) sessionStorage.removeItem(eraKey)
  else sessionStorage.setItem(eraKey, era)
  forgetting.emit()
}

/** The storage of the draft with this name; a draft that cannot be read counts as none. */
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

/** To be called after a sign-out: removes what was typed from all tabs of this browser. */
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

/**
 * To be called when it is known who is signed in: another person's input is removed, and what was typed before signing
 * in becomes theirs.
 */
export const keepPrivateStorageOf = (userId: string): void => {
  if (person !== undefined && person !== userId) forgetting.emit()
  orNothing(() => {
    catchUp()
    keepFor("sessionStorage", userId)
    keepFor("localStorage", userId)
  })
  person = userId
}

/**
 * To be called when it is known that nobody is signed in: what is typed on the screens is kept for the person who was,
 * unless they signed out.
 */
export const keepForWhoWasHere = (): void => {
  orNothing(catchUp)
  if (person !== undefined) ending.emit()
  person = undefined
}

const hearOfSignOut = () => orNothing(catchUp)

// The tab that signed out may have had no time to load what tells the others.
const hearOfTab = ({ key }: StorageEvent) => {
  hearOfSignOut()
  if (key === eraKey) doubtSession()
}

/** Follows sign-outs in other tabs, also those that this tab missed while it was in the back/forward cache. */
export const followSignOuts = (): void => {
  addEventListener("storage", hearOfTab)
  addEventListener("pageshow", hearOfSignOut)
  hearOfSignOut()
}
