import { type ComponentType, lazy, Suspense } from "react"

import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import type * as Screens from "../console-screens.ts"
import type * as RecordScreens from "../record-screens.ts"

export type ConsoleScreen = keyof typeof Screens
export type RecordScreen = keyof typeof RecordScreens

const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

/** For anybody but operators there is nothing at its address, and none of its code comes. */
const forOperators = (load: () => Promise<ComponentType>): ComponentType => {
  const { Part } = lazyPart(load)
  return () => <Suspense>{useSession().isOperator ? <Part /> : <NotFoundScreen />}</Suspense>
}

/** A screen of the console. */
export const consoleScreen = (name: ConsoleScreen) =>
  forOperators(async () => (await import("../console-screens.ts"))[name])

/** A screen of the console about registers and files. */
export const recordScreen = (name: RecordScreen) =>
  forOperators(async () => (await import("../record-screens.ts"))[name])
