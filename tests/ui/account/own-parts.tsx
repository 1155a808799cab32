import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"

import type { RunningApp } from "#tests/support/app/start-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { OwnAccountScreen } from "#ui/features/own-account/OwnAccountScreen.tsx"
import { currentToast, dismissToast } from "#ui/shared/feedback/toast/toast.ts"

export const user = userEvent.setup({ delay: null })

type Tab = "profile" | "security"

/** Opens a person's account at a tab, once it is known who they are. */
export const openAccount = async (app: RunningApp, as: { readonly email: string }, tab: Tab) => {
  const view = await visit(app, <OwnAccountScreen />, { path: `/account?tab=${tab}`, as })
  await screen.findByRole("navigation", { name: "Parts of your account" })
  return view
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Fills fields by one paste each. */
export const fill = async (typed: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(field(label))
    await enter(field(label), text)
  }
}

export const press = (name: string) => user.click(screen.getByRole("button", { name }))

/** Waits for the toast of this title, and dismisses it. */
export const heard = async (title: string) => {
  await waitFor(() => {
    if (currentToast()?.title !== title) throw new Error(`"${currentToast()?.title}" was said`)
  })
  const said = currentToast()
  act(() => said && dismissToast(said.id))
  return said
}
