import type { User } from "#domain/account/account.ts"

import { keepForWhoWasHere, keepPrivateStorageOf } from "./private-storage.ts"
import { rememberSignedIn } from "./signed-in-before.ts"

/** Passes on who is signed in, as the server has just said, to what this browser stores; does nothing on a server. */
export const noteSession = (user: User | null): void => {
  if (typeof document === "undefined") return
  rememberSignedIn(user !== null)
  if (user === null) keepForWhoWasHere()
  else keepPrivateStorageOf(user.id)
}
