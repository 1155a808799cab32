const storageKey = "signed-in"

/** Whether this browser was signed in when the server last said so: a guess, used to fetch code ahead. */
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
