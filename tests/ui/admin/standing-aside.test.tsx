import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { ProviderViews } from "#ports/views/provider-views.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { CompareScreen } from "#ui/features/comparison/CompareScreen.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { ReportButton } from "#ui/features/reports/ReportButton.tsx"
import { HeartButton } from "#ui/features/saved/HeartButton.tsx"
import { keepWanted, saveWanted } from "#ui/features/saved/save-wanted.ts"
import { SavedScreen } from "#ui/features/saved/SavedScreen.tsx"
import { SaveSearch } from "#ui/features/saved/SaveSearch.tsx"
import { call } from "#ui/shared/api/call.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { anOperatorOf } from "./parts.tsx"

const app = atApp()

const words =
  "Operators do not take part in the marketplace. You are signed in as an operator; to ask for quotes, post projects or write messages, sign in with a homeowner account."

it.each([
  ["/start-project", StartProjectScreen],
  ["/messages", MessagesScreen],
  ["/saved", SavedScreen],
  ["/compare", CompareScreen]
])("An operator reads at %s what it is not for, and is shown nothing to fill in", async (path, Screen) => {
  await visit(app, <Screen />, { path, as: await anOperatorOf(app) })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole("link", { name: "Go to the Console" }).getAttribute("href")).toBe("/admin")
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.queryByText("Homeowner")).toBeNull()
})

it("An operator who asks for a quote reads it before the form", async () => {
  const provider = await aProviderOf(app)
  const page = (
    <>
      <GetQuoteButton provider={provider} />
      <QuoteDialogs />
    </>
  )
  const { queryClient } = await visit(app, page, { path: "/providers", as: await anOperatorOf(app) })
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
  await userEvent.click(screen.getByRole("button", { name: "Get Quote" }))
  const dialog = within(await screen.findByRole("dialog", { name: /Request a Quote/ }))
  expect(dialog.getByText(words)).toBeTruthy()
  expect(dialog.queryByRole("textbox")).toBeNull()
})

it("An operator saves no professionals", async () => {
  const { id } = await aProviderOf(app)
  const provider = await app.run(Effect.flatMap(ProviderViews, ({ byId }) => byId(id, null)))
  const heart = <HeartButton provider={provider} />
  await visit(app, heart, { path: "/providers", as: await anOperatorOf(app) })
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull())
})

it("An operator who would report something reads it before they write", async () => {
  const { businessName, id } = await aProviderOf(app)
  const button = (
    <ReportButton about="provider" aboutId={id} name={businessName}>
      Report
    </ReportButton>
  )
  await visit(app, button, { path: "/providers", as: await anOperatorOf(app) })
  await userEvent.click(await screen.findByRole("button", { name: /^Report/ }))
  const dialog = within(await screen.findByRole("dialog", { name: "Report this professional" }))
  expect(dialog.getByText(words)).toBeTruthy()
  expect(dialog.queryByRole("textbox")).toBeNull()
})

it("An operator saves no searches", async () => {
  const search = <SaveSearch query={{ specialty: "Plumbing" }} words="Plumbers" />
  const { queryClient } = await visit(app, search, { path: "/providers", as: await anOperatorOf(app) })
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
  expect(screen.queryByRole("button", { name: "Save this search" })).toBeNull()
})

it("An operator who pressed a heart before signing in has saved nothing", async () => {
  const provider = await app.run(
    Effect.flatMap(ProviderViews, ({ byId }) => Effect.flatMap(seedProvider(), ({ id }) => byId(id, null)))
  )
  const { queryClient } = await visit(app, <></>, { path: "/login", as: await anOperatorOf(app) })
  await queryClient.ensureQueryData(sessionQuery)
  keepWanted(provider, "/providers")
  await saveWanted(queryClient, "/providers")
  expect(await call("GET /api/me/saved-providers")).toEqual([])
})
