import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { Preferences } from "#ui/features/notifications/Preferences.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = async () => {
  await visit(app, <Preferences user={olivia} />, { path: "/account", as: olivia })
  await screen.findByLabelText("Time zone")
}
const topic = (name: string) => within(screen.getByRole("radiogroup", { name }))
const chosenOf = (name: string) =>
  topic(name)
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked)?.value
const chosen = () =>
  ["Your quotes, projects and reviews", "New messages", "New jobs and saved searches"].map(chosenOf)
const saved = async () => (await fetch("/api/me/preferences")).json()
const save = () => user.click(screen.getByRole("button", { name: "Save" }))

describe("what one is written to about", () => {
  it("is shown as it is chosen", async () => {
    await open()
    screen.getByText("In the app: always")
    expect(chosen()).toEqual(["now", "now", "daily"])
    expect(screen.getByLabelText<HTMLSelectElement>("Time zone").value).toBe("America/Chicago")
  })

  it("is chosen by topic, with a time zone from the platform's list or UTC", async () => {
    await open()
    await user.click(topic("New messages").getByRole("radio", { name: "Off" }))
    await user.click(topic("New jobs and saved searches").getByRole("radio", { name: "Now" }))
    const zones = await waitFor(() => {
      const all = within(screen.getByLabelText("Time zone")).getAllByRole<HTMLOptionElement>("option")
      expect(all.length).toBeGreaterThan(300)
      return all.map(({ value }) => value)
    })
    expect(zones).toContain("UTC")
    expect(new Set(zones).size).toBe(zones.length)
    await user.selectOptions(screen.getByLabelText("Time zone"), "America/New York")
    await save()
    await screen.findByText("Your choice is saved")
    expect(await saved()).toEqual({
      work: "now",
      messages: "off",
      alerts: "now",
      timeZone: "America/New_York"
    })
    expect(chosen()).toEqual(["now", "off", "now"])
  })

  it("is kept while another part of the account is open, until it is saved or thrown away", async () => {
    await open()
    await user.click(topic("New messages").getByRole("radio", { name: "Off" }))
    cleanup()
    await open()
    expect(screen.getByText("We kept what you changed last time. It is not saved yet.")).toBeTruthy()
    expect(chosen()).toEqual(["now", "off", "daily"])
    await user.click(screen.getByRole("button", { name: "Discard it" }))
    expect(chosen()).toEqual(["now", "now", "daily"])
    cleanup()
    await open()
    expect(screen.queryByText(/^We kept/)).toBeNull()
  })

  it("undoes nothing that was saved elsewhere while it stood open", async () => {
    await open()
    await user.click(topic("New messages").getByRole("radio", { name: "Off" }))
    // Another browser may name a zone otherwise.
    const elsewhere = { work: "daily", messages: "now", alerts: "daily", timeZone: "Asia/Kolkata" }
    expect(Intl.supportedValuesOf("timeZone")).not.toContain(elsewhere.timeZone)
    const answer = await fetch("/api/me/preferences", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(elsewhere)
    })
    expect(answer.status).toBe(200)
    fireEvent.focus(window)
    await waitFor(() => expect(chosen()).toEqual(["daily", "off", "daily"]))
    expect(screen.getByLabelText<HTMLSelectElement>("Time zone").value).toBe("Asia/Kolkata")
    await save()
    await screen.findByText("Your choice is saved")
    expect(await saved()).toEqual({ ...elsewhere, messages: "off" })
  })

  it("is saved once a press", async () => {
    await open()
    const { held, last } = holdCalls("PUT", /preferences$/)
    await user.dblClick(screen.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(held).toHaveLength(1))
    last().pass()
    await screen.findByText("Your choice is saved")
    expect(held).toHaveLength(1)
  })

  it("says at its field what is wrong, and keeps what was chosen", async () => {
    await open()
    await user.click(topic("New messages").getByRole("radio", { name: "Daily" }))
    const zone = screen.getByLabelText<HTMLSelectElement>("Time zone")
    // A browser may know a zone that the server does not.
    const unknown = document.createElement("option")
    unknown.value = "Mars/Olympus"
    zone.append(unknown)
    await user.selectOptions(zone, unknown)
    await save()
    await screen.findByText("Please choose a time zone from the list.")
    expect(chosenOf("New messages")).toBe("daily")
    expect(await saved()).toMatchObject({ messages: "now", timeZone: "America/Chicago" })
    await user.selectOptions(zone, "UTC")
    await save()
    await screen.findByText("Your choice is saved")
    expect(await saved()).toMatchObject({ messages: "daily", timeZone: "UTC" })
  })

  it("offers to try again where it did not load", async () => {
    const real = globalThis.fetch
    const spy = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation((input, init) =>
        input === "/api/me/preferences" ? Promise.reject(new TypeError("Failed to fetch")) : real(input, init)
      )
    await visit(app, <Preferences user={olivia} />, { path: "/account", as: olivia })
    await screen.findByText("Your choice did not load.")
    spy.mockRestore()
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByLabelText("Time zone")).toBeTruthy()
  })
})
