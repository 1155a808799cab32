import { type ComponentType, lazy } from "react"

const nothing = () => null

/** A part that is fetched when it is first shown, and that the page does without where it cannot be. */
export const lazyOrNothing = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) => {
  const without: ComponentType<Props> = nothing
  return lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      () => ({ default: without })
    )
  )
}
