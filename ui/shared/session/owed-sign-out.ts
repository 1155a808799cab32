import { call } from "../api/call.ts"
import { orNothing } from "../state/browser-storage.ts"

const storageKey = "sign-out-owed"

/** To be called when a sign-out did not reach the server: it is sent again whenever the session is asked for. */
export const oweSignOut = (): void => orNothing(() => localStorage.setItem(storageKey, "1"))

/** To be called when somebody has signed in since, which ends what was owed. */
export const forgiveSignOut = (): void => orNothing(() => localStorage.removeItem(storageKey))

export const isSignOutOwed = (): boolean => orNothing(() => localStorage.getItem(storageKey)) === "1"

/** Sends a sign-out that is owed; it stays owed where the server still cannot be reached. */
export const paySignOut = async (): Promise<void> => {
  if (isSignOutOwed()) await call("POST /api/auth/logout").then(forgiveSignOut, () => undefined)
}
