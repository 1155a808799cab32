import { createContext, useContext } from "react"

interface Arrival {
  /** The title of the current row of the route table. */
  readonly title: string | undefined
  /** Whether the heading asking should take the focus: once after every change of page. */
  readonly claimFocus: () => boolean
}

/** What the shell tells a screen about how it was reached. */
export const ArrivalContext = createContext<Arrival>({ title: undefined, claimFocus: () => false })

export const useArrival = () => useContext(ArrivalContext)
