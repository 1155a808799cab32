import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { beforeAll, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { aProviderLine, fileOf } from "#tests/http/operators/import-files.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { applyImports } from "#use-cases/import/apply-imports.ts"

import { forgetMail, tellMail } from "../account/link-parts.ts"
import { anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
})

const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const rowsOf = async (table: string) => {
  const [, ...rows] = within(await screen.findByRole("table", { name: table })).getAllByRole("row")
  return rows.map((row) => row.textContent)
}

const choose = async (text: string, name = "businesses.csv") => {
  const file = new File([text], name, { type: "application/vnd.ms-excel" })
  fireEvent.change(await screen.findByLabelText("File"), { target: { files: [file] } })
}

/** What Chrome answers for bytes of a file that has changed. */
const refused = () => Promise.reject(new DOMException("could not be read", "NotReadableError"))

describe("imports in the console", () => {
  it("are sent, looked at with what is wrong, and applied", async () => {
    await openConsole(app, dana, "/admin/imports", true)
    await choose(fileOf("providers", [aProviderLine(), aProviderLine({ zipCode: "" })]))
    await press("Check the file")
    expect(await screen.findByRole("heading", { level: 1, name: "businesses.csv" })).toBeTruthy()
    expect(document.title).toMatch(/^businesses\.csv \|/)
    expect(await rowsOf("Faults")).toEqual([expect.stringContaining("Valid ZIP code is required")])
    const link = screen.getByRole("link", { name: "The wrong lines as a file" })
    expect(link.getAttribute("href")).toMatch(/^\/admin\/imports\/[\da-f-]+\/faults\.csv$/)
    await press("Apply")
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(dialog.getByRole("button", { name: "Apply" }))
    expect(await screen.findByText(/^Being applied/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
    await app.run(applyImports())
    expect(await screen.findByText(/^Applied on/, undefined, { timeout: 5_000 })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Apply" })).toBeNull()
  })

  it.each(["off", "on"] as const)("say where mail is %s what becomes of invitations", async (mail) => {
    tellMail(mail)
    await openConsole(app, dana, "/admin/imports", true)
    await choose(fileOf("providers", [aProviderLine()]))
    await press("Check the file")
    await press("Apply")
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByLabelText(/^Write to each of them once/)).toBeTruthy()
    expect(dialog.queryByText(/nobody can be invited later/) !== null).toBe(mail === "off")
    forgetMail()
  })

  it("that cannot be read say why, and keep what was chosen", async () => {
    await openConsole(app, dana, "/admin/imports")
    await press("Check the file")
    const missing = await screen.findByText("Please choose a file")
    const field = screen.getByLabelText("File")
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(field.getAttribute("aria-describedby")).toBe(missing.id)
    await choose(`${fileOf("providers", [])}${`${"x".repeat(16_000)}\n`.repeat(660)}`)
    await press("Check the file")
    expect(await screen.findByText("A file of this kind has at most 10 MiB.")).toBeTruthy()
    await choose("email,firstName\na,b\n")
    await press("Check the file")
    expect(await screen.findByText("Column lastName is missing.")).toBeTruthy()
    fireEvent.change(screen.getByLabelText("What the file holds"), { target: { value: "licenses" } })
    await press("Check the file")
    expect(await screen.findByText("Please name the register")).toBeTruthy()
  })

  it("that were saved anew since they were chosen are to be chosen again", async () => {
    await openConsole(app, dana, "/admin/imports")
    const input = await screen.findByLabelText<HTMLInputElement>("File")
    const text = fileOf("providers", [aProviderLine()])
    const chosen = () => new File([text], "mended.csv", { type: "text/csv" })
    const older = chosen()
    await user.upload(input, older)
    Object.assign(older, { slice: () => ({ arrayBuffer: refused }) })
    await press("Check the file")
    const sentence = "This file has changed since you chose it. Please choose it again."
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(input.files).toHaveLength(0)
    await user.upload(input, chosen())
    await press("Check the file")
    expect(await screen.findByRole("heading", { level: 1, name: "mended.csv" })).toBeTruthy()
  })

  it("are dropped", async () => {
    await openConsole(app, dana, "/admin/imports")
    await choose(fileOf("providers", [aProviderLine()]), "unwanted.csv")
    await press("Check the file")
    await press("Drop")
    await press("Go back")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await press("Drop")
    expect(await screen.findByText(/^Nothing of “unwanted\.csv” is applied then\./)).toBeTruthy()
    await press("Drop file")
    expect(await screen.findByText("Nothing of it is applied.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("button", { name: "Drop" })).toBeNull())
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
    // What has become of it is read there.
    expect(document.activeElement?.textContent).toContain("StateDropped")
  })

  it("that are being applied are followed in the list too", async () => {
    const { navigate } = await openConsole(app, dana, "/admin/imports", true)
    await choose(fileOf("providers", [aProviderLine()]), "followed.csv")
    await press("Check the file")
    await press("Apply")
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Apply" }))
    await screen.findByText(/^Being applied/)
    act(() => navigate("/admin/imports"))
    await waitFor(async () => expect((await rowsOf("Imports"))[0]).toMatch(/^followed\.csv.*Being applied/))
    await app.run(applyImports())
    await waitFor(async () => expect((await rowsOf("Imports"))[0]).toMatch(/^followed\.csv.*Applied/), {
      timeout: 5_000
    })
  })

  it("whose lines are no longer kept say so, and offer no file of the wrong ones", async () => {
    const { history } = await openConsole(app, dana, "/admin/imports")
    await choose(fileOf("providers", [aProviderLine(), aProviderLine({ zipCode: "" })]))
    await press("Check the file")
    await screen.findByRole("table", { name: "Faults" })
    cleanup()
    const later = new Date(Date.now() + 60_000).toISOString()
    await app.run(Effect.flatMap(ImportRepository, ({ purge }) => purge(later, later)))
    await openConsole(app, dana, history.at(-1) ?? "")
    expect(await screen.findByText("The lines of this file were kept for 30 days.")).toBeTruthy()
    expect(screen.queryByRole("table", { name: "Faults" })).toBeNull()
    expect(screen.queryByRole("link", { name: "The wrong lines as a file" })).toBeNull()
  })
})
