import { type ComponentType, createElement, lazy, useState } from "react"

export interface LazyPart<Props extends object = object> {
  readonly Part: ComponentType<Props>
  /** Loads the part's code once; afterwards it renders without suspending. */
  readonly preload: () => Promise<void>
}

/** The code of a part could not be loaded, by an outage or because an update has removed it; `again` loads it anew. */
export class NotLoaded extends Error {
  readonly again: () => Promise<void>

  constructor(again: () => Promise<void>, cause: unknown) {
    super("A part of the page could not be loaded", { cause })
    this.again = again
  }
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
        throw new NotLoaded(preload, cause)
      }
    )
    return loading
  }
  const preload = async () => {
    // A lazy component fails for good: whoever comes after a failure gets another one.
    if (!loading) Lazy = lazy(start)
    await start()
  }
  let Lazy: ComponentType<Props> = lazy(start)
  const Part = (props: Props) => {
    // Chosen once a mount: changing from Lazy to loaded later would throw the part's state away.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Part, preload }
}
