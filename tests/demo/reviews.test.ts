import { describe, expect, it } from "vitest"

import { dayOf } from "#adapters/demo/calendar.ts"
import { demoMarketplace } from "#adapters/demo/index.ts"
import type { Job } from "#adapters/demo/trade.ts"
import { readTrades } from "#adapters/demo/trades.ts"
import type { ReviewRecord } from "#domain/review/review.ts"

import { found, grouped, indexOf } from "./index-of.ts"
import { sentencesShared } from "./sentences.ts"

const trades = readTrades()
const market = demoMarketplace()
const { providers, quotes } = indexOf(market)
const { reviews } = market

const share = (...stars: ReadonlyArray<number>) =>
  reviews.filter(({ rating }) => stars.includes(rating)).length / reviews.length

const words = (texts: ReadonlyArray<string>) =>
  texts.map((text) => text.replace(/^\w+\| /, "")).filter((text) => !text.includes("{"))

const complaintsAbout = (jobs: ReadonlyArray<Job>) =>
  jobs.flatMap(({ faults }) => faults.map(({ fault }) => fault))

const says = (stars: (rating: number) => boolean, texts: ReadonlyArray<string>) =>
  reviews.filter(({ content, rating }) => stars(rating) && texts.some((text) => content.includes(text)))

describe("the demo reviews", () => {
  it("are all different", () => {
    expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length)
  })

  it("share no sentence and no title under one provider", () => {
    for (const own of grouped(reviews, ({ providerId }) => providerId).values()) {
      expect(sentencesShared(own.map(({ content }) => content))).toEqual([])
      expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
    }
  })

  it("share no sentence in one city and trade", () => {
    const kinds = [
      ({ quoteId }: ReviewRecord) => found(quotes.get(quoteId ?? "")).serviceType,
      ({ providerId }: ReviewRecord) => found(providers.get(providerId)).specialties[0]
    ]
    for (const tradeOf of kinds) {
      const together = grouped(
        reviews,
        (review) => `${found(providers.get(review.providerId)).location}: ${tradeOf(review)}`
      )
      const shared = [...together].flatMap(([place, own]) =>
        sentencesShared(own.map(({ content }) => content)).map((sentence) => `${place}: ${sentence}`)
      )
      expect(shared).toEqual([])
    }
  })

  it("are as long as people make them: a line, or a paragraph", () => {
    const lengths = reviews.map(({ content }) => content.length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5)
    expect(lengths.filter((length) => length < 80).length).toBeGreaterThan(50)
    expect(lengths.filter((length) => length > 250).length).toBeGreaterThan(100)
  })

  it("have every placeholder filled in and every topic mark taken off", () => {
    const marked = reviews.filter(({ content, title }) => /[{}|]|undefined|null/.test(content + title))
    expect(marked).toEqual([])
  })

  it("are mostly happy, with every rating present", () => {
    expect(share(4, 5)).toBeGreaterThan(0.75)
    expect(share(4, 5)).toBeLessThan(0.95)
    for (const stars of [1, 2, 3, 4, 5]) expect(share(stars)).toBeGreaterThan(0.003)
  })

  it("speak as their stars do: no complaint above four stars, no praise below three", () => {
    const complaints = words(
      trades.flatMap(({ jobs, voices }) => [...complaintsAbout(jobs), ...voices.sorry])
    )
    const praise = words(
      trades.flatMap(({ jobs, voices }) => [...jobs.flatMap(({ details }) => details), ...voices.praise])
    )
    expect(says((rating) => rating > 3, complaints)).toEqual([])
    expect(says((rating) => rating < 3, praise)).toEqual([])
    expect(says((rating) => rating < 3, complaints).length).toBeGreaterThan(20)
  })

  it("stand on a completed quote of the same two people, one review a quote", () => {
    for (const { createdAt, homeownerId, providerId, quoteId, serviceDate } of reviews) {
      const quote = found(quotes.get(quoteId ?? ""))
      expect(quote).toMatchObject({ homeownerId, providerId, status: "completed" })
      expect(serviceDate).toBe(dayOf(found(quote.completedAt ?? undefined)))
      expect(serviceDate < dayOf(createdAt)).toBe(true)
    }
    expect(new Set(reviews.map(({ quoteId }) => quoteId)).size).toBe(reviews.length)
  })

  it("come within 60 days of the work", () => {
    for (const { createdAt, serviceDate } of reviews) {
      expect(Date.parse(createdAt) - Date.parse(serviceDate)).toBeLessThan(60 * 86_400_000)
    }
  })

  it("name the amount that was agreed", () => {
    const priced = reviews.filter(({ content }) => /\$\d/.test(content))
    expect(priced.length).toBeGreaterThan(10)
    const exact = priced.filter(({ content, quoteId }) =>
      content.includes(`$${found(quotes.get(quoteId ?? "")).providerQuote?.toLocaleString("en-US")}`)
    )
    expect(exact).toEqual(priced)
  })
})

describe("the texts of a trade", () => {
  it.each(trades)("$name has enough of its own to say", ({ businesses, jobs, voices }) => {
    const said = jobs.flatMap(({ details, openings }) => [...openings, ...details])
    expect(new Set(said).size).toBe(said.length)
    expect(said.length).toBeGreaterThanOrEqual(45)
    expect(voices.praise.length + voices.oneLiners.length).toBeGreaterThanOrEqual(25)
    expect(businesses.length).toBeGreaterThanOrEqual(16)
  })

  it("knows every kind of job that somebody is said to take", () => {
    for (const { businesses, jobs, sideline } of trades) {
      const kinds = new Set(jobs.map(({ kind }) => kind))
      expect(kinds.size).toBe(jobs.length)
      const taken = businesses.flatMap(({ does = [] }) => does).concat(sideline)
      expect(taken.filter((kind) => !kinds.has(kind))).toEqual([])
      expect(sideline).not.toEqual([])
    }
  })

  it("is said by no other trade", () => {
    const said = trades.map(({ jobs, voices }) => {
      const ofJobs = jobs
        .flatMap((job) => [job.openings, job.details, complaintsAbout([job]), job.praise ?? []])
        .flat()
      return new Set(ofJobs.concat(voices.oneLiners, voices.praise, voices.sorry))
    })
    const all = said.flatMap((texts) => Array.from(texts))
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })
})
