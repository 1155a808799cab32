import { fireEvent, screen, within } from "@testing-library/react"
import { Route, Switch } from "wouter"

import type { RunningApp } from "#tests/support/app/start-app.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"
import { SavedScreen } from "#ui/features/saved/SavedScreen.tsx"

const Screens = () => (
  <Switch>
    <Route path="/login">
      <LoginScreen />
    </Route>
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>
    <Route path="/providers">
      <ProvidersScreen />
    </Route>
    <Route path="/saved">
      <SavedScreen />
    </Route>
  </Switch>
)

type Visitor = Parameters<typeof visit>[2]

/** Opens a page with hearts, and moves the pointer, which loads them. */
export const openAt = async (app: RunningApp, path: string, as?: Visitor["as"]) => {
  const opened = await visit(app, <Screens />, as === undefined ? { path } : { path, as })
  await screen.findByRole("heading", { level: 1 })
  fireEvent.pointerMove(window)
  return opened
}

/** The heart of the professional. */
export const heartOf = (name: string) => screen.findByRole("button", { name: `Save ${name}` })

export const isPressed = (heart: HTMLElement) => heart.getAttribute("aria-pressed") === "true"

/** The part of the page with this title. */
export const partNamed = (name: string) => within(screen.getByRole("region", { name }))
