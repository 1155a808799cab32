import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeAll, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { registerSays } from "#tests/http/operators/found-in-register.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aMatch } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { password } from "#tests/support/ui/visit.tsx"

import { anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
})

let count = 0
const found = async (businessName: string, said: Parameters<typeof registerSays>[2] = {}) => {
  count += 1
  const number = `CFC${3_000_000 + count}`
  const provider = await app.run(seedProvider({ businessName, licenseNumber: number }))
  await registerSays(app, dana.id, { number, ...said })
  return provider
}
const rowOf = async (businessName: string) =>
  within((await screen.findByRole("link", { name: businessName })).closest("tr") ?? document.body)

const lookOf = async (businessName: string) =>
  (await rowOf(businessName)).getByRole("button", { name: /^Publish this check/ }).className

const press = async (name: string) => user.click(await screen.findByRole("button", { name }))

const hasFocus = async () => {
  const list = (await screen.findByRole("table")).closest("div[tabindex='-1']")
  await waitFor(() => expect(document.activeElement).toBe(list))
}

describe("numbers that stand in registers", () => {
  it("are shown with what the register says, and names that differ are marked", async () => {
    await found("Bluebonnet Plumbing")
    await found("Lone Star Leaks", { holder: "SOMEBODY ELSE INC", status: "Null and Void" })
    await openConsole(app, dana, "/admin/registers")
    const same = await rowOf("Bluebonnet Plumbing")
    expect(same.getByText("BLUEBONNET PLUMBING LLC")).toBeTruthy()
    expect(same.queryByText("Another name")).toBeNull()
    expect(same.getByText(/^Current, Active, until Aug 31, 2099 \(FL DBPR CILB of /)).toBeTruthy()
    const other = await rowOf("Lone Star Leaks")
    expect(other.getByText("Another name")).toBeTruthy()
    expect(other.getByText(/^Not active: Null and Void, until /)).toBeTruthy()
    expect(other.queryByRole("button", { name: /^Publish this check/ })).toBeNull()
  })

  it("are shown with what the business says by now, where that is another one or none", async () => {
    const { putMatches } = await app.run(RegisterRepository)
    const one = await app.run(seedProvider({ businessName: "Sunrise Sewers", licenseNumber: "TX-9" }))
    const other = await app.run(seedProvider({ businessName: "Sunset Sewers", licenseNumber: null }))
    const matches = [one, other].map(({ id }, index) => aMatch({ providerId: id, number: `CFC${index}` }))
    await app.run(putMatches(matches))
    await found("Bright Mornings")
    await openConsole(app, dana, "/admin/registers")
    expect((await rowOf("Sunrise Sewers")).getByText("The business says TX-9")).toBeTruthy()
    expect((await rowOf("Sunset Sewers")).getByText("The business no longer says one")).toBeTruthy()
    expect((await rowOf("Bright Mornings")).queryByText(/The business .*says/)).toBeNull()
  })

  it("do not urge to write down what stands under another name", async () => {
    await found("Terminal Tower", { holder: "PETRAKIS BUILDING INC" })
    await found("Pecan Street Pipes", { holder: "PECAN STREET PIPES" })
    await openConsole(app, dana, "/admin/registers")
    expect(await lookOf("Terminal Tower")).toContain("MuiButton-outlined")
    expect(await lookOf("Pecan Street Pipes")).toContain("MuiButton-contained")
  })

  it("become a check with one press, and once more after the password", async () => {
    const { businessName } = await found("Hill Country Drains", { holder: "HILL COUNTRY DRAINS" })
    await openConsole(app, dana, "/admin/registers")
    const name = `Publish this check: the license of ${businessName}`
    await user.click(await screen.findByRole("button", { name }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.type(dialog.getByLabelText("Password"), password)
    await user.click(dialog.getByRole("button", { name: "Go on" }))
    expect(await screen.findByText("Published")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("link", { name: businessName })).toBeNull())
    await hasFocus()
  })

  it("are put aside", async () => {
    const { businessName } = await found("Barton Springs Water")
    await openConsole(app, dana, "/admin/registers")
    await press(`Put aside: ${businessName}`)
    await press("Go back")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await press(`Put aside: ${businessName}`)
    expect(await screen.findByText(/ of Barton Springs Water leaves this list until/)).toBeTruthy()
    await press("Put aside")
    expect(await screen.findByText("Put aside", { selector: "[role=status] *, li *" })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("link", { name: businessName })).toBeNull())
    await hasFocus()
  })
})
