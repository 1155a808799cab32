import type { ReactNode } from "react"

import { makeStore, useStore } from "../state/store.ts"

const bell = makeStore<ReactNode>(null)

export const showBell = bell.set

/** The bell with one's notifications, which loads later than the frame. */
export const useBell = (): ReactNode => useStore(bell, null)
