/** Messages that were written and not sent (`ui/messages/unsent-store.ts`). */
export const unsentStorageKey = "unsent-messages"

/** Removes from this browser what nobody is to find after a sign-out. */
export const forgetPrivateStorage = (): void => {
  try {
    localStorage.removeItem(unsentStorageKey)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
