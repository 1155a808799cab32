import { lazy } from "react"

import type { LoadPart } from "./late-code.ts"

const nothing = () => null

/** Loads a part, or one that renders nothing where its code cannot be loaded. */
export const orNothing =
  <Props extends object>(load: LoadPart<Props>): LoadPart<Props> =>
  () =>
    load().catch(() => nothing)

/** A lazy part that renders nothing where its code cannot be loaded. */
export const lazyOrNothing = <Props extends object>(load: LoadPart<Props>) =>
  lazy(async () => ({ default: await orNothing(load)() }))
