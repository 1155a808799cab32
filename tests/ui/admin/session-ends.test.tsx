import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { beforeEach, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCase, aCheck, aQuote, aReview, aSanction } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, post } from "#tests/support/ui/visit.tsx"
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
  },
  {
    name: "why a check is taken back",
    label: "Reason",
    find: async () => {
      const { id } = await aProviderOf(app)
      await app.run(Effect.flatMap(CheckRepository, ({ insert }) => insert(aCheck({ providerId: id }))))
      return async () => {
        await openConsole(app, dana, `/admin/providers/${id}`)
        await press(/^Take back/)
      }
    }
  },
  {
    name: "why a sanction is lifted",
    label: "Reason",
    find: async () => {
      const { id } = await aHomeownerOf(app)
      const sanction = aSanction({ userId: id, startedBy: dana.id })
      await app.run(Effect.flatMap(SanctionRepository, ({ insert }) => insert(sanction)))
      return async () => {
        await openConsole(app, dana, `/admin/people/${id}`)
        await press("Lift")
      }
    }
  },
  {
    name: "why something is put back",
    label: "Reason",
    find: async () => {
      const nora = await aHomeownerOf(app)
      const pair = { homeownerId: nora.id, providerId: (await aProviderOf(app)).id }
      const quote = aQuote({ ...pair, status: "completed" })
      const review = aReview({ ...pair, quoteId: quote.id })
      const [openedBy, aboutId] = [(await aHomeownerOf(app)).id, ThingId.make(review.id)]
      const report = aCase({ about: "review", aboutId, openedBy, against: nora.id })
      await app.run(seedMarketplace({ quotes: [quote], reviews: [review] }))
      await app.run(Effect.flatMap(CaseRepository, ({ insert }) => insert(report)))
      await openConsole(app, dana, "/admin/cases", true)
      await post("/api/admin/removals", { about: "review", aboutId: review.id, ground: "abusive" })
      cleanup()
      return async () => {
        await openConsole(app, dana, `/admin/cases/${report.id}`)
        await press("Put it back")
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
