import { cleanup, screen, waitFor } from "@testing-library/react"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCase } from "#tests/support/builders.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { OwnAccountScreen } from "#ui/features/own-account/OwnAccountScreen.tsx"

import { press } from "../providers/parts.ts"

const app = atApp()

it("one's reports go on with the next page, where the focus goes then", async () => {
  const olivia = await aHomeownerOf(app)
  const against = (await aHomeownerOf(app)).id
  const reports = Array.from({ length: 101 }, (_, n) =>
    aCase({
      openedBy: olivia.id,
      against,
      state: "withdrawn",
      text: `Report ${n}`,
      createdAt: new Date(Date.UTC(2026, 2, 5) + n * 60_000).toISOString()
    })
  )
  await app.run(Effect.flatMap(CaseRepository, ({ insert }) => Effect.forEach(reports, insert)))
  await visit(app, <OwnAccountScreen />, { path: "/account?tab=reports", as: olivia })
  await screen.findByText("Report 100")
  expect(screen.queryByText("Report 0")).toBeNull()
  await press("Load more")
  const last = (await screen.findByText("Report 0")).closest("li")
  await waitFor(() => expect(document.activeElement).toBe(last))
  expect(screen.queryByText("Load more")).toBeNull()
  expect(document.querySelectorAll('[aria-label="Reports"] > li')).toHaveLength(101)
})

describe("a problem with a job whose seven days to answer are over", () => {
  it("says to both that our team decides, and asks for no answer", async () => {
    const olivia = await aHomeownerOf(app)
    const rick = await aHomeownerOf(app)
    const problem = aCase({
      kind: "problem",
      about: "quote",
      openedBy: olivia.id,
      against: rick.id,
      dueAt: new Date(Date.now() - 60_000).toISOString()
    })
    await app.run(Effect.flatMap(CaseRepository, ({ insert }) => insert(problem)))
    for (const as of [olivia, rick]) {
      cleanup()
      await visit(app, <OwnAccountScreen />, { path: "/account?tab=reports", as })
      expect(await screen.findByText("The time to answer is over. Our team decides.")).toBeTruthy()
      expect(screen.queryByText(/can answer until/)).toBeNull()
      expect(screen.queryByRole("button", { name: "Answer" })).toBeNull()
    }
  })
})
