import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { noticeOfJob } from "#domain/notices/alert-notices.ts"
import { noticeOfOffer } from "#domain/notices/offer-notices.ts"
import { noticeOfRequest } from "#domain/notices/work-notices.ts"
import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import { SearchId } from "#domain/shared/ids.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { aProject, aQuote, offeredOn } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { announceJobs } from "#use-cases/job-alerts/announce-jobs.ts"
import { tellOfNew } from "#use-cases/saved-search/tell-of-new.ts"
import { businesses } from "#use-cases/suggestions/businesses.ts"

import { anOutbox, aPairToWriteTo, noon, told } from "./outbox.ts"

/** The services that the search for alerts needs beside the store. */
const around = Layer.merge(
  ZipcodePlaces,
  businesses((fault) => expect.unreachable(String(fault)))
)

const austin = { latitude: 30.27, longitude: -97.74 }
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString()

const failing = (fault: unknown) => {
  throw fault
}

const wantsAtOnce = Effect.fnUntraced(function* ({
  homeowner,
  provider
}: Effect.Success<ReturnType<typeof aPairToWriteTo>>) {
  const { choose } = yield* PreferenceRepository
  for (const id of [homeowner.id, provider.userId]) yield* choose(id, { alerts: "now" })
})

describe("Job alerts by email", () => {
  it("say what the job is, how near, and how many have offered", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const pair = yield* aPairToWriteTo()
        yield* wantsAtOnce(pair)
        const project = aProject({
          homeownerId: pair.homeowner.id,
          title: "Repipe the house",
          category: "Plumbing",
          place: "Austin, TX 78701",
          timeline: "1 month",
          budgetMax: 2_500
        })
        yield* seedMarketplace({ projects: [project] })
        yield* (yield* AnnouncementRepository).announce(project.id, at(0))
        yield* announceJobs(failing)
      })
    )
    await outbox.after(1)
    const [letter] = outbox.letters
    expect(letter).toMatchObject({
      subject: "New job under 5 miles: Repipe the house",
      unsubscribe: expect.stringContaining("/unsubscribe/")
    })
    expect(letter?.text).toContain("Plumbing, Austin, $2,500, Within 1 month. 0 of 4 offers so far.")
    expect(letter?.text).toMatch(/See the job:\nhttps:\/\/www\.example\.com\/projects\/[\w-]{36}\n/)
    expect(letter?.text).toContain("12 Main Street, Austin, TX 78701")
  })

  it("are 20 a day, and then come with the day's others", async () => {
    const outbox = anOutbox()
    await outbox.run(
      Effect.gen(function* () {
        const pair = yield* aPairToWriteTo()
        yield* wantsAtOnce(pair)
        const projects = Array.from({ length: 23 }, (_, index) =>
          aProject({ homeownerId: pair.homeowner.id, title: `Job number ${index}`, ...austin })
        )
        yield* seedMarketplace({ projects })
        for (const project of projects)
          yield* told(noticeOfJob(project, { providerId: pair.provider.id, base: austin }))
      })
    )
    await outbox.after(1)
    expect(outbox.letters).toHaveLength(20)
    expect(outbox.letters[0]?.subject).toMatch(/^New job under 5 miles: Job number \d+$/)
    await outbox.after(20 * 60)
    expect(outbox.letters.slice(20).map(({ subject }) => subject)).toEqual(["3 things since yesterday"])
  })
})

const searchOf = (
  search: Partial<SavedSearchRecord> & Pick<SavedSearchRecord, "userId">
): SavedSearchRecord => ({
  id: SearchId.make("0198c4a0-0000-7000-8000-000000000001"),
  name: "Roofers",
  query: { specialty: "Roofing", zipCode: "78701" },
  alert: "daily",
  createdAt: at(-24),
  seenUpTo: at(-24),
  toldUpTo: at(-24),
  dueAt: at(0),
  ...search
})

const aSavedSearch = async (...mailing: Parameters<typeof anOutbox>) => {
  const outbox = anOutbox(...mailing)
  const pair = await outbox.run(
    Effect.gen(function* () {
      const people = yield* aPairToWriteTo()
      yield* wantsAtOnce(people)
      yield* (yield* SavedSearchRepository).insert(searchOf({ userId: people.homeowner.id }), 20)
      return people
    })
  )
  const list = (...hours: ReadonlyArray<number>) =>
    outbox.run(
      Effect.forEach(hours, (hour) =>
        seedProvider({
          specialties: ["Roofing"],
          businessName: `Roofs of ${hour}`,
          listedAt: at(hour),
          ...austin
        })
      )
    )
  const look = () => outbox.run(Effect.provide(tellOfNew(failing), around))
  return { ...outbox, list, look, pair, userId: pair.homeowner.id }
}

describe("Emails about a saved search", () => {
  it("name up to five of those who are new, each once, and nobody where nothing is", async () => {
    const { after, letters, list, look, userId } = await aSavedSearch()
    await list(-30, -6, -5, -4, -3, -2, -1)
    await look()
    await look()
    await after(1)
    expect(letters.map(({ subject }) => subject)).toEqual(['6 new for "Roofers"'])
    const named = [...(letters[0]?.text ?? "").matchAll(/^- (Roofs of -\d+), New, [\d.]+ miles away$/gm)]
    expect(named).toHaveLength(5)
    expect(letters[0]?.text).not.toContain("Roofs of -30")
    // Following this link marks the search as seen.
    expect(letters[0]?.text).toContain(
      `https://www.example.com/providers?specialty=Roofing&zipCode=78701&saved=${searchOf({ userId }).id}\n`
    )
    await after(24 * 60)
    await look()
    await after(1)
    expect(letters).toHaveLength(1)
    await list(25)
    await after(24 * 60)
    await look()
    await after(1)
    expect(letters.map(({ subject }) => subject).slice(1)).toEqual(['1 new for "Roofers"'])
  })

  it("are not sent about a search that is deleted or wants none before they go", async () => {
    const { after, letters, list, look, run, userId } = await aSavedSearch()
    await list(-1)
    await look()
    await run(
      Effect.flatMap(SavedSearchRepository, ({ change }) =>
        change(userId, searchOf({ userId }).id, (search) => ({ ...search, alert: "off", dueAt: null }))
      )
    )
    await after(24 * 60)
    expect(letters).toEqual([])
  })

  it("are not sent by a server that another one has overtaken", async () => {
    const { after, letters, list, look, run } = await aSavedSearch()
    await list(-1)
    const searches = await run(SavedSearchRepository)
    const { settle } = searches
    await run(
      tellOfNew(failing).pipe(
        Effect.provideService(SavedSearchRepository, {
          ...searches,
          settle: (search, next) => Effect.andThen(settle(search, next), settle(search, next))
        }),
        Effect.provide(around)
      )
    )
    await look()
    await after(1)
    expect(letters).toEqual([])
  })

  it("are sent late where a fault has kept them", async () => {
    const { after, letters, list, run } = await aSavedSearch()
    await list(-1)
    const faults: Array<unknown> = []
    const searches = await run(SavedSearchRepository)
    await run(
      tellOfNew((fault) => void faults.push(fault)).pipe(
        Effect.provideService(SavedSearchRepository, {
          ...searches,
          settle: () => Effect.die(new Error("the database is gone"))
        }),
        Effect.provide(around)
      )
    )
    expect(faults).toHaveLength(1)
    await after(5)
    expect(letters).toEqual([])
    await run(Effect.provide(tellOfNew(failing), around))
    await after(1)
    expect(letters).toHaveLength(1)
  })
})

describe("A site without a postal address, which the law asks for", () => {
  it("sends no alerts and no day's emails, and says why; emails about work go out", async () => {
    const { after, letters, list, look, pair, run } = await aSavedSearch({ postalAddress: null })
    const { homeowner, provider, quote } = pair
    await list(-1)
    await look()
    await run(
      Effect.gen(function* () {
        const project = aProject({ homeownerId: homeowner.id, ...austin })
        const request = aQuote({ homeownerId: homeowner.id, providerId: provider.id })
        yield* seedMarketplace({ projects: [project], quotes: [request] })
        yield* (yield* PreferenceRepository).choose(provider.userId, { work: "daily" })
        yield* told(
          noticeOfJob(project, { providerId: provider.id, base: austin }),
          noticeOfRequest(asHomeowner(homeowner), request),
          noticeOfOffer(asProvider(provider), quote, offeredOn(quote, { price: 900 }).offer, null)
        )
      })
    )
    await after(10)
    await after(24 * 60)
    expect(letters.map(({ subject }) => subject)).toEqual(["Reyes Plumbing: $900 for Plumbing"])
    const unsent = await run(Effect.flatMap(EmailRepository, (emails) => emails.unsent(10)))
    expect(Object.fromEntries(unsent.map(({ kind, reason }) => [kind, reason]))).toEqual({
      digest: "there is no postal address",
      "job-alert": "there is no postal address",
      "quote-requested": "told with the day's others",
      "search-alert": "there is no postal address"
    })
  })
})
