import * as Effect from "effect/Effect"
import { v7 } from "uuid"
import { describe, expect, it } from "vitest"

import { noticeOfJob } from "#domain/notices/alert-notices.ts"
import { noticeOfOffer } from "#domain/notices/offer-notices.ts"
import { noticeOfMessage, noticeOfRequest } from "#domain/notices/work-notices.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { EmailId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { aMessage, anEmail, aProject, aQuote, offeredOn } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedMarketplace } from "#tests/support/seed.ts"
import { markRead } from "#use-cases/messaging/mark-read.ts"

import { anOutbox, aPairToWriteTo, noon, told } from "./outbox.ts"

type Pair = Effect.Success<ReturnType<typeof aPairToWriteTo>>
type Chosen = Parameters<(typeof PreferenceRepository)["Service"]["choose"]>[1]

/** A provider who is notified of jobs, and then of a request. */
const aDayOf = async (jobs: number, project: Partial<ProjectRecord>, chosen: Chosen) => {
  const outbox = anOutbox()
  const toldOfJobs = Effect.fnUntraced(function* ({ homeowner, provider }: Pair) {
    const projects = Array.from({ length: jobs }, (_, index) =>
      aProject({ homeownerId: homeowner.id, title: `Job number ${index}`, ...project })
    )
    yield* seedMarketplace({ projects })
    for (const one of projects) yield* told(noticeOfJob(one, { providerId: provider.id, base: null }))
  })
  const toldOfRequest = Effect.fnUntraced(function* ({ homeowner, provider }: Pair) {
    const quote = aQuote({ homeownerId: homeowner.id, providerId: provider.id })
    yield* seedMarketplace({ quotes: [quote] })
    yield* told(noticeOfRequest(asHomeowner(homeowner), quote))
  })
  const pair = await outbox.run(aPairToWriteTo())
  const { choose } = await outbox.run(PreferenceRepository)
  await outbox.run(Effect.andThen(choose(pair.provider.userId, chosen), toldOfJobs(pair)))
  await outbox.after(10)
  await outbox.run(toldOfRequest(pair))
  await outbox.after(10)
  await outbox.after(20 * 60)
  return outbox.letters
}

const day = 24 * 60

const theRequest = "Olivia asks for a quote: Plumbing"

describe("The day's email", () => {
  it("is not kept by any number of things that somebody does not want to hear of", async () => {
    const letters = await aDayOf(120, {}, { work: "daily", alerts: "off" })
    expect(letters.map(({ subject }) => subject)).toEqual(["One thing since yesterday"])
    expect(letters[0]?.text).toContain(theRequest)
  })

  it("is not kept by any number of things that are no longer as they were told", async () => {
    const letters = await aDayOf(120, { status: "completed" }, { work: "daily", alerts: "daily" })
    expect(letters.map(({ subject }) => subject)).toEqual(["One thing since yesterday"])
    expect(letters[0]?.text).toContain(theRequest)
  })

  it("has the newest fifty where there was more, in the order in which they came, and says so", async () => {
    const letters = await aDayOf(60, {}, { work: "daily", alerts: "daily" })
    expect(letters.map(({ subject }) => subject)).toEqual(["More than 50 things since yesterday"])
    const text = letters[0]?.text ?? ""
    expect(text.match(/^- .*/gm)).toHaveLength(50)
    expect(text).toContain(theRequest)
    expect(text.indexOf("Job number 58")).toBeLessThan(text.indexOf("Job number 59"))
    expect(text).not.toContain("Job number 9\n")
  })

  it("tells nothing of the time when its reader wanted no email, and says since when the rest is", async () => {
    const { after, letters, run } = anOutbox()
    const { homeowner, provider } = await run(aPairToWriteTo())
    const { choose } = await run(PreferenceRepository)
    const asked = async (serviceType: string) => {
      const quote = aQuote({ homeownerId: homeowner.id, providerId: provider.id, serviceType })
      await run(seedMarketplace({ quotes: [quote] }))
      await run(told(noticeOfRequest(asHomeowner(homeowner), quote)))
      await after(10)
    }
    const wants = (work: "daily" | "off") => run(choose(provider.userId, { work }))
    await wants("daily")
    await asked("Gutters")
    await after(day)
    await wants("off")
    await asked("Roofing")
    await asked("Windows")
    await after(10 * day)
    await wants("daily")
    await asked("Painting")
    // The server was down for three days.
    await after(3 * day)
    expect(letters.map(({ subject }) => subject)).toEqual([
      "One thing since yesterday",
      "One thing since Mar 13"
    ])
    expect(letters[1]?.text).toContain("Painting")
  })

  it("that is somebody's first tells what it was scheduled for, however late it comes", async () => {
    const { after, letters, run } = anOutbox()
    const { homeowner, provider, quote } = await run(aPairToWriteTo())
    const { choose } = await run(PreferenceRepository)
    await run(choose(homeowner.id, { work: "daily" }))
    await run(told(noticeOfOffer(asProvider(provider), quote, offeredOn(quote, { price: 900 }).offer, null)))
    // As the server does, but with an id of the clock of these tests.
    const scheduled = anEmail({
      id: EmailId.make(v7({ msecs: noon })),
      userId: homeowner.id,
      kind: "digest",
      groupKey: "digest",
      notBefore: new Date(noon + 20 * 60 * 60_000).toISOString()
    })
    await run(Effect.flatMap(EmailRepository, ({ add }) => add([scheduled])))
    await after(0)
    // Then the server was down for three days.
    await after(3 * day)
    expect(letters.map(({ subject }) => subject)).toEqual(["One thing since Mar 2"])
    expect(letters[0]?.text).toContain("$900 for Plumbing")
  })

  it.each([
    ["while its own email has yet to come", 5],
    ["while it is being handed over", 0]
  ])("tells the next day of what came %s", async (_, minutesBefore) => {
    const meanwhile: Array<() => Promise<void>> = []
    const handing = Effect.promise(async () => meanwhile.pop()?.())
    const { after, letters, run } = anOutbox({}, () => handing)
    const { conversation, homeowner, message, provider, quote } = await run(aPairToWriteTo())
    const { choose } = await run(PreferenceRepository)
    await run(choose(homeowner.id, { messages: "daily", work: "daily" }))
    await run(told(noticeOfOffer(asProvider(provider), quote, offeredOn(quote, { price: 900 }).offer, null)))
    const writes = () => run(told(noticeOfMessage(asProvider(provider), conversation, message)))
    await after(10)
    if (minutesBefore === 0) meanwhile.push(writes)
    await after(20 * 60 - 10 - minutesBefore)
    if (minutesBefore > 0) await writes()
    await after(minutesBefore)
    await after(10)
    await after(day)
    await after(day)
    const lines = letters.map(({ text }) => text.match(/\$900 for Plumbing|New messages/g))
    expect(lines).toEqual([["$900 for Plumbing"], ["New messages"]])
  })

  it("tells once of a conversation until it is read, however often somebody writes", async () => {
    const { after, letters, run } = anOutbox()
    const { conversation, homeowner, provider, quote } = await run(aPairToWriteTo())
    const { choose } = await run(PreferenceRepository)
    await run(choose(homeowner.id, { messages: "daily", work: "daily" }))
    const writes = async () => {
      const { addMessage } = await run(ConversationRepository)
      const message = aMessage({ conversationId: conversation.id, senderUserId: provider.userId })
      await run(
        Effect.andThen(
          addMessage(message),
          told(noticeOfMessage(asProvider(provider), conversation, message))
        )
      )
      await after(10)
    }
    const days = async (count: number) => {
      for (let one = 0; one < count; one += 1) {
        await writes()
        await after(day)
      }
    }
    await days(3)
    expect(letters.map(({ subject }) => subject)).toEqual(["One thing since yesterday"])
    expect(letters[0]?.text).toContain("New messages from Reyes Plumbing")

    // Neither with something else.
    await run(told(noticeOfOffer(asProvider(provider), quote, offeredOn(quote, { price: 900 }).offer, null)))
    await days(1)
    expect(letters).toHaveLength(2)
    expect(letters[1]?.text).toContain("$900 for Plumbing")
    expect(letters[1]?.text).not.toContain("New messages")

    await run(markRead(asHomeowner(homeowner), conversation.id))
    await days(2)
    expect(letters).toHaveLength(3)
    expect(letters[2]?.text).toContain("New messages from Reyes Plumbing")
  })

  it("that was never sent holds nothing back: a conversation is told of once email is wanted again", async () => {
    const { after, letters, run } = anOutbox()
    const pair = await run(aPairToWriteTo())
    const { conversation, homeowner, message, provider } = pair
    const { choose } = await run(PreferenceRepository)
    const tells = told(noticeOfMessage(asProvider(provider), conversation, message))
    await run(Effect.andThen(choose(homeowner.id, { messages: "daily" }), tells))
    await after(10)
    await run(choose(homeowner.id, { messages: "off" }))
    await after(day)
    expect(letters).toEqual([])
    await run(Effect.andThen(choose(homeowner.id, { messages: "now" }), tells))
    await after(10)
    expect(letters.map(({ subject }) => subject)).toEqual(["New messages from Reyes Plumbing"])
  })
})
