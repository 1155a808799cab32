import { type ComponentType, createElement, useEffect, useState } from "react"

import { sayNotLoaded } from "./refusal.ts"

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog in a chunk of its own, loaded when it is opened first. Where it cannot be loaded, it says so and closes; the
 * next time it is opened it is loaded anew.
 */
export const lazyDialog = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  return (props) => {
    const [Dialog, setDialog] = useState(() => loaded)
    const { onClose } = props
    const isLoaded = Dialog !== undefined
    useEffect(() => {
      if (isLoaded) return undefined
      let isOpen = true
      const show = (part: ComponentType<Props>) => {
        loaded = part
        if (isOpen) setDialog(() => part)
      }
      const giveUp = () => {
        if (!isOpen) return
        sayNotLoaded()
        onClose()
      }
      void load().then(show, giveUp)
      return () => {
        isOpen = false
      }
    }, [isLoaded, onClose])
    return Dialog && createElement(Dialog, props)
  }
}
