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

// Whoever is at one screen goes on to others. What did not come is asked for again when it is wanted.
const fetchBoth = () => void Promise.all([screens(), recordScreens()]).catch(() => undefined)

const Shown = ({ Part }: { readonly Part: ComponentType }) => {
  useFirstStep(fetchBoth, firstView)
  return <Part />
}

/** For anybody but operators there is nothing at its address, and none of its code comes. */
const forOperators = (load: () => Promise<ComponentType>): ComponentType => {
  const { Part } = lazyPart(load)
  return () => <Suspense>{useSession().isOperator ? <Shown Part={Part} /> : <NotFoundScreen />}</Suspense>
}

/** A screen of the console. */
export const consoleScreen = (name: ConsoleScreen) => forOperators(async () => (await screens())[name])

/** A screen of the console about registers and files. */
export const recordScreen = (name: RecordScreen) => forOperators(async () => (await recordScreens())[name])
