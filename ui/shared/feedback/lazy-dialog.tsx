import { type ComponentType, createElement, useEffect } from "react"

import { lateCode, type LoadPart } from "../hydration/late-code.ts"
import { sayNotLoaded } from "./refusal.ts"

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog in a chunk of its own, loaded when it is opened first. Where it cannot be loaded, it says so and closes; the
 * next time it is opened it is loaded anew.
 */
export const lazyDialog = <Props extends Closable>(load: LoadPart<Props>): ComponentType<Props> => {
  const useCode = lateCode(load)
  return (props) => {
    const { fetchPart, Part } = useCode()
    const { onClose } = props
    const isLoaded = Part !== undefined
    useEffect(() => {
      if (isLoaded) return undefined
      let isOpen = true
      const giveUp = () => {
        if (!isOpen) return
        sayNotLoaded()
        onClose()
      }
      fetchPart().catch(giveUp)
      return () => {
        isOpen = false
      }
    }, [fetchPart, isLoaded, onClose])
    return Part && createElement(Part, props)
  }
}
