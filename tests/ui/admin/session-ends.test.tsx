import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf } from "#tests/support/ui/visit.tsx"
import { keepForWhoWasHere } from "#ui/shared/session/private-storage.ts"

import { anApplicationOf, anOperatorOf, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
beforeEach(async () => {
  dana = await anOperatorOf(app)
})

const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label)

const forms = [
  {
    name: "a refusal",
    label: "Reason",
    find: async () => {
      const { businessName } = await anApplicationOf(app, {
        businessName: `Ended ${crypto.randomUUID()}`,
        status: "in_review",
        takenBy: dana.id,
        takenAt: new Date().toISOString()
      })
      return async () => {
        await openConsole(app, dana, "/admin/applications?state=in_review")
        await press(`Open the application of ${businessName}`)
        await press("Decline")
      }
    }
  },
  {
    name: "a check",
    label: "What it covers",
    find: async () => {
      const { id } = await aProviderOf(app)
      return async () => {
        await openConsole(app, dana, `/admin/providers/${id}`)
        await press("Add a background check")
      }
    }
  },
  {
    name: "a sanction",
    label: "Reason",
    find: async () => {
      const { id } = await aHomeownerOf(app)
      return async () => {
        await openConsole(app, dana, `/admin/people/${id}`)
        await press("Limit or suspend")
      }
    }
  }
]

it.each(forms)(
  "$name that was being written when the session ended is there again",
  async ({ find, label }) => {
    const open = await find()
    await open()
    const words = "We looked it up in two registers."
    fireEvent.change(await field(label), { target: { value: words } })
    act(keepForWhoWasHere)
    cleanup()

    await open()
    expect((await field(label)).value).toBe(words)
    expect(screen.getByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
    await press("Discard it")
    expect((await field(label)).value).toBe("")
  }
)
