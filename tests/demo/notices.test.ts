import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { demoAccounts, demoInstant, demoMarketplace } from "#adapters/demo/index.ts"
import { notificationDays } from "#domain/notices/kept-days.ts"
import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import { asNotification, type NotificationRecord } from "#domain/notices/notice.ts"
import { isQuoteAsTold } from "#domain/notices/still-true.ts"
import { formatMoney } from "#domain/shared/money.ts"

import { found, grouped, indexOf } from "./index-of.ts"

const market = demoMarketplace()
const { notifications } = market
const things = indexOf(market)
const unread = notifications.filter(({ readAt }) => readAt === null)
const isMessage = ({ kind }: NotificationRecord) => kind === "message-received"
const textOf = (notification: NotificationRecord) => asNotification(notification).text
const of = (...kinds: ReadonlyArray<string>) => notifications.filter(({ kind }) => kinds.includes(kind))
const emailOf = ({ userId }: NotificationRecord) => found(things.users.get(userId)).email
const byPerson = grouped(notifications, emailOf)

/** The things of two people that the demo has notices about. */
const ofTwo = {
  conversation: things.conversations,
  project: things.projects,
  quote: things.quotes,
  review: things.reviews
}
const isOfTwo = (thing: string): thing is keyof typeof ofTwo => Object.hasOwn(ofTwo, thing)

const thingOf = ({ thing, thingId }: NotificationRecord) =>
  isOfTwo(thing) ? ofTwo[thing].get(thingId) : undefined

/** The two people of the notification's thing. */
const partiesOf = (notification: NotificationRecord) => {
  const { homeownerId, providerId } = found(thingOf(notification))
  const invited = market.invitations.find(({ projectId }) => projectId === notification.thingId)
  return {
    homeowner: found(things.users.get(homeownerId)),
    provider: things.providers.get(providerId ?? invited?.providerId ?? "")
  }
}

/** Whether the notification's thing has moved on, or was answered. */
const isSettled = ({ kind, thingId }: NotificationRecord) => {
  const quote = things.quotes.get(thingId)
  const hasReply = (things.reviews.get(thingId)?.reply ?? null) !== null
  return hasReply || (quote !== undefined && !isQuoteAsTold(kind, quote))
}

describe("the demo notifications", () => {
  it("are 8 to 15 for each demo account, and none for anybody else", () => {
    expect(new Set(byPerson.keys())).toEqual(new Set(demoAccounts.map(({ email }) => email)))
    for (const own of byPerson.values()) {
      expect(own.length).toBeGreaterThanOrEqual(8)
      expect(own.length).toBeLessThanOrEqual(15)
    }
  })

  it("have facts as their kinds have them", () => {
    for (const { facts, kind, thing } of notifications) {
      expect(Schema.is(noticeKinds[kind].facts)(facts)).toBe(true)
      expect(thing).toBe(noticeKinds[kind].thing)
    }
  })

  it("are about things of their reader, and name the other person", () => {
    for (const notification of notifications) {
      const { homeowner, provider } = partiesOf(notification)
      const { businessName, userId } = found(provider)
      expect([homeowner.id, userId]).toContain(notification.userId)
      const other = notification.userId === homeowner.id ? businessName : homeowner.firstName
      expect(textOf(notification)).toContain(other)
    }
  })

  it("name prices and stars as they are", () => {
    const offers = of("offer-received")
    const reviews = of("review-received")
    expect(Math.min(offers.length, reviews.length)).toBeGreaterThan(3)
    for (const offer of offers) {
      const { providerQuote } = found(things.quotes.get(offer.thingId))
      expect(textOf(offer)).toContain(formatMoney(providerQuote ?? 0))
    }
    for (const review of reviews) {
      expect(textOf(review)).toContain(`${found(things.reviews.get(review.thingId)).rating} star`)
    }
  })

  it("came when it happened", () => {
    for (const { createdAt, kind, thingId } of of(
      "quote-requested",
      "project-addressed",
      "review-received"
    )) {
      const thing = things.quotes.get(thingId) ?? things.projects.get(thingId) ?? things.reviews.get(thingId)
      expect([kind, createdAt]).toEqual([kind, found(thing).createdAt])
    }
    for (const { createdAt, thingId } of of("job-completed")) {
      expect(createdAt).toBe(found(things.quotes.get(thingId)).completedAt)
    }
    for (const { createdAt, thingId } of of("reply-received")) {
      expect(createdAt).toBe(found(things.reviews.get(thingId)).reply?.createdAt)
    }
    for (const { createdAt, thingId, userId } of notifications.filter(isMessage)) {
      const sent = market.messages.filter(
        ({ conversationId, senderUserId }) => conversationId === thingId && senderUserId !== userId
      )
      expect(sent.map((message) => message.createdAt)).toContain(createdAt)
    }
  })

  it("tell a quote's story in its order: asked, offered, agreed or declined, done, reviewed", () => {
    const order = [
      ["quote-requested"],
      ["offer-received"],
      ["offer-accepted", "quote-declined"],
      ["job-completed", "quote-cancelled"],
      ["review-wanted"]
    ]
    const rankOf = ({ kind }: NotificationRecord) => order.findIndex((kinds) => kinds.includes(kind))
    const ofQuotes = notifications.filter(({ thing }) => thing === "quote")
    for (const [id, told] of grouped(ofQuotes, ({ thingId }) => thingId)) {
      const times = told.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
      expect(found(times[0]) >= found(things.quotes.get(id)).createdAt).toBe(true)
    }
  })

  it("lie behind us, all but the question for a review, and are as young as those that are kept", () => {
    for (const { createdAt, kind } of notifications) {
      expect(createdAt < demoInstant || kind === "review-wanted").toBe(true)
      const days = (Date.parse(demoInstant) - Date.parse(createdAt)) / 86_400_000
      expect(days).toBeLessThan(notificationDays)
    }
  })

  it("are unread where they are the newest of what waits, and read soon otherwise", () => {
    for (const own of byPerson.values()) {
      const fresh = own.filter(({ readAt }) => readAt === null)
      expect(fresh.length).toBeGreaterThanOrEqual(2)
      expect(fresh.length).toBeLessThanOrEqual(4)
      for (const { createdAt, readAt } of own) {
        expect(readAt === null || (createdAt < readAt && readAt <= demoInstant)).toBe(true)
      }
    }
  })

  it("are unread of messages where messages are", () => {
    const waiting = market.messages.filter(({ read }) => !read).map(({ conversationId }) => conversationId)
    const told = unread.filter(isMessage).map(({ thingId }) => thingId)
    expect(new Set(told)).toEqual(new Set(waiting))
  })

  it("are read of work that has moved on or was answered", () => {
    expect(notifications.some(isSettled)).toBe(true)
    expect(unread.filter(isSettled)).toEqual([])
  })

  it("are one of a kind about a thing while unread", () => {
    const keys = unread.map(({ kind, thingId, userId }) => `${userId} ${kind} ${thingId}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it("ask for a review of what was not reviewed by then", () => {
    const asked = of("review-wanted")
    expect(asked.length).toBeGreaterThanOrEqual(1)
    for (const { createdAt, thingId } of asked) {
      const review = market.reviews.find(({ quoteId }) => quoteId === thingId)
      expect(review === undefined || review.createdAt > createdAt).toBe(true)
    }
  })

  it.each(["2025-02-28T00:00:00.000Z", "2027-07-01T12:00:00.000Z"])(
    "are as many for another instant: %s",
    (now) => {
      const other = grouped(demoMarketplace(now).notifications, ({ userId }) => userId)
      expect(other.size).toBe(demoAccounts.length)
      expect([...other.values()].every(({ length }) => length >= 8 && length <= 15)).toBe(true)
    }
  )
})
