import { useCallback, useId, useState } from "react"

/**
 * A part of the page that a button opens and closes. Once opened it stays mounted while hidden, so that its input is
 * not lost.
 */
export const usePart = (isOpenAtFirst: boolean) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [isHere, setHere] = useState(isOpenAtFirst)
  const id = useId()
  const show = useCallback((open: boolean) => {
    setOpen(open)
    if (open) setHere(true)
  }, [])
  return { id, isHere, isOpen, show }
}

export type Part = ReturnType<typeof usePart>
