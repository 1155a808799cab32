import { createContext, useContext } from "react"

interface RouteFocus {
  /** The title of the current row of the route table. */
  readonly title: string | undefined
  /** Whether the heading that calls should take the focus: true once after every change of page. */
  readonly claimFocus: () => boolean
}

/** What the shell tells a screen about how it was reached. */
export const RouteFocusContext = createContext<RouteFocus>({ title: undefined, claimFocus: () => false })

export const useRouteFocus = () => useContext(RouteFocusContext)
