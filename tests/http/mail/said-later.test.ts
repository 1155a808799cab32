import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { topicOfUser } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"
import { Transactor } from "#ports/transactor.ts"
import { anOffer, aProject, aQuote } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { sent } from "#tests/support/sent.ts"
import { blockConversation } from "#use-cases/messaging/put-away.ts"
import { listNotifications } from "#use-cases/notices/list-notifications.ts"
import { readNotifications } from "#use-cases/notices/read-notifications.ts"
import { bidOnProject } from "#use-cases/project/bid-on-project.ts"
import { completeProject, withdrawProject } from "#use-cases/project/project-moves.ts"
import { acceptQuote, closeQuote, completeQuote } from "#use-cases/quote/move-quote.ts"
import { sendOffer } from "#use-cases/quote/send-offer.ts"
import { leaveReview } from "#use-cases/review/leave-review.ts"
import { runOut } from "#use-cases/run-out/run-out.ts"
import { endWorkOf } from "#use-cases/sanction/end-work.ts"

import { anOutbox, aPairToWriteTo, noon } from "./outbox.ts"

const day = 24 * 60
const minutesUntil = (instant: string) => (Date.parse(instant) - noon) / 60_000

const failing = (fault: unknown) => {
  throw fault
}

/** A homeowner with a request and an open project, their provider, and the homeowner's notices that match `says`. */
const aStage = async (says: RegExp) => {
  const outbox = anOutbox()
  const pair = await outbox.run(aPairToWriteTo())
  const ids = { homeownerId: pair.homeowner.id, providerId: pair.provider.id }
  const request = aQuote(ids)
  const project = aProject({ homeownerId: ids.homeownerId, closesAt: "2026-03-05T18:00:00.000Z" })
  await outbox.run(seedMarketplace({ projects: [project], quotes: [request] }))
  const [owner, pro] = [asHomeowner(pair.homeowner), asProvider(pair.provider)]
  const said = (texts: ReadonlyArray<string>) => texts.filter((text) => says.test(text))
  /** The matching texts in the app, and the matching subjects of emails. */
  const read = async () => {
    const { items } = await outbox.run(listNotifications(owner, Effect.succeed({})))
    return [said(items.map(({ text }) => text)), said(outbox.letters.map(({ subject }) => subject))]
  }
  return { ...outbox, ...pair, ids, owner, pro, project, read, request }
}
type Stage = Awaited<ReturnType<typeof aStage>>

/** Whether the step sends the homeowner a notification event, and how many notifications are unread afterwards. */
const heardOf = async ({ ids, owner, run }: Stage, step: () => Promise<unknown>) => {
  const before = await run(Effect.flatMap(EventLog, ({ latest }) => latest))
  await step()
  const events = await run(Effect.flatMap(EventLog, ({ after }) => after(before, 100)))
  const isTold = events.some(
    ({ kind, to }) => kind === "notification" && to.includes(topicOfUser(ids.homeownerId))
  )
  return { isTold, unread: (await run(listNotifications(owner, Effect.succeed({})))).unread }
}

const ending = /offer ends on/

const untilMarch12 = anOffer({ validUntil: "2026-03-12" })
/** Minutes until the morning three days before, at a time when no daily emails of the US are due. */
const morning = minutesUntil("2026-03-09T16:20:00.000Z")

const offer = ({ pro, request, run }: Stage, terms: object = untilMarch12) =>
  run(sendOffer(pro, request.id, sent(terms)))
const bid = ({ pro, project, run }: Stage, terms: object = untilMarch12) =>
  run(bidOnProject(pro, project.id, sent(terms)))

const suspended = (party: Parameters<typeof endWorkOf>[0]) =>
  Effect.flatMap(Transactor, ({ atomically }) => atomically(endWorkOf(party, "Olivia")))

describe("The end of an offer", () => {
  it.each([
    ["a request", offer, "Plumbing"],
    ["a project", bid, "New bathroom"]
  ])("on %s is told three days before, in the app and by email", async (_, send, work) => {
    const stage = await aStage(ending)
    await send(stage)
    await stage.after(morning - 1)
    expect(await stage.read()).toEqual([[], []])
    await stage.after(1)
    const told = "Reyes Plumbing's offer ends on Mar 12"
    expect(await stage.read()).toEqual([[`${told}: ${work}`], [told]])
    await stage.after(5 * day)
    expect(await stage.read()).toEqual([[`${told}: ${work}`], [told]])
  })

  const reason = Effect.succeed({})
  const another = Effect.fnUntraced(function* ({ owner, project }: Stage) {
    const other = yield* bidOnProject(asProvider(yield* seedProvider()), project.id, sent(anOffer()))
    yield* acceptQuote(owner, other.id, Effect.succeed({}))
  })

  type End = [string, (stage: Stage, id: Awaited<ReturnType<typeof bid>>["id"]) => Promise<unknown>]
  const byItsHomeowner: ReadonlyArray<End> = [
    ["is accepted", ({ owner, run }, id) => run(acceptQuote(owner, id, Effect.succeed({})))],
    ["is declined", ({ owner, run }, id) => run(closeQuote(owner, id, "reject", reason))],
    ["ends with its project", ({ owner, project, run }) => run(withdrawProject(owner, project.id))],
    [
      "ends with the conversation",
      ({ conversation, owner, run }) => run(blockConversation(owner, conversation.id))
    ]
  ]

  it.each<End>([
    ...byItsHomeowner,
    ["has lost against another one", (stage) => stage.run(another(stage))],
    ["is withdrawn", ({ pro, run }, id) => run(closeQuote(pro, id, "reject", reason))],
    ["is of somebody suspended", ({ ids, run }) => run(suspended({ providerId: ids.providerId }))],
    ["is to somebody suspended", ({ ids, run }) => run(suspended({ homeownerId: ids.homeownerId }))],
    [
      "ends with its project's time",
      async ({ after, run }) => {
        await after(3 * day)
        await run(runOut(failing))
      }
    ]
  ])("that %s is not told", async (_, end) => {
    const stage = await aStage(ending)
    const { id } = await bid(stage)
    await end(stage, id)
    await stage.after(10 * day)
    expect(await stage.read()).toEqual([[], []])
  })

  it.each(byItsHomeowner)("that was told and %s is read, and all windows hear of it", async (_, end) => {
    const stage = await aStage(ending)
    const { after, owner, run } = stage
    const { id } = await bid(stage, anOffer({ validUntil: "2026-03-07" }))
    const { items } = await run(listNotifications(owner, Effect.succeed({})))
    await run(readNotifications(owner, Effect.succeed({ ids: items.map((told) => told.id) })))
    await after(minutesUntil("2026-03-04T16:20:00.000Z"))
    const before = await stage.read()
    expect(before[0]).toEqual(["Reyes Plumbing's offer ends on Mar 7: New bathroom"])
    expect(await heardOf(stage, () => end(stage, id))).toEqual({ isTold: true, unread: 0 })
  })

  it("that was revised is told by its new day, and not where it has none any more", async () => {
    const stage = await aStage(ending)
    await offer(stage)
    await offer(stage, anOffer({ validUntil: "2026-03-20" }))
    await stage.after(morning + 7 * day)
    expect(await stage.read()).toEqual([[], []])
    await stage.after(day)
    const told = "Reyes Plumbing's offer ends on Mar 20"
    expect(await stage.read()).toEqual([[`${told}: Plumbing`], [told]])

    const endless = await aStage(ending)
    await offer(endless)
    await offer(endless, anOffer())
    await endless.after(10 * day)
    expect(await endless.read()).toEqual([[], []])
  })

  it.each(["2026-03-04", "2026-03-05"])(
    "is not told where less than that is left: %s",
    async (validUntil) => {
      const stage = await aStage(ending)
      await offer(stage, anOffer({ validUntil }))
      for (const minutes of [0, 3 * day]) {
        await stage.after(minutes)
        expect(await stage.read()).toEqual([[], []])
      }
    }
  )
})

const review = {
  rating: 5 as const,
  title: "On time and tidy",
  content: "Fixed the leak in an hour, and explained it."
}

const aDone = async (by: "project" | "quote") => {
  const stage = await aStage(/^How did/)
  const { ids, owner, run } = stage
  const accepted = aQuote({
    ...ids,
    status: "accepted",
    providerQuote: 240,
    acceptedAt: "2026-03-01T10:00:00.000Z"
  })
  const project = aProject({ ...ids, status: "in_progress", quoteId: accepted.id })
  await run(seedMarketplace({ projects: [project], quotes: [{ ...accepted, projectId: project.id }] }))
  await (by === "quote" ? run(completeQuote(owner, accepted.id)) : run(completeProject(owner, project.id)))
  return { ...stage, job: accepted }
}

describe("A review of a job that is done", () => {
  it.each(["quote", "project"] as const)("is asked for three days later, once, by the %s", async (by) => {
    const { after, read } = await aDone(by)
    await after(3 * day - 1)
    expect(await read()).toEqual([[], []])
    const told = ["How did Reyes Plumbing do?"]
    for (const minutes of [1, 7 * day]) {
      await after(minutes)
      expect(await read()).toEqual([told, told])
    }
  })

  it("is not asked for once it is written", async () => {
    const { after, job, owner, read, run } = await aDone("quote")
    await run(leaveReview(owner, job.id, Effect.succeed(review)))
    await after(3 * day)
    expect(await read()).toEqual([[], []])
  })

  it("that was asked for is read once it is written, and all windows hear of it", async () => {
    const stage = await aDone("quote")
    const { after, job, owner, run } = stage
    await after(3 * day)
    const write = () => run(leaveReview(owner, job.id, Effect.succeed(review)))
    expect(await heardOf(stage, write)).toEqual({ isTold: true, unread: 0 })
  })
})
