import { type ComponentType, lazy, useState } from "react"

export interface LazyScreen {
  readonly Screen: ComponentType
  /** Fetches the screen's code once; afterwards the screen renders without a pause. */
  readonly preload: () => Promise<void>
}

/** A screen in a chunk of its own. Preloaded ones render at once, on the server and while hydrating too. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => {
  let loaded: ComponentType | undefined
  let loading: Promise<{ default: ComponentType }> | undefined
  const start = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
        return { default: component }
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      }
    )
    return loading
  }
  const Lazy = lazy(start)
  const Screen = () => {
    // Chosen once a mount: changing from Lazy to loaded later would throw the screen's state away.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown />
  }
  return { Screen, preload: () => start().then(() => undefined) }
}
