import { useEffect, useRef, useState } from "react"

/** A lock that lets one action through at a time: a caller that does not get it does nothing. */
export const makeLock = () => {
  let isTaken = false
  return {
    isTaken: (): boolean => isTaken,
    take: (): boolean => {
      const isMine = !isTaken
      isTaken = true
      return isMine
    },
    release: () => {
      isTaken = false
    }
  }
}

/** Closes the screen or the dialog, now that there is nothing more to send from it. */
export type Leave = () => void

const useIsHere = () => {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

// When a button is disabled while it is busy, the browser moves the focus to the body, or to the dialog around it.
const useFocusKept = (isBusy: boolean) => {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const button = pressed.current
    if (isBusy || !(button instanceof HTMLElement)) return
    if (document.activeElement?.contains(button)) button.focus({ preventScroll: true })
    pressed.current = null
  }, [isBusy])
  return () => {
    pressed.current = document.activeElement
  }
}

/**
 * Does what a press asks for, and never twice: it is locked from the press on, because both halves of a double click
 * come before a button can show that it is busy. `act` returns how to leave, and the lock stays until the screen is
 * gone; or it returns nothing, and one may press again, with the focus where it was. A person who has left the screen
 * meanwhile is not moved.
 */
export const useOnce = <Given extends ReadonlyArray<unknown>>(
  act: (...given: Given) => Promise<Leave | void>
) => {
  const [lock] = useState(makeLock)
  const [isBusy, setBusy] = useState(false)
  const isHere = useIsHere()
  const rememberFocus = useFocusKept(isBusy)
  const start = async (...given: Given): Promise<void> => {
    if (!lock.take()) return
    rememberFocus()
    setBusy(true)
    let leave: Leave | void = undefined
    try {
      leave = await act(...given)
    } finally {
      if (!leave) {
        lock.release()
        setBusy(false)
      }
    }
    if (leave && isHere.current) leave()
  }
  return { isBusy, start }
}
