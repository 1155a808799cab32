import { describe, expect, it } from "vitest"

import { demoInstant } from "#adapters/demo/calendar.ts"
import { demoMarketplace } from "#adapters/demo/index.ts"
import { readTrades } from "#adapters/demo/trades.ts"
import { amends, concessions, nods, regrets } from "#adapters/demo/writing/reply-talk.ts"
import { maxReplyLength } from "#domain/review/review-limits.ts"

import { found, grouped, indexOf } from "./index-of.ts"

const trades = readTrades()
const market = demoMarketplace()
const { providers, reviews, users } = market
const things = indexOf(market)
const { quotes } = things

const replied = reviews.flatMap(({ reply, ...review }) => (reply === null ? [] : [{ ...review, reply }]))

const isHappy = (rating: number) => rating > 3
const isSorry = (rating: number) => rating <= 3

const share = (stars: (rating: number) => boolean) =>
  replied.filter(({ rating }) => stars(rating)).length / reviews.filter(({ rating }) => stars(rating)).length

/** Texts as they appear in a reply, without those with a placeholder, which is filled in there. */
const asSaid = (texts: ReadonlyArray<string>) =>
  texts.map((text) => text.replace(/^\w+\| /, "")).filter((text) => !text.includes("{"))

const jobs = trades.flatMap((trade) => trade.jobs)
const answers = asSaid(jobs.flatMap(({ faults }) => faults.map(({ answer }) => answer)))
const thanks = asSaid([...trades.flatMap((trade) => trade.thanks), ...jobs.flatMap(({ remarks }) => remarks)])

const under = (stars: (rating: number) => boolean, texts: ReadonlyArray<string>) =>
  replied.filter(({ rating, reply }) => stars(rating) && texts.some((text) => reply.content.includes(text)))

describe("the demo replies", () => {
  it("stand under a good part of the reviews, more often under the bad ones", () => {
    expect(share(() => true)).toBeGreaterThan(0.2)
    expect(share(() => true)).toBeLessThan(0.45)
    expect(share(isSorry)).toBeGreaterThan(share(isHappy))
    for (const stars of [1, 2, 3, 4, 5]) expect(share((rating) => rating === stars)).toBeGreaterThan(0.1)
  })

  it("are a habit of some providers, and of others not", () => {
    const own = [...grouped(reviews, ({ providerId }) => providerId).values()].filter(
      ({ length }) => length > 5
    )
    const answered = own.map((list) => list.filter(({ reply }) => reply !== null).length / list.length)
    expect(answered.filter((part) => part === 0).length).toBeGreaterThan(20)
    expect(answered.filter((part) => part > 0.5).length).toBeGreaterThan(20)
  })

  it("leave a demo provider something to reply to, and something to look at", () => {
    const rick = found(users.find(({ email }) => email === "rick@example.com"))
    const { id } = found(providers.find(({ userId }) => userId === rick.id))
    const own = reviews.filter(({ providerId }) => providerId === id)
    expect(own.some(({ reply }) => reply === null)).toBe(true)
    expect(own.some(({ reply }) => reply !== null)).toBe(true)
  })

  it("come after their review, and not from the future", () => {
    for (const { createdAt, reply } of replied) {
      expect(reply.createdAt > createdAt).toBe(true)
      expect(reply.createdAt < demoInstant).toBe(true)
    }
  })

  it("are all different, of a length that may be sent, with every placeholder filled in", () => {
    const contents = replied.map(({ reply }) => reply.content)
    expect(new Set(contents).size).toBe(contents.length)
    expect(
      contents.filter((text) => text.trim() !== text || text === "" || text.length > maxReplyLength)
    ).toEqual([])
    expect(contents.filter((text) => /[{}|]|undefined|null/.test(text))).toEqual([])
  })

  it("repeat nothing under one provider", () => {
    const texts = [...answers, ...thanks, ...asSaid([...amends, ...concessions, ...regrets])]
    for (const own of grouped(replied, ({ providerId }) => providerId).values()) {
      const used = own.flatMap(({ reply }) => texts.filter((text) => reply.content.includes(text)))
      expect(used.filter((text, index) => used.indexOf(text) !== index)).toEqual([])
    }
  })

  it("repeat nothing in one city and trade", () => {
    const together = grouped(replied, ({ providerId, quoteId }) => {
      const { serviceType } = found(quotes.get(quoteId ?? ""))
      return `${found(things.providers.get(providerId)).location}: ${serviceType}`
    })
    const all = asSaid([...amends, ...concessions, ...regrets, ...nods]).concat(answers, thanks)
    const twice = [...together].flatMap(([place, own]) => {
      const used = own.flatMap(({ reply }) => all.filter((text) => reply.content.includes(text)))
      return used.filter((text, index) => used.indexOf(text) !== index).map((text) => `${place}: ${text}`)
    })
    expect(twice).toEqual([])
  })

  it("speak to what was said: an answer to each fault, thanks for each praise", () => {
    expect(under(isHappy, [...answers, ...regrets, ...concessions, ...amends])).toEqual([])
    expect(under(isSorry, [...thanks, ...nods])).toEqual([])
    expect(under(isSorry, answers)).toHaveLength(replied.filter(({ rating }) => isSorry(rating)).length)
  })

  it("are no 'we' where one works alone", () => {
    const alone = new Set(
      trades.flatMap(({ businesses }) => businesses.filter(({ solo }) => solo)).map(({ name }) => name)
    )
    const ids = new Set(providers.filter(({ businessName }) => alone.has(businessName)).map(({ id }) => id))
    const own = replied.filter(({ providerId }) => ids.has(providerId))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter(({ reply }) => /\b(we|our|us|crew|team)\b/i.test(reply.content))).toEqual([])
  })
})

it.each(trades)("the providers of $name have an answer to every fault, and a word for every job", (trade) => {
  for (const { faults, remarks } of trade.jobs) {
    expect(faults).not.toEqual([])
    expect(faults.filter(({ answer }) => answer === "")).toEqual([])
    expect(remarks).not.toEqual([])
  }
  expect(trade.thanks.length).toBeGreaterThanOrEqual(6)
})
