import { type ComponentType, createElement, lazy } from "react"

import { useFocusAfterwards } from "../components/use-focus-afterwards.ts"
import { lateCode, type LoadPart } from "../hydration/late-code.ts"
import { ErrorAlert } from "./ErrorAlert.tsx"
import { notLoadedWords, sayNotLoaded } from "./refusal.ts"

/** Says in a part's place that it could not be loaded; a press tries again. */
const missing = <Props extends object>(load: LoadPart<Props>): ComponentType<Props> => {
  const useCode = lateCode(load)
  return (props) => {
    const { fetchPart, Part } = useCode()
    // The pressed button is gone then.
    const place = useFocusAfterwards(Part === undefined)
    return (
      <div ref={place} tabIndex={-1}>
        {Part ? (
          createElement(Part, props)
        ) : (
          <ErrorAlert onRetry={() => fetchPart().catch(sayNotLoaded)}>{notLoadedWords}</ErrorAlert>
        )}
      </div>
    )
  }
}

/** Loads a part, or what says in its place that it could not be loaded and tries again. */
export const orMissing =
  <Props extends object>(load: LoadPart<Props>): LoadPart<Props> =>
  () =>
    load().catch(() => missing(load))

/** A lazy part of a page that stays as it is where the part's code cannot be loaded. */
export const lazySection = <Props extends object>(load: LoadPart<Props>) =>
  lazy(async () => ({ default: await orMissing(load)() }))
