let unsaved = 0

/** Takes note that something is typed on the screen which is lost to who leaves, until that is called back. */
export const noteUnsaved = (): (() => void) => {
  unsaved += 1
  return () => {
    unsaved -= 1
  }
}

/** Asks whether what is typed, or what `lost` says, may be lost: as the browser does before the page is closed. */
export const askToLeave = (lost = "What you have typed here is lost when you leave."): boolean =>
  window.confirm(`Leave without sending? ${lost}`)

/** Asks before a sign-out, with which drafts are lost too, where there is anything to lose. */
export const mayLeave = (): boolean => unsaved === 0 || askToLeave()
