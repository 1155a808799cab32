import { useQuery } from "@tanstack/react-query"
import { type ComponentType, lazy, Suspense } from "react"

import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

type Screens = typeof import("../console-screens.ts")

const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

/** A screen of the console: for anybody but operators there is nothing at its address, and none of its code comes. */
export const consoleScreen = (choose: (screens: Screens) => ComponentType): ComponentType => {
  const { Part } = lazyPart(async () => choose(await import("../console-screens.ts")))
  const Screen = () => {
    const { data } = useQuery(sessionQuery)
    return <Suspense>{data?.operator === true ? <Part /> : <NotFoundScreen />}</Suspense>
  }
  return Screen
}
