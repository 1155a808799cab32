import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { ThingId } from "#domain/shared/ids.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { anOffer, aProject, aQuote } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedMarketplace } from "#tests/support/seed.ts"
import { sent } from "#tests/support/sent.ts"
import { answerCase } from "#use-cases/case/own-cases.ts"
import { raiseProblem } from "#use-cases/case/report.ts"
import { blockConversation } from "#use-cases/messaging/put-away.ts"
import { listNotifications } from "#use-cases/notices/list-notifications.ts"
import { bidOnProject } from "#use-cases/project/bid-on-project.ts"
import { withdrawProject } from "#use-cases/project/project-moves.ts"
import { acceptQuote, closeQuote, completeQuote } from "#use-cases/quote/move-quote.ts"
import { sendOffer } from "#use-cases/quote/send-offer.ts"
import { endWorkOf } from "#use-cases/sanction/end-work.ts"

import { anOutbox, aPairToWriteTo } from "./outbox.ts"

const day = 24 * 60

/** A homeowner with a project and a request, both of plumbing, and a provider. */
const aTown = async () => {
  const outbox = anOutbox()
  const pair = await outbox.run(aPairToWriteTo())
  const ids = { homeownerId: pair.homeowner.id, providerId: pair.provider.id }
  const project = aProject({ homeownerId: ids.homeownerId, title: "Leaky tap, second floor" })
  const request = aQuote(ids)
  await outbox.run(seedMarketplace({ projects: [project], quotes: [request] }))
  const [owner, pro] = [asHomeowner(pair.homeowner), asProvider(pair.provider)]
  const toldOf = async (who: typeof owner) => {
    const { items } = await outbox.run(listNotifications(who, Effect.succeed({})))
    return items.map(({ text }) => text)
  }
  const bid = () => outbox.run(bidOnProject(pro, project.id, sent(anOffer({ price: 650 }))))
  const subjects = () => outbox.letters.map(({ subject }) => subject)
  return { ...outbox, ...pair, bid, ids, owner, pro, project, request, subjects, toldOf }
}
type Town = Awaited<ReturnType<typeof aTown>>

const accepted = async ({ bid, owner, run }: Town) => {
  const quote = await bid()
  await run(acceptQuote(owner, quote.id, Effect.succeed({})))
  return quote
}

const problem = {
  kind: "problem",
  reason: "not_finished",
  wish: "finish",
  text: "The tap still drips, and nobody answers."
} as const

describe("What people are told of a bid", () => {
  const steps: ReadonlyArray<[string, (town: Town) => Promise<unknown>]> = [
    ["You got the job: Leaky tap, second floor for Olivia", accepted],
    [
      "Reyes Plumbing has withdrawn its offer: Leaky tap, second floor",
      async ({ bid, pro, run }) => run(closeQuote(pro, (await bid()).id, "reject", Effect.succeed({})))
    ],
    [
      "Olivia has declined your offer: Leaky tap, second floor",
      async ({ bid, owner, run }) => run(closeQuote(owner, (await bid()).id, "reject", Effect.succeed({})))
    ],
    [
      "Olivia no longer needs your offer: Leaky tap, second floor",
      async ({ bid, owner, project, run }) => {
        await bid()
        await run(withdrawProject(owner, project.id))
      }
    ],
    [
      "Olivia has declined your offer: Leaky tap, second floor",
      async ({ bid, conversation, owner, run }) => {
        await bid()
        await run(blockConversation(owner, conversation.id))
      }
    ],
    [
      "A request with Olivia has ended: Leaky tap, second floor",
      async ({ bid, ids, run }) => {
        await bid()
        const end = endWorkOf({ homeownerId: ids.homeownerId }, "Olivia")
        await run(Effect.flatMap(Transactor, ({ atomically }) => atomically(end)))
      }
    ]
  ]

  it.each(steps)("names the project, in the app and as an email's subject: %s", async (words, step) => {
    const town = await aTown()
    await step(town)
    await town.after(10)
    expect(town.subjects()).toContain(words)
    expect([...(await town.toldOf(town.owner)), ...(await town.toldOf(town.pro))]).toContain(words)
    expect(town.faults).toEqual([])
  })

  it("names the project beside the offer in the app, and in the email of a change below its subject", async () => {
    const town = await aTown()
    const { after, letters, owner, pro, run, subjects, toldOf } = town
    const { id } = await town.bid()
    await after(10)
    await run(sendOffer(pro, id, sent(anOffer({ price: 700 }))))
    await after(10)
    expect(subjects()).toEqual([
      "Reyes Plumbing: $650 for Plumbing",
      "Reyes Plumbing has changed its offer: $650 → $700"
    ])
    expect(letters[1]?.text).toContain("For Leaky tap, second floor.")
    expect(await toldOf(owner)).toEqual([
      "Reyes Plumbing has changed its offer: $650 → $700 for Leaky tap, second floor",
      "Reyes Plumbing: $650 for Leaky tap, second floor"
    ])
  })

  it("names the project where the work is done, or there is a problem with it", async () => {
    const town = await aTown()
    const { owner, pro, run, toldOf } = town
    const { id } = await accepted(town)
    const raised = await run(raiseProblem(owner, Effect.succeed({ ...problem, aboutId: ThingId.make(id) })))
    await run(answerCase(pro, raised.id, Effect.succeed({ text: "We come back on Monday." })))
    await run(completeQuote(owner, id))
    expect(await toldOf(pro)).toEqual(
      expect.arrayContaining([
        "Olivia has marked the work as complete: Leaky tap, second floor",
        "Olivia says there is a problem with your job: Leaky tap, second floor"
      ])
    )
    expect(await toldOf(owner)).toContain(
      "Reyes Plumbing has answered the problem with your job: Leaky tap, second floor"
    )
  })
})

/** A homeowner to whom an offer was made and revised before any email about it went. */
const revised = async (delivery: "daily" | "now") => {
  const town = await aTown()
  const { after, owner, pro, request, run } = town
  await run(Effect.flatMap(PreferenceRepository, ({ choose }) => choose(owner.id, { work: delivery })))
  await run(sendOffer(pro, request.id, sent(anOffer({ price: 100 }))))
  // Nobody sends emails for a while, where they go at once.
  if (delivery === "daily") await after(0)
  await run(sendOffer(pro, request.id, sent(anOffer({ price: 900 }))))
  await after(10)
  return town
}

describe("An offer that was revised before its email went", () => {
  it("is told with the price of today alone", async () => {
    const { faults, subjects } = await revised("now")
    expect(subjects()).toEqual(["Reyes Plumbing has changed its offer: $100 → $900"])
    expect(faults).toEqual([])
  })

  it("is one line of the day's email, which says what it is for", async () => {
    const { after, letters } = await revised("daily")
    await after(day)
    expect(letters[0]?.text.match(/^- .*/gm)).toEqual([
      "- Reyes Plumbing has changed its offer: $100 → $900 for Plumbing"
    ])
  })
})
