import { useState } from "react"

/** A text in a field that follows the address bar when that changes (Back, Clear All), and else the person typing. */
export const useTyped = (given: string | undefined) => {
  const start = { given, typed: given ?? "" }
  const [state, setState] = useState(start)
  if (state.given !== given) setState(start)
  const type = (typed: string) => setState({ given, typed })
  return [state.typed, type] as const
}
