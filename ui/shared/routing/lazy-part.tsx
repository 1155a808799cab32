import { type ComponentType, createElement, lazy, useState } from "react"

export interface LazyPart<Props extends object = object> {
  readonly Part: ComponentType<Props>
  /** Loads the part's code once; afterwards it renders without suspending. */
  readonly preload: () => Promise<void>
}

/** A part of the interface in a chunk of its own. Preloaded ones render at once, on the server and while hydrating too. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
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
  const Lazy: ComponentType<Props> = lazy(start)
  const Part = (props: Props) => {
    // Chosen once a mount: changing from Lazy to loaded later would throw the part's state away.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Part, preload: () => start().then(() => undefined) }
}
