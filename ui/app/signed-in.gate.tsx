import type { ComponentType } from "react"

import { lazyPart, type LazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { wasSignedIn } from "#ui/shared/session/signed-in-before.ts"

/** A screen for the signed-in: visitors fetch the gate that sends them to sign in, not the screen behind it as well. */
export const behindGate = (load: () => Promise<ComponentType>): LazyPart => {
  const behind = lazyPart(load)
  const gate = lazyPart(async () => {
    const { RequireSession } = await import("#ui/shared/session/RequireSession.tsx")
    return () => <RequireSession>{() => <behind.Part />}</RequireSession>
  })
  const preload = async () => {
    await Promise.all([gate.preload(), wasSignedIn() ? behind.preload() : undefined])
  }
  return { Part: gate.Part, preload }
}
