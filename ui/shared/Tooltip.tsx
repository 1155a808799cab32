import { styled } from "@mui/material/styles"
import * as RadixTooltip from "@radix-ui/react-tooltip"
import type { ReactElement, ReactNode } from "react"

const Bubble = styled(RadixTooltip.Content)(({ theme }) => ({
  ...theme.typography.caption,
  zIndex: theme.zIndex.tooltip,
  maxWidth: 280,
  padding: "6px 10px",
  borderRadius: 8,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default
}))

/**
 * Around controls with tooltips (spec section 9): opens after 700 ms, after 300 ms when moving from one to the next.
 * Each screen that has tooltips brings its own; the others do not pay for them.
 */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </RadixTooltip.Provider>
)

interface Props {
  readonly title: ReactNode
  /** One control that takes a ref and handlers; its accessible name must not depend on the tooltip. */
  readonly children: ReactElement
}

export const Tooltip = ({ children, title }: Props) => (
  <RadixTooltip.Root>
    <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
    <RadixTooltip.Portal>
      <Bubble sideOffset={6} collisionPadding={12}>
        {title}
      </Bubble>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
)
