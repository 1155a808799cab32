import { type ReactNode, Suspense } from "react"

/**
 * A part of a page that React takes over by itself, after what stands around it: a press elsewhere need not wait for it,
 * and one in it has it taken over at once. Not for forms: what was typed into one is told to it when the page is taken
 * over. Nothing in it may wait for code without a boundary of its own, or all of it would be gone meanwhile.
 */
export const SelectiveHydration = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>{children}</Suspense>
)
