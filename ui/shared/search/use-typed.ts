import { useState } from "react"

/**
 * The text of a field that follows both the address bar, when it changes (Back, Clear All), and the person's typing.
 */
export const useTyped = (given: string | undefined) => {
  const start = { given, typed: given ?? "" }
  const [state, setState] = useState(start)
  if (state.given !== given) setState(start)
  const type = (typed: string) => setState({ given, typed })
  return [state.typed, type] as const
}
