import { useQuery } from "@tanstack/react-query"
import { type ComponentType, lazy, Suspense } from "react"

import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import type * as Screens from "../console-screens.ts"

export type ConsoleScreen = keyof typeof Screens

const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

/** A screen of the console: for anybody but operators there is nothing at its address, and none of its code comes. */
export const consoleScreen = (name: ConsoleScreen): ComponentType => {
  const { Part } = lazyPart(async () => (await import("../console-screens.ts"))[name])
  return () => {
    const { data } = useQuery(sessionQuery)
    return <Suspense>{data?.operator === true ? <Part /> : <NotFoundScreen />}</Suspense>
  }
}
