import type { ComponentType } from "react"

import { wasSignedIn } from "#ui/shared/session/signed-in-before.ts"

import { lazyScreen, type LazyScreen } from "./lazy-screen.ts"

/** A screen for the signed-in: visitors fetch the gate that sends them to sign in, not the screen behind it as well. */
export const behindGate = (load: () => Promise<ComponentType>): LazyScreen => {
  const behind = lazyScreen(load)
  const gate = lazyScreen(async () => {
    const { RequireSession } = await import("#ui/shared/session/RequireSession.tsx")
    return () => <RequireSession>{() => <behind.Screen />}</RequireSession>
  })
  const preload = async () => {
    await Promise.all([gate.preload(), wasSignedIn() ? behind.preload() : undefined])
  }
  return { Screen: gate.Screen, preload }
}
