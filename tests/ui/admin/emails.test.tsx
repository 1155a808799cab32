import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { EmailRepository, type Settled } from "#ports/repositories/email-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { anEmail } from "#tests/support/builders.ts"

import { anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
})

const sent: Settled = { state: "sent", sentAt: "2030-01-01T00:00:00.000Z" }
const failed: Settled = { state: "failed", reason: "no answer" }

/** Claims and settles all waiting emails. */
const settle = (settled: Settled) =>
  app.run(
    Effect.gen(function* () {
      const emails = yield* EmailRepository
      const claimed = yield* emails.claim("2030-01-01T00:00:00.000Z", "2030-01-01T00:02:00.000Z", 50)
      yield* Effect.forEach(claimed, (email) => emails.settle(email, settled))
    })
  )

beforeEach(async () => {
  await settle(sent)
  const email = anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })
  await app.run(Effect.flatMap(EmailRepository, ({ add }) => add([email])))
})
afterEach(() => {
  vi.useRealTimers()
})

const aMinuteLater = () => act(() => vi.advanceTimersByTimeAsync(60_000))
const show = (state: string) => user.click(screen.getByRole("button", { name: state }))
const again = () => screen.findByRole("button", { name: /^Send again: Reset password/ })
const none = "There are no emails of this kind."

describe("emails in the console", () => {
  it("that are sent again leave the focus to their list", async () => {
    await settle(failed)
    await openConsole(app, dana, "/admin/emails")
    await user.click(await again())
    const list = (await screen.findByText(none)).closest("div[tabindex='-1']")
    await waitFor(() => expect(document.activeElement).toBe(list))
  })

  it("that fail while it is open are counted within a minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    await openConsole(app, dana, "/admin")
    const tile = (await screen.findByRole("link", { name: "Emails that failed" })).closest("article")
    expect(tile?.textContent).toMatch(/failed0Nothing waits/)
    await settle(failed)
    await aMinuteLater()
    await waitFor(() => expect(tile?.textContent).toMatch(/failed1The oldest since/))
  })

  it("that go while their list is open leave it within a minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    await openConsole(app, dana, "/admin/emails?state=waiting")
    await again()
    await settle(sent)
    await aMinuteLater()
    expect(await screen.findByText(none)).toBeTruthy()
  })

  it("that went since are no longer in a list that one comes back to", async () => {
    await openConsole(app, dana, "/admin/emails?state=waiting")
    await again()
    await settle(sent)
    await show("Sent")
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull())
    await show("Waiting")
    expect(await screen.findByText(none)).toBeTruthy()
  })

  it("that went meanwhile are not sent again, and leave the list", async () => {
    await openConsole(app, dana, "/admin/emails?state=waiting")
    const button = await again()
    await settle(sent)
    await user.click(button)
    expect(await screen.findByText("The email could not be sent again")).toBeTruthy()
    expect(await screen.findByText(none)).toBeTruthy()
  })
})
