import { type ComponentType, lazy, Suspense } from "react"

import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import type * as Screens from "../console-screens.ts"
import type * as RecordScreens from "../record-screens.ts"

export type ConsoleScreen = keyof typeof Screens
export type RecordScreen = keyof typeof RecordScreens

const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

const screens = () => import("../console-screens.ts")
const recordScreens = () => import("../record-screens.ts")

// People who are at one screen go on to others. What could not be loaded is requested again when it is needed.
const fetchBoth = () => void Promise.all([screens(), recordScreens()]).catch(() => undefined)

const Shown = ({ Part }: { readonly Part: ComponentType }) => {
  useFirstStep(fetchBoth, firstView)
  return <Part />
}

/** Hides a screen from all but operators: others find nothing at its URL, and load none of its code. */
const forOperators = (load: () => Promise<ComponentType>): ComponentType => {
  const { Part } = lazyPart(load)
  return () => <Suspense>{useSession().isOperator ? <Shown Part={Part} /> : <NotFoundScreen />}</Suspense>
}

/** A screen of the console. */
export const consoleScreen = (name: ConsoleScreen) => forOperators(async () => (await screens())[name])

/** A screen of the console about a case, or about registers and files. */
export const recordScreen = (name: RecordScreen) => forOperators(async () => (await recordScreens())[name])
