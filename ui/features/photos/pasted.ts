import type { ClipboardEvent, DragEvent } from "react"

type Add = (files: ReadonlyArray<File>) => unknown

/** Adds pictures that are pasted; text is pasted as ever. */
export const addPasted = (add: Add) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"))
  if (files.length === 0) return
  event.preventDefault()
  add(files)
}

/** Adds files that are dropped; in place of the browser, which would show them and leave the page. */
export const addDropped = (add: Add) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
})
