import type { ClipboardEvent, DragEvent } from "react"

type Add = (files: ReadonlyArray<File>) => unknown

// Spreadsheets and word processors put a picture of copied text beside the text; the markup of a copied picture has no
// text.
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

/** Adds files that are dropped, and keeps the browser from opening them and leaving the page. */
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
