const storageKey = "signed-in"

/** Whether the server named somebody when it was last asked from this browser: a guess, to fetch code ahead by. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === "1"
  } catch {
    // Storage is forbidden, or this is a server.
    return false
  }
}

export const rememberSignedIn = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, "1")
    else localStorage.removeItem(storageKey)
  } catch {
    // See above.
  }
}
