import { createContext, type ReactElement, type ReactNode, use, useCallback, useState } from "react"

import type * as RadixTooltips from "./RadixTooltip.tsx"
import { useFirstStep } from "./use-first-step.ts"

export interface TooltipProps {
  readonly title: ReactNode
  /** One control that takes a ref and handlers; its accessible name must not depend on the tooltip. */
  readonly children: ReactElement
}

type Parts = typeof RadixTooltips

const PartsContext = createContext<Parts | null>(null)

/**
 * Wraps a few neighbouring controls with tooltips. The code is loaded at the person's first interaction; the controls
 * are then mounted anew, so keep their state outside.
 */
export const TooltipGroup = ({ children }: { readonly children: ReactNode }) => {
  const [parts, setParts] = useState<Parts | null>(null)
  const load = useCallback(() => void import("./RadixTooltip.tsx").then(setParts, () => undefined), [])
  useFirstStep(load)
  if (parts === null) return children
  return (
    <PartsContext value={parts}>
      <parts.TooltipProvider>{children}</parts.TooltipProvider>
    </PartsContext>
  )
}

/** What a control does, in words that appear while it is hovered or focused. */
export const Tooltip = (props: TooltipProps) => {
  const parts = use(PartsContext)
  return parts === null ? props.children : <parts.RadixTooltip {...props} />
}
