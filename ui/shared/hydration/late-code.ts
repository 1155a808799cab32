import { type ComponentType, useCallback, useState } from "react"

export type LoadPart<Props> = () => Promise<ComponentType<Props>>

/** A part's code where it is there already, and how to load it. What was loaded once is there for all that come later. */
export const lateCode = <Props>(load: LoadPart<Props>) => {
  let loaded: ComponentType<Props> | undefined
  return () => {
    const [Part, setPart] = useState(() => loaded)
    const fetchPart = useCallback(async () => {
      loaded = await load()
      setPart(() => loaded)
    }, [])
    return { Part, fetchPart }
  }
}
