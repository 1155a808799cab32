import { styled } from "@mui/material/styles"
import * as Radix from "@radix-ui/react-tooltip"
import type { ReactNode } from "react"

import type { TooltipProps } from "./Tooltip.tsx"

const Bubble = styled(Radix.Content)(({ theme }) => ({
  ...theme.typography.caption,
  zIndex: theme.zIndex.tooltip,
  maxWidth: 280,
  padding: "6px 10px",
  borderRadius: 8,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default
}))

/** Opens after 700 ms, after 300 ms when moving from one to the next (docs/product.md#tooltips). */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

export const RadixTooltip = ({ children, title }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Bubble sideOffset={6} collisionPadding={12}>
        {title}
      </Bubble>
    </Radix.Portal>
  </Radix.Root>
)
