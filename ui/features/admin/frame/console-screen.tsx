import { type ComponentType, lazy, Suspense } from "react"

import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import type * as Screens from "../console-screens.ts"

export type ConsoleScreen = keyof typeof Screens

const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

/** A screen of the console: for anybody but operators there is nothing at its address, and none of its code comes. */
export const consoleScreen = (name: ConsoleScreen): ComponentType => {
  const { Part } = lazyPart(async () => (await import("../console-screens.ts"))[name])
  return () => <Suspense>{useSession().isOperator ? <Part /> : <NotFoundScreen />}</Suspense>
}
