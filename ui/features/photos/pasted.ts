import type { ClipboardEvent, DragEvent } from "react"

type Add = (files: ReadonlyArray<File>) => unknown

// Spreadsheets and word processors put a picture of the words beside them; of a copied picture, the markup has none.
const hasWords = (markup: string) =>
  new DOMParser().parseFromString(markup, "text/html").body.textContent.trim() !== ""

/** Adds pictures that are pasted; text is pasted as ever. */
export const addPasted = (add: Add) => (event: ClipboardEvent) => {
  const { clipboardData } = event
  const files = [...clipboardData.files].filter(({ type }) => type.startsWith("image/"))
  if (files.length === 0 || hasWords(clipboardData.getData("text/html"))) return
  event.preventDefault()
  add(files)
}

/** Adds files that are dropped; in place of the browser, which would show them and leave the page. */
export const addDropped = (add: Add) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }
})
