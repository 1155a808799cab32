import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Dialect } from "#adapters/db-knex/dialect.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import { byIdsStatement } from "#adapters/db-knex/views/listed-providers.ts"
import { providerColumns } from "#adapters/db-knex/views/provider-row.ts"
import { pageStatement, pageStatements, type Reading } from "#adapters/db-knex/views/search/pages.ts"
import { groupsOf } from "#adapters/db-knex/views/search/statement.ts"
import { countStatement } from "#adapters/db-knex/views/search/totals.ts"
import { type ProviderSearch, turnsOf } from "#domain/provider/search/provider-search.ts"
import { countLimit, sortOrders } from "#domain/provider/search/search-options.ts"
import { aProviderId, aSearch } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { type Plan, type Planner, planners } from "#tests/support/stores/query-plans.ts"
import { statementsOfFeeds, statementsOfViews } from "#tests/support/stores/recorded-statements.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"
import { aTown } from "#tests/support/town.ts"

const restrictions: ReadonlyArray<Partial<ProviderSearch>> = [
  { words: ["kitchen", "cabinet"] },
  { specialty: "Plumbing" },
  { minRating: 4.5 },
  { licensedOnly: true },
  { insuredOnly: true },
  { availability: ["asap", "today"] },
  { near: { latitude: 30.27, longitude: -97.74, radiusMiles: 50 } },
  { placeText: "springs" }
]

// Each of these searches has a second group of results.
const trades: ReadonlyArray<Partial<ProviderSearch>> = [
  { trades: ["Plumbing"] },
  { trades: ["Plumbing", "Handyman"], words: ["kitchen", "cabinet"] },
  { trades: ["Roofing"], specialty: "Plumbing", words: ["leak"] },
  { trades: ["Electrical"], words: ["generator"] },
  { trades: ["Plumbing"], state: "tx" },
  {
    trades: ["Plumbing", "HVAC"],
    isUrgent: true,
    near: { latitude: 30.27, longitude: -97.74, radiusMiles: null }
  }
]

const combinationsOf = (all: typeof restrictions) => {
  let combinations: typeof restrictions = [{}]
  for (const restriction of all) {
    combinations = combinations.flatMap((some) => [some, { ...some, ...restriction }])
  }
  return combinations
}

const inEveryOrder = (some: Partial<ProviderSearch>) =>
  sortOrders.map((sortBy) => aSearch({ ...some, sortBy }))

// Statements per combination: one for each sort order, one for a deep page, and one for the count.
const everySearch =
  2 ** restrictions.length * (sortOrders.length + 2) + trades.length * (sortOrders.length + 1)

const readingOf = (dialect: Dialect): Reading => {
  const { versionOf } = dialect
  return { dialect, columns: versionOf === null ? providerColumns : `p.id, ${versionOf("p")} as version` }
}

const isOfProviders = (scan: string) => !/provider_locations|SCAN k\b/.test(scan)

const databases = (["sqlite", "postgres"] as const).filter((name) => storesUnderTest().includes(name))

describe.each(databases)("Query plans on %s", (name) => {
  let store: Awaited<ReturnType<(typeof freshDatabaseStores)["sqlite"]>>
  let planner: Planner
  beforeAll(async () => {
    store = await freshDatabaseStores[name]()
    planner = planners[name](store.address)
  })
  afterAll(async () => {
    await planner.close()
    await store.remove()
  })

  const plansOf = async (statements: ReadonlyArray<Statement>) => {
    const plans: Array<Plan & { readonly text: string }> = []
    for (const statement of statements) {
      plans.push({ ...(await planner.planOf(statement)), text: statement.text })
    }
    return plans
  }

  const scansOfProviders = async () => {
    const { dialect } = planner
    const reading = readingOf(dialect)
    const combinations = combinationsOf(restrictions)
    const pages = combinations.flatMap(inEveryOrder)
    const deepPages = combinations.map((some) => aSearch({ ...some, offset: 2_000 }))
    const statements = [
      ...[...pages, ...deepPages].map((search) => pageStatement(search, "words", search, reading)),
      ...combinations.map((some) => countStatement(aSearch(some), "words", dialect, countLimit)),
      ...trades.flatMap(inEveryOrder).map((search) => pageStatement(search, "trades", search, reading)),
      ...trades.map((some) => countStatement(aSearch(some), "trades", dialect, countLimit))
    ]
    const plans = await plansOf(statements)
    return { asked: plans.length, scans: plans.filter(({ scans }) => scans.some(isOfProviders)) }
  }

  it(
    "find providers by an index, whatever is asked for, before there are any",
    { timeout: 120_000 },
    async () => {
      expect(await scansOfProviders()).toEqual({ asked: everySearch, scans: [] })
    }
  )

  describe("in a marketplace", () => {
    beforeAll(async () => {
      const runtime = ManagedRuntime.make(store.layer)
      await runtime.runPromise(seedMarketplace(aTown(2_000)))
      await runtime.dispose()
      await planner.run(
        "insert into sessions (id, user_id, created_at, expires_at) " +
          "select 'key of ' || username, id, created_at, created_at from users"
      )
      await planner.run(
        "insert into events (kind, thing_id, created_at) select 'project', username, created_at from users"
      )
      await planner.run(
        "insert into event_topics (topic, event_id) select 'user:' || thing_id, id from events"
      )
      await planner.run(
        "insert into used_things (user_id, kind, ends_at, thing) select id, 'phonesRead', created_at, username from users"
      )
      await planner.run("analyze")
    })

    it("find providers by an index, whatever is asked for", { timeout: 120_000 }, async () => {
      expect(await scansOfProviders()).toEqual({ asked: everySearch, scans: [] })
    })

    it("find those who come first by an index", async () => {
      const { dialect } = planner
      const reading = readingOf(dialect)
      const urgent = restrictions.map((some) => ({ ...some, isUrgent: true }))
      const searches = [...restrictions, ...trades, ...urgent].flatMap(inEveryOrder).flatMap(turnsOf)
      const statements = searches.flatMap((search) =>
        groupsOf(search).flatMap((group) =>
          pageStatements(search, group, search, reading)
            .map((statement) => statement())
            .concat(countStatement(search, group, dialect, countLimit))
        )
      )
      const plans = await plansOf(statements)
      expect(plans.filter(({ scans }) => scans.some(isOfProviders))).toEqual([])
      expect(plans.length).toBeGreaterThan(2 * (restrictions.length + trades.length) * sortOrders.length)
    })

    it("walk an index in the order of the list where no place and no words are asked for", async () => {
      const walkable = restrictions.filter(
        (some) => !("words" in some || "near" in some || "placeText" in some)
      )
      const searches = combinationsOf(walkable).flatMap(inEveryOrder)
      const plans = await plansOf(
        searches.map((search) => pageStatement(search, "words", search, readingOf(planner.dialect)))
      )
      expect(plans.filter(({ sorts }) => sorts)).toEqual([])
      expect(plans).toHaveLength(2 ** walkable.length * sortOrders.length)
    })

    it("reach every other list and page by an index as well", async () => {
      const statements = [
        ...(await statementsOfViews(planner.dialect)),
        ...[1, 20].map((length) => byIdsStatement(Array.from({ length }, aProviderId), "1")),
        ...statementsOfFeeds(planner.dialect)
      ]
      const plans = await plansOf(statements)
      expect(plans.filter(({ scans }) => scans.length > 0)).toEqual([])
    })
  })

  it("would show a scan if there were one", async () => {
    const text = "select * from service_providers p where p.description like $1"
    const { scans } = await planner.planOf({ text, values: ["%x%"] })
    expect(scans).toHaveLength(1)
  })
})
