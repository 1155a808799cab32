let unsaved = 0

/** Registers that the screen holds input which would be lost on leaving, until the returned function is called. */
export const noteUnsaved = (): (() => void) => {
  unsaved += 1
  return () => {
    unsaved -= 1
  }
}

/** Asks in the browser's own dialog whether what is typed, or what `lost` says, may be lost. */
export const askToLeave = (lost = "What you have typed here is lost when you leave."): boolean =>
  window.confirm(`Leave without sending? ${lost}`)

/** Asks before a sign-out, which loses drafts too, if there is anything to lose. */
export const mayLeave = (): boolean => unsaved === 0 || askToLeave()
