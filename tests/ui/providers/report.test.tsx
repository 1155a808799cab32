import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, expect, it } from "vitest"
import { Route } from "wouter"

import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call } from "#ui/shared/api/call.ts"

const user = userEvent.setup({ delay: null })
const app = atApp()
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})

const screenOfProvider = (
  <Route path="/provider/:id">
    <ProviderScreen />
  </Route>
)
const openAs = async (as: { readonly email: string }) => {
  await visit(app, screenOfProvider, { path: `/provider/${reyes.id}`, as })
  await screen.findByRole("heading", { level: 1, name: "Reyes Plumbing" })
}

const reportButton = { name: "Report this professional: Reyes Plumbing" }
const openReport = async () => {
  await user.click(await screen.findByRole("button", reportButton))
  return within(await screen.findByRole("dialog", { name: /^Report this professional/ }))
}

it("a professional is reported for what fits a business", async () => {
  await openAs(await aHomeownerOf(app))
  const report = await openReport()
  const reasons = within(report.getByLabelText("Reason")).getAllByRole("option")
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    "Choose",
    "This is not a real business or person",
    "It shows private data",
    "It is abusive or obscene",
    "It discriminates",
    "It is not safe",
    "Something else"
  ])
})

it("who has reported a professional reads so the next time, and where the report stands", async () => {
  await openAs(await aHomeownerOf(app))
  const report = await openReport()
  await user.selectOptions(report.getByLabelText("Reason"), "not_real")
  await user.type(report.getByLabelText("What is wrong?"), "Nobody works at this address.")
  await user.click(report.getByRole("button", { name: "Send report" }))
  await screen.findByText("Thank you. We will write to you.")
  const again = await openReport()
  expect(again.getByText("You have reported this already. It waits for our decision.")).toBeTruthy()
  expect(again.getByRole("link", { name: "Your reports" }).getAttribute("href")).toBe("/account?tab=reports")
  await user.click(again.getByRole("button", { name: "Got it" }))
  expect(screen.queryByRole("dialog")).toBeNull()
  const [sent] = await call("GET /api/me/cases")
  if (sent === undefined) throw new Error("Nothing was sent")
  // As in another browser: this test has no event stream that tells of it.
  const withdrawn = await callOnce("POST /api/cases/:caseId/withdraw", { params: { caseId: sent.id } })
  expect(withdrawn).toMatchObject({ state: "withdrawn" })
  expect((await openReport()).getByRole("button", { name: "Send report" })).toBeTruthy()
})

it("a business is not asked, called or reported by itself, but edited", async () => {
  await openAs(reyes)
  const side = within(screen.getByRole("complementary", { name: "Contact" }))
  const edit = await side.findByRole("link", { name: "Edit profile" })
  expect(edit.getAttribute("href")).toBe("/provider-profile")
  for (const name of ["Get Quote", "Call Now", reportButton.name])
    expect(side.queryByRole("button", { name })).toBeNull()
})

it("another professional is still offered these", async () => {
  await openAs(await aProviderOf(app, { businessName: "Third Coast" }))
  await screen.findByRole("button", reportButton)
  expect(screen.getByRole("button", { name: "Get Quote" })).toBeTruthy()
})
