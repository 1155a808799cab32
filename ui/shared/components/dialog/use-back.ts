import { useEffect, useEffectEvent } from "react"

import { onBack } from "./close-requests.ts"

/** Lets the Back of a phone close what is open over the page. */
export const useBack = (onClose: () => void, isOpen = true) => {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? onBack(() => close()) : undefined), [isOpen])
}
