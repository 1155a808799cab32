import { type ReactNode, Suspense } from "react"

/**
 * A part of a page that React hydrates by itself, after what surrounds it: a press elsewhere need not wait for it, and
 * a press in it hydrates it at once. Not for forms: what was typed into a form before is given back to it when the page
 * is hydrated. A component in it may suspend only within a boundary of its own, or all of the part would disappear
 * meanwhile.
 */
export const SelectiveHydration = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>{children}</Suspense>
)
