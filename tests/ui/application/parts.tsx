import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, vi } from "vitest"

import { mount } from "#tests/support/ui/mount.tsx"
import {
  type ApplicationIntake,
  ApplicationIntakeContext,
  type Receipt
} from "#ui/features/application/application-intake.ts"
import { JoinAsProScreen } from "#ui/features/application/JoinAsProScreen.tsx"

export const openJoin = (intake?: ApplicationIntake) => {
  const page = <JoinAsProScreen />
  const wired = intake ? <ApplicationIntakeContext value={intake}>{page}</ApplicationIntakeContext> : page
  return mount(wired, { path: "/join-as-pro", user: null })
}

export const form = () => within(screen.getByRole("form", { name: "Professional Application" }))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const group = (name: string) => within(form().getByRole("group", { name }))
export const submit = () => screen.getByText(/^Submit/, { selector: "button" })
export const optionsOf = (label: string) =>
  [...field(label).querySelectorAll("option")].map(({ value }) => value)

export const answers: Record<string, string> = {
  "First name": "Rosa",
  "Last name": "Reyes",
  Email: "Rosa@Example.com",
  Phone: "512-555-0142",
  "Business name": "Reyes Plumbing",
  "Description of your services": "Repairs, water heaters and honest prices since 1998, in all of Austin.",
  Location: "Austin, TX",
  "ZIP code": "78704"
}

export const fill = () => {
  Object.entries(answers).forEach(([label, value]) => fireEvent.change(field(label), { target: { value } }))
  fireEvent.click(field("Plumbing"))
  fireEvent.click(field("HVAC"))
  fireEvent.click(field("I agree to the terms and conditions"))
  fireEvent.click(field("I consent to a background check"))
}

export const wordsAt = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent

/** A fake intake that records applications, and answers when the test says so. */
export const anIntake = () => {
  let answer:
    | { readonly resolve: (receipt: Receipt) => void; readonly reject: (cause: Error) => void }
    | undefined
  const submitted = vi.fn<ApplicationIntake["submit"]>(
    () => new Promise((resolve, reject) => (answer = { resolve, reject }))
  )
  const asked = () => waitFor(() => expect(submitted).toHaveBeenCalled())
  return {
    intake: { submit: submitted },
    submitted,
    asked,
    take: (receipt: Receipt = { number: null }) => act(async () => answer?.resolve(receipt)),
    refuse: () => act(async () => answer?.reject(new Error("nobody there")))
  }
}
