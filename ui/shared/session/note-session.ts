import type { User } from "#domain/account/account.ts"

import { keepForWhoWasHere, keepPrivateStorageOf } from "./private-storage.ts"
import { rememberSignedIn } from "./signed-in-before.ts"

/** Takes note of who is signed in, as the server has just said; on a server there is nothing to note it in. */
export const noteSession = (user: User | null): void => {
  if (typeof document === "undefined") return
  rememberSignedIn(user !== null)
  if (user === null) keepForWhoWasHere()
  else keepPrivateStorageOf(user.id)
}
