import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProviderProfileScreen } from "#ui/features/provider-profile/ProviderProfileScreen.tsx"
import { currentToast, dismissToast } from "#ui/shared/feedback/toast/toast.ts"

export const user = userEvent.setup({ delay: null })

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" })
// With `hidden`: checking the visibility of every element of so long a page would take a second each time.
export const press = (name: string) => user.click(screen.getByRole("button", { name, hidden: true }))

/** Fills fields by one paste each: typed letter by letter, a whole form takes seconds. */
export const type = async (typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(field(label))
    await enter(field(label), text)
  }
}

export const complete = {
  "Business name": "Reyes & Daughters",
  "Description of your services": "Family plumbers: repairs, water heaters, repipes and honest prices.",
  Location: "Austin, TX",
  "ZIP code": "78704"
}

/** Everything that a listing needs. */
export const fillIn = async () => {
  await type(complete)
  await user.click(box("Plumbing"))
}

export const stored = async () => (await fetch("/api/me/provider")).json()

export const preview = async () => within(await screen.findByTestId("preview"))

export const progress = (name: string) => screen.findByRole("region", { name })

export const kept = () => localStorage.getItem("provider-profile-draft")

/** Cleans up after a test: the screen, its draft and its toasts. */
export const leaveNothing = () => {
  cleanup()
  localStorage.clear()
  const said = currentToast()
  if (said) dismissToast(said.id)
}

/** Whether the browser would ask before the page is left: a listener has prevented `beforeunload`. */
export const isHeldBack = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }))

export const profilePath = "/provider-profile"

/** A profile as registering leaves it, and one that can be listed. */
export const nothingYet: Partial<ProviderProfile> = {
  businessName: "Marco Reyes",
  description: "",
  specialties: [],
  location: "",
  zipCode: "",
  hourlyRateMin: null,
  hourlyRateMax: null,
  latitude: null,
  longitude: null,
  listed: false
}
export const inFull: Partial<ProviderProfile> = {
  description: "Repairs, water heaters, repipes, drains and honest prices since 1987.",
  specialties: ["Plumbing", "HVAC"]
}

/** Opens a provider's business profile, below links like the header's. */
export const openProfile = async (app: RunningApp, as: { readonly email: string }) => {
  const page = (
    <>
      <a href="/dashboard">Dashboard</a>
      <a href="#main">Skip</a>
      <ProviderProfileScreen />
    </>
  )
  const visited = await visit(app, page, { path: profilePath, as })
  await screen.findByLabelText("Business name")
  return visited
}
