import { orNothing } from "../state/browser-storage.ts"

const storageKey = "signed-in"

/** Whether this browser was signed in when the server last said so: a guess, used to fetch code ahead. */
export const wasSignedIn = (): boolean => orNothing(() => localStorage.getItem(storageKey)) === "1"

export const rememberSignedIn = (isSignedIn: boolean): void =>
  orNothing(() => {
    if (isSignedIn) localStorage.setItem(storageKey, "1")
    else localStorage.removeItem(storageKey)
  })
