import { type ComponentType, lazy } from "react"

const nothing = () => null

/** A lazy part that renders nothing where its code cannot be loaded. */
export const lazyOrNothing = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) => {
  const without: ComponentType<Props> = nothing
  return lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      () => ({ default: without })
    )
  )
}
