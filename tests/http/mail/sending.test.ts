import { setTimeout } from "node:timers/promises"

import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { emailsPerDay } from "#domain/notices/email.ts"
import { AddressRefused, NotSent } from "#domain/notices/mail-errors.ts"
import { noticeOfOffer, noticeOfRevision } from "#domain/notices/offer-notices.ts"
import { noticeOfAnswer, noticeOfProblem } from "#domain/notices/office-notices.ts"
import { noticeOfSanction } from "#domain/notices/sanction-notices.ts"
import { noticeOfMessage } from "#domain/notices/work-notices.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { Keys } from "#ports/keys.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { aCase, aMessage, anEmail, aQuote, aSanction, offeredOn } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { markRead } from "#use-cases/messaging/mark-read.ts"
import { choosePreferences } from "#use-cases/notices/choose-preferences.ts"
import { sendAccountEmail, sendToFormerAddress } from "#use-cases/notices/send-account-email.ts"

import { anOutbox, aPairToWriteTo, noon, told } from "./outbox.ts"

type Pair = Effect.Success<ReturnType<typeof aPairToWriteTo>>

const offer = ({ provider, quote }: Pair) =>
  noticeOfOffer(asProvider(provider), quote, offeredOn(quote, { price: 900 }).offer, null)
const message = ({ conversation, provider }: Pair) =>
  noticeOfMessage(asProvider(provider), conversation, { conversationId: conversation.id, body: "Hello" })

/** A problem that the provider has with a job for somebody. */
const problemOf = ({ provider, quote }: Pick<Pair, "provider" | "quote">) =>
  Effect.gen(function* () {
    const raised = aCase({
      kind: "problem",
      about: "quote",
      aboutId: ThingId.make(quote.id),
      openedBy: provider.userId,
      against: quote.homeownerId,
      createdAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
      dueAt: "2026-04-01T18:00:00.000Z"
    })
    yield* (yield* CaseRepository).insert(raised)
    yield* told(noticeOfProblem(raised, quote, provider.businessName))
    return raised
  })
const nowIn = (state: "decided" | "withdrawn") => (raised: Effect.Success<ReturnType<typeof problemOf>>) =>
  Effect.flatMap(CaseRepository, ({ update }) => update({ ...raised, state }))
const withdrawn = nowIn("withdrawn")

const subjects = ({ letters }: ReturnType<typeof anOutbox>) => letters.map(({ subject }) => subject)

const statesOf = Effect.gen(function* () {
  const waiting = yield* (yield* EmailRepository).waiting(100)
  return waiting.map(({ attempts, kind, notBefore, reason }) => ({ attempts, kind, notBefore, reason }))
})

/** A homeowner who has chosen `work`, and is notified of an offer and a message. */
const choose = (work: "daily" | "off") =>
  Effect.gen(function* () {
    const pair = yield* aPairToWriteTo()
    yield* (yield* PreferenceRepository).choose(pair.homeowner.id, { work })
    yield* told(offer(pair))
    yield* told(message(pair))
  })

describe("An email", () => {
  it("goes to its reader's address, says what happened, and leads there by its button", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(offer(people))))
    await outbox.after(0)
    expect(outbox.letters).toHaveLength(1)
    const [letter] = outbox.letters
    expect(letter).toMatchObject({
      to: { name: "Olivia Park", address: pair.homeowner.email },
      subject: "Reyes Plumbing: $900 for Plumbing",
      unsubscribe: expect.stringMatching(/^https:\/\/www\.example\.com\/unsubscribe\/[\w.-]+$/)
    })
    for (const body of [letter?.text, letter?.html]) {
      expect(body).toContain("https://www.example.com/dashboard?tab=quotes")
      expect(body).toContain("Change what we write about: ")
      expect(body).toContain("Turn these emails off: ")
      expect(body).toContain(letter?.unsubscribe)
    }
    await outbox.after(600)
    expect(outbox.letters).toHaveLength(1)
    expect(outbox.faults).toEqual([])
  })

  it("of a day has what happened in groups, each under its topic", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const pair = yield* aPairToWriteTo()
        yield* (yield* PreferenceRepository).choose(pair.homeowner.id, { work: "daily", messages: "daily" })
        yield* told(message(pair))
        yield* told(offer(pair))
      })
    )
    await outbox.after(10)
    await outbox.after(20 * 60)
    expect(subjects(outbox)).toEqual(["2 things since yesterday"])
    const [letter] = outbox.letters
    const parts = [
      "Your quotes, projects and reviews",
      "Reyes Plumbing: $900 for Plumbing",
      "New messages",
      "New messages from Reyes Plumbing"
    ]
    const lines = (letter?.text ?? "").split("\n").map((line) => line.replace(/^- /, ""))
    expect(lines.filter((line) => parts.includes(line))).toEqual(parts)
    for (const heading of [parts[0], parts[2]]) expect(letter?.html).toContain(`>${heading}</h2>`)
    const { readUnsubscription } = await outbox.run(Effect.service(Keys))
    const key = letter?.unsubscribe?.split("/").at(-1) ?? ""
    expect(readUnsubscription(key)?.topics).toEqual(["work", "messages"])
  })

  it("of a day tells of messages that came after those of an earlier email were read", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(message(people))))
    await outbox.after(10)
    expect(subjects(outbox)).toEqual(["New messages from Reyes Plumbing"])
    const { conversation, homeowner, provider } = pair
    await outbox.run(
      Effect.gen(function* () {
        yield* markRead(asHomeowner(homeowner), conversation.id)
        yield* (yield* PreferenceRepository).choose(homeowner.id, { messages: "daily" })
      })
    )
    await outbox.after(60)
    const { addMessage } = await outbox.run(ConversationRepository)
    await outbox.run(
      Effect.andThen(
        addMessage(aMessage({ conversationId: conversation.id, senderUserId: provider.userId })),
        told(message(pair))
      )
    )
    await outbox.after(10)
    await outbox.after(24 * 60)
    expect(subjects(outbox).slice(1)).toEqual(["One thing since yesterday"])
    expect(outbox.letters[1]?.text).toContain("New messages from Reyes Plumbing")
  })

  it("of a day tells of a second revision of an offer whose first one had an email", async () => {
    const outbox = anOutbox()
    const { homeowner, provider, quote } = await outbox.run(aPairToWriteTo())
    const revision = (before: number, price: number) =>
      noticeOfRevision(asProvider(provider), quote, offeredOn(quote, { price }).offer, before)
    await outbox.run(told(revision(900, 850)))
    await outbox.after(2)
    await outbox.run(
      Effect.gen(function* () {
        yield* (yield* PreferenceRepository).choose(homeowner.id, { work: "daily" })
        yield* told(revision(850, 800))
      })
    )
    await outbox.after(2)
    await outbox.after(24 * 60)
    const [first, ...others] = subjects(outbox)
    expect(first).toBe("Reyes Plumbing has changed its offer: $900 → $850")
    expect(others).toEqual(["One thing since yesterday"])
    expect(outbox.letters[1]?.text).toContain("Reyes Plumbing has changed its offer: $850 → $800")
  })

  it("about a changed address goes to both, each once, also where the mail server was away", async () => {
    let attempts = 0
    const outbox = anOutbox({}, () =>
      ++attempts <= 2 ? Effect.fail(new NotSent({ reason: "nobody answers" })) : Effect.void
    )
    const homeowner = await outbox.run(
      Effect.gen(function* () {
        const { homeowner: person } = yield* aPairToWriteTo()
        yield* (yield* ContactRepository).changeEmail(
          person.id,
          "next@example.com",
          new Date(noon).toISOString()
        )
        yield* sendToFormerAddress(person.id, person.email)
        yield* sendAccountEmail(person.id, "email-changed")
        return person
      })
    )
    for (const minutes of [0, 1, 600]) await outbox.after(minutes)
    expect(outbox.letters.map(({ to }) => to.address).toSorted()).toEqual(
      [homeowner.email, "next@example.com"].toSorted()
    )
    for (const { subject, text, to, unsubscribe } of outbox.letters) {
      expect(subject).toBe("Your email address was changed")
      const advice = to.address === homeowner.email ? "write to us" : "set a new password now"
      expect(text).toContain(`It was changed to n•••@example.com. If this was not you, ${advice}.`)
      expect(unsubscribe).toBeNull()
    }
    const former = outbox.letters.find(({ to }) => to.address === homeowner.email)
    expect(former?.text).toContain("https://www.example.com/contact")
    expect(outbox.faults).toEqual([])
  })

  it("about a changed address goes to each one that the account had, also where two changes follow at once", async () => {
    const outbox = anOutbox()
    const { homeowner } = await outbox.run(aPairToWriteTo())
    const addresses = [homeowner.email, "thief@example.com", "second-thief@example.com"]
    const { changeEmail } = await outbox.run(ContactRepository)
    for (const [index, next] of addresses.slice(1).entries()) {
      await outbox.run(
        Effect.gen(function* () {
          yield* changeEmail(homeowner.id, next, new Date(noon).toISOString())
          yield* sendToFormerAddress(homeowner.id, addresses[index] ?? "")
          yield* sendAccountEmail(homeowner.id, "email-changed")
        })
      )
    }
    await outbox.after(0)
    expect(outbox.letters.map(({ to }) => to.address).toSorted()).toEqual(addresses.toSorted())
    expect(new Set(subjects(outbox))).toEqual(new Set(["Your email address was changed"]))
  })

  it("with a link that confirms an address, or sets a first password, goes to nobody who has confirmed it", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* aPairToWriteTo()
        yield* sendAccountEmail(homeowner.id, "confirm-email")
        yield* sendAccountEmail(provider.userId, "page-prepared")
      })
    )
    await outbox.after(0)
    expect(outbox.letters).toEqual([])
    expect(await outbox.run(statesOf)).toEqual([])
    expect(outbox.faults).toEqual([])
  })

  it.each(["12 Main Street, Austin, TX 78701", null])(
    "to a business that has asked for nothing names it, and says from where it comes, if that is known: %s",
    async (postalAddress) => {
      const outbox = anOutbox({ postalAddress })
      const business = await outbox.run(
        Effect.gen(function* () {
          const { businessName, userId } = yield* seedProvider()
          yield* sendAccountEmail(userId, "page-prepared")
          return businessName
        })
      )
      await outbox.after(0)
      const [text = ""] = outbox.letters.map((letter) => letter.text)
      expect(text).toContain(`We have prepared a page for your business, ${business}. Nobody sees it`)
      expect(text).toContain("You will not hear from us again unless you use it.")
      expect(text.includes(`Best Contractors, ${postalAddress}`)).toBe(postalAddress !== null)
      expect(await outbox.run(statesOf)).toEqual([])
      expect(outbox.faults).toEqual([])
    }
  )

  it("about messages waits ten minutes, counts what is unread, and comes once until it is read", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(message(people))))
    await outbox.run(told(message(pair)))
    await outbox.after(9)
    expect(outbox.letters).toEqual([])
    await outbox.after(1)
    expect(subjects(outbox)).toEqual(["New messages from Reyes Plumbing"])
    expect(outbox.letters[0]?.text).toContain("1 unread.")
    await outbox.run(told(message(pair)))
    await outbox.after(60)
    expect(outbox.letters).toHaveLength(1)
  })

  it("is not sent about messages that were read meanwhile", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const pair = yield* aPairToWriteTo()
        yield* told(message(pair))
        yield* markRead(asHomeowner(pair.homeowner), pair.conversation.id)
      })
    )
    await outbox.after(60)
    expect(outbox.letters).toEqual([])
  })

  it("takes in what follows while it waits", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const { provider, quote } = yield* aPairToWriteTo()
        yield* told(
          noticeOfRevision(asProvider(provider), quote, offeredOn(quote, { price: 850 }).offer, 900)
        )
        yield* told(
          noticeOfRevision(asProvider(provider), quote, offeredOn(quote, { price: 800 }).offer, 850)
        )
      })
    )
    await outbox.after(2)
    expect(subjects(outbox)).toEqual(["Reyes Plumbing has changed its offer: $850 → $800"])
  })

  it("goes to no address that is not confirmed, or that sends email back, but for what is always sent", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(aPairToWriteTo())
    const { email, id } = pair.homeowner
    await outbox.run(
      Effect.gen(function* () {
        yield* (yield* ContactRepository).stop(id, email, "bounced")
        yield* told(offer(pair))
        yield* sendAccountEmail(id, "reset-password")
      })
    )
    await outbox.after(60)
    expect(subjects(outbox)).toEqual(["Set a new password"])
    expect(outbox.letters[0]?.unsubscribe).toBeNull()
    expect(outbox.letters[0]?.text).not.toContain("Turn these emails off")
    expect(outbox.letters[0]?.text).toMatch(/https:\/\/www\.example\.com\/reset-password#[\w-]{43}\n/)
  })

  it("goes to an address that nobody has confirmed without a name or words of another member", async () => {
    const outbox = anOutbox()
    const stranger = await outbox.run(
      Effect.gen(function* () {
        const { provider } = yield* aPairToWriteTo()
        const homeowner = yield* seedHomeowner()
        const parties = { homeownerId: homeowner.id, providerId: provider.id }
        const quote = aQuote({ ...parties, serviceType: "CASH PRIZE", status: "accepted" })
        yield* seedMarketplace({ quotes: [quote] })
        yield* problemOf({ provider, quote })
        const answered = aCase({ kind: "problem", about: "quote", openedBy: homeowner.id, state: "answered" })
        yield* (yield* CaseRepository).insert(answered)
        yield* told(noticeOfAnswer(answered, provider.businessName))
        return homeowner
      })
    )
    await outbox.after(0)
    expect(subjects(outbox).toSorted()).toEqual([
      "The problem with a job of yours was answered",
      "There is a problem with a job of yours"
    ])
    for (const { html, text, to } of outbox.letters) {
      expect(to.address).toBe(stranger.email)
      expect(html + text).not.toMatch(/CASH PRIZE|Reyes Plumbing/)
    }
  })

  it("about a problem that is raised again goes once in seven days of one job", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(aPairToWriteTo())
    const sent = async (minutes: number) => {
      const { length } = outbox.letters
      await outbox.after(minutes)
      return subjects(outbox).slice(length)
    }
    const words = ["Reyes Plumbing says there is a problem with your job: Plumbing"]
    // For a problem that is withdrawn before its email is sent, nothing is sent.
    await outbox.run(Effect.flatMap(problemOf(pair), withdrawn))
    expect(await sent(0)).toEqual([])
    let last = await outbox.run(problemOf(pair))
    expect(await sent(0)).toEqual(words)
    const raiseAgain = Effect.suspend(() => Effect.andThen(withdrawn(last), problemOf(pair)))
    for (const days of [3, 3.9]) {
      expect(await sent(days * 24 * 60)).toEqual([])
      last = await outbox.run(raiseAgain)
      expect(await sent(0)).toEqual([])
    }
    const quote = aQuote({ homeownerId: pair.homeowner.id, providerId: pair.provider.id })
    await outbox.run(Effect.andThen(seedMarketplace({ quotes: [quote] }), problemOf({ ...pair, quote })))
    expect(await sent(0)).toEqual(words)
    expect(await sent(0.2 * 24 * 60)).toEqual([])
    await outbox.run(raiseAgain)
    expect(await sent(0)).toEqual(words)
  })

  it("about a problem that follows one that was decided goes as the first did", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(aPairToWriteTo())
    const words = "Reyes Plumbing says there is a problem with your job: Plumbing"
    const first = await outbox.run(problemOf(pair))
    await outbox.after(0)
    await outbox.run(Effect.andThen(nowIn("decided")(first), problemOf(pair)))
    await outbox.after(0)
    expect(subjects(outbox)).toEqual([words, words])
  })

  it("goes to nobody who is suspended, at once or of a day, but for what is always sent", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(aPairToWriteTo())
    const { id: userId } = pair.homeowner
    const sanction = aSanction({ userId, level: "suspended" })
    await outbox.run(
      Effect.gen(function* () {
        yield* (yield* PreferenceRepository).choose(userId, { work: "daily" })
        yield* told(offer(pair))
      })
    )
    await outbox.after(0)
    await outbox.run(
      Effect.gen(function* () {
        yield* (yield* SanctionRepository).insert(sanction)
        yield* told(noticeOfSanction(sanction, null), message(pair))
      })
    )
    await outbox.after(10)
    await outbox.after(24 * 60)
    expect(subjects(outbox)).toEqual(["Your account is suspended"])
  })

  it("comes with the day's others at eight in the morning for who wants them so, and never for who wants none", async () => {
    const outbox = anOutbox()
    await outbox.run(Effect.andThen(choose("daily"), choose("off")))
    await outbox.after(10)
    expect(subjects(outbox)).toEqual(Array(2).fill("New messages from Reyes Plumbing"))
    // From ten past noon it takes 19 hours and 50 minutes until eight in the morning.
    await outbox.after(19 * 60 + 49)
    expect(outbox.letters).toHaveLength(2)
    await outbox.after(1)
    expect(subjects(outbox).slice(2)).toEqual(["One thing since yesterday"])
    expect(outbox.letters[2]?.text).toContain("Reyes Plumbing: $900 for Plumbing")
    expect(outbox.letters[2]?.text).toContain("12 Main Street, Austin, TX 78701")
    await outbox.after(2 * 24 * 60)
    expect(outbox.letters).toHaveLength(3)
  })

  it.each([
    ["Pacific/Auckland", 60],
    ["America/Chicago", 20 * 60],
    ["Pacific/Honolulu", 24 * 60]
  ])(
    "of a day that waits comes at the eight of %s, which its reader has chosen meanwhile",
    async (timeZone, minutes) => {
      const outbox = anOutbox()
      const pair = await outbox.run(aPairToWriteTo())
      const chosen = { work: "daily", messages: "now", alerts: "daily" } as const
      const reader = asHomeowner(pair.homeowner)
      const save = (zone: string) =>
        outbox.run(choosePreferences(reader, Effect.succeed({ ...chosen, timeZone: zone })))
      await save("America/Chicago")
      await outbox.run(told(offer(pair)))
      await outbox.after(0)
      await save(timeZone)
      await outbox.after(minutes - 1)
      expect(outbox.letters).toEqual([])
      await outbox.run(TestClock.adjust("1 minute"))
      // The email is due, and saving the same zone again does not postpone it.
      await save(timeZone)
      await outbox.after(0)
      expect(subjects(outbox)).toEqual(["One thing since yesterday"])
    }
  )

  it("that is the 51st of a day comes with the day's others, but for what is always sent", async () => {
    const outbox = anOutbox()
    const pair = await outbox.run(aPairToWriteTo())
    const { id: userId } = pair.homeowner
    const at = new Date(noon).toISOString()
    await outbox.run(
      Effect.gen(function* () {
        const { add, claim, settle } = yield* EmailRepository
        const ofWork = Array.from({ length: emailsPerDay - 1 }, () => anEmail({ userId, notBefore: at }))
        yield* add([...ofWork, anEmail({ userId, kind: "password-changed", notBefore: at })])
        for (const email of yield* claim(at, at, 100)) yield* settle(email, { state: "sent", sentAt: at })
        yield* told(offer(pair))
        yield* told(message(pair))
      })
    )
    await outbox.after(10)
    expect(subjects(outbox)).toEqual(["Reyes Plumbing: $900 for Plumbing"])
    await outbox.run(sendAccountEmail(userId, "reset-password"))
    await outbox.after(0)
    expect(subjects(outbox).slice(1)).toEqual(["Set a new password"])
    await outbox.after(19 * 60 + 49)
    expect(outbox.letters).toHaveLength(2)
    await outbox.after(1)
    expect(subjects(outbox).slice(2)).toEqual([expect.stringMatching(/ since yesterday$/)])
    expect(outbox.letters[2]?.text).toContain("New messages from Reyes Plumbing")
  })

  it("is counted among the day's before the next one is sent, however slowly mail servers take them", async () => {
    const outbox = anOutbox({}, () => Effect.promise(() => setTimeout(5)))
    const at = new Date(noon).toISOString()
    const pair = await outbox.run(aPairToWriteTo())
    const { id: userId } = pair.homeowner
    await outbox.run(
      Effect.gen(function* () {
        const { add, claim, settle } = yield* EmailRepository
        yield* add(Array.from({ length: emailsPerDay - 1 }, () => anEmail({ userId, notBefore: at })))
        for (const email of yield* claim(at, at, 100)) yield* settle(email, { state: "sent", sentAt: at })
        yield* told(offer(pair))
        yield* told(message(pair))
        yield* told(offer(pair))
      })
    )
    await outbox.after(10)
    expect(outbox.letters).toHaveLength(1)
  })

  it("is tried for a day and a half while the mail server is away, then given up", async () => {
    let isAway = true
    const outbox = anOutbox({}, () =>
      isAway ? Effect.fail(new NotSent({ reason: "nobody answers" })) : Effect.void
    )
    await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(offer(people))))
    const tries: Array<number> = []
    for (const minutes of [0, 1, 5, 30, 120, 360]) {
      await outbox.after(minutes)
      const [waiting] = await outbox.run(statesOf)
      tries.push(waiting?.attempts ?? 0)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6])
    expect(outbox.unsent).toEqual(Array(6).fill("nobody answers"))
    await outbox.after(23 * 60)
    expect(await outbox.run(statesOf)).toMatchObject([{ attempts: 6, reason: "nobody answers" }])
    isAway = false
    await outbox.after(60)
    expect(outbox.letters).toHaveLength(1)
    expect(await outbox.run(statesOf)).toEqual([])
  })

  it("of which another one was written while it waited for an attempt leaves the word to that one", async () => {
    let isAway = true
    const outbox = anOutbox({}, () =>
      isAway ? Effect.fail(new NotSent({ reason: "nobody answers" })) : Effect.void
    )
    const pair = await outbox.run(aPairToWriteTo())
    const { provider, quote } = pair
    const { offer: revised } = offeredOn(quote, { price: 950 })
    const revise = told(noticeOfRevision(asProvider(provider), quote, revised, 900))
    const forget = sendAccountEmail(pair.homeowner.id, "reset-password")
    await outbox.run(Effect.andThen(revise, forget))
    // By then both have been tried after 2, 3, 8 and 38 minutes, or after 0, 1, 6 and 36.
    await outbox.after(0)
    for (const minutes of [1, 1, 1, 3, 2]) await outbox.after(minutes)
    await outbox.after(25)
    await outbox.run(Effect.andThen(revise, forget))
    await outbox.after(0)
    await outbox.after(1)
    isAway = false
    for (const minutes of [1, 1, 1, 5, 30, 30, 120]) await outbox.after(minutes)
    expect(subjects(outbox).toSorted()).toEqual([
      "Reyes Plumbing has changed its offer: $900 → $950",
      "Set a new password"
    ])
    const link = outbox.letters.map(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1]).find(Boolean)
    const { digestOf } = await outbox.run(Keys)
    const keys = await outbox.run(EmailKeyRepository)
    expect(await outbox.run(keys.byDigest(digestOf(link ?? "")))).not.toBeNull()
    expect(await outbox.run(statesOf)).toEqual([])
  })

  it("is given up after its seventh attempt", async () => {
    const outbox = anOutbox({}, () => Effect.fail(new NotSent({ reason: "nobody answers" })))
    await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(offer(people))))
    for (const minutes of [0, 1, 5, 30, 120, 360, 24 * 60]) await outbox.after(minutes)
    expect(await outbox.run(statesOf)).toEqual([])
    expect(outbox.faults).toEqual([])
  })

  it("that its address refuses is the last one to it", async () => {
    const outbox = anOutbox({}, () => Effect.fail(new AddressRefused({ reason: "550 no such user" })))
    const pair = await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(offer(people))))
    await outbox.after(0)
    const { mailStopped } = await outbox.run(
      Effect.flatMap(ContactRepository, ({ of }) => of(pair.homeowner.id))
    )
    expect(mailStopped).toBe("bounced")
    expect(await outbox.run(statesOf)).toEqual([])
  })

  it("is dropped where email is off, and nothing piles up", async () => {
    const outbox = anOutbox({ isOn: false })
    await outbox.run(Effect.tap(aPairToWriteTo(), (people) => told(offer(people))))
    await outbox.after(0)
    expect(outbox.letters).toEqual([])
    expect(await outbox.run(statesOf)).toEqual([])
  })

  it("is never sent about what its reader has read, whatever happens when", async () => {
    const steps = fc.array(
      fc.record({ step: fc.constantFrom("write", "read"), minutes: fc.integer({ min: 0, max: 15 }) }),
      { maxLength: 12 }
    )
    await fc.assert(
      fc.asyncProperty(steps, async (happens) => {
        const outbox = anOutbox()
        const pair = await outbox.run(aPairToWriteTo())
        const reader = asHomeowner(pair.homeowner)
        let unread = 1
        const sentWhileRead: Array<string> = []
        for (const { minutes, step } of happens) {
          if (step === "write") {
            const { addMessage } = await outbox.run(ConversationRepository)
            await outbox.run(
              Effect.andThen(
                addMessage(
                  aMessage({ conversationId: pair.conversation.id, senderUserId: pair.provider.userId })
                ),
                told(message(pair))
              )
            )
            unread += 1
          } else {
            await outbox.run(markRead(reader, pair.conversation.id))
            unread = 0
          }
          const { length } = outbox.letters
          await outbox.after(minutes)
          if (unread === 0) sentWhileRead.push(...subjects(outbox).slice(length))
        }
        expect(sentWhileRead).toEqual([])
      }),
      { numRuns: 40 }
    )
  })
})
