import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import { type LoadedAccount, type Marketplace, MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn } from "../database.ts"
import { insertAll } from "../insert-all.ts"
import { listProviders } from "../provider-listings.ts"
import { reviews } from "../review-rows.ts"
import {
  accountRow,
  conversationRow,
  invitations,
  messages,
  offers,
  photos,
  projects,
  providers,
  quotes,
  reveals,
  templates
} from "../tables.ts"
import { afterCommit } from "../transaction.ts"
import { savedSearches } from "./alerts/saved-search-repository.ts"
import { notificationRow } from "./notification-statements.ts"
import { cases } from "./operators/case-repository.ts"
import { checks } from "./operators/check-repository.ts"
import { imports } from "./operators/import-repository.ts"
import { operators } from "./operators/operator-repository.ts"
import { sanctions } from "./operators/sanction-repository.ts"
import { applications } from "./operators/stored-application.ts"
import { licenses, matches } from "./operators/stored-registers.ts"
import { savedRow } from "./saved-provider-repository.ts"

const loadedRow = ({ emailConfirmedAt, ...account }: LoadedAccount) => ({
  ...accountRow(account),
  email_confirmed_at: emailConfirmedAt ?? null
})

// A project and its accepted quote name each other, so the project learns of the quote once both are there.
const insertWork = async (sql: Knex, { offers: made, projects: posted, quotes: asked }: Marketplace) => {
  await insertAll(
    sql,
    "projects",
    posted.map((project) => projects.toRow({ ...project, quoteId: null }))
  )
  await insertAll(sql, "quotes", asked.map(quotes.toRow))
  await insertAll(sql, "offer_versions", made.map(offers.toRow))
  for (const { id, quoteId } of posted) {
    if (quoteId !== null) await sql("projects").where({ id }).update({ quote_id: quoteId })
  }
}

const loadAll = async (sql: Knex, marketplace: Marketplace) => {
  await insertAll(sql, "users", marketplace.accounts.map(loadedRow))
  await insertAll(sql, "service_providers", marketplace.providers.map(providers.toRow))
  await listProviders(sql, marketplace.providers)
  await insertWork(sql, marketplace)
  await insertAll(sql, "invitations", marketplace.invitations.map(invitations.toRow))
  await insertAll(sql, "offer_templates", marketplace.templates.map(templates.toRow))
  await insertAll(sql, "reveals", marketplace.reveals.map(reveals.toRow))
  await insertAll(sql, "saved_providers", marketplace.savedProviders.map(savedRow))
  await insertAll(sql, "saved_searches", marketplace.savedSearches.map(savedSearches.toRow))
  await insertAll(sql, "reviews", marketplace.reviews.map(reviews.toRow))
  await insertAll(sql, "conversations", marketplace.conversations.map(conversationRow))
  await insertAll(sql, "messages", marketplace.messages.map(messages.toRow))
  await insertAll(sql, "notifications", marketplace.notifications.map(notificationRow))
  await insertAll(sql, "photos", marketplace.photos.map(photos.toRow))
  await insertAll(sql, "operators", (marketplace.operators ?? []).map(operators.toRow))
  await insertAll(sql, "applications", (marketplace.applications ?? []).map(applications.toRow))
  await insertAll(sql, "checks", (marketplace.checks ?? []).map(checks.toRow))
  await insertAll(sql, "imports", (marketplace.imports ?? []).map(imports.toRow))
  await insertAll(sql, "license_entries", (marketplace.licenses ?? []).map(licenses.toRow))
  await insertAll(sql, "register_matches", (marketplace.matches ?? []).map(matches.toRow))
  await insertAll(sql, "sanctions", (marketplace.sanctions ?? []).map(sanctions.toRow))
  await insertAll(sql, "cases", (marketplace.cases ?? []).map(cases.toRow))
  await insertAll(
    sql,
    "nudges",
    (marketplace.reminded ?? []).map(({ at, kind, thingId }) => ({ thing_id: thingId, kind, at }))
  )
  // After so many inserts at once the planner's statistics are all wrong.
  await sql.raw("analyze")
}

export const KnexMarketplaceLoader = Layer.effect(
  MarketplaceLoader,
  Effect.gen(function* () {
    const database = yield* Database
    const query = queryOn(database)
    const { atomically } = yield* Transactor

    return MarketplaceLoader.of({
      exclusively: database.exclusively,
      isEmpty: Effect.map(
        query((sql) => sql("users").first("id")),
        (row) => row === undefined
      ),
      load: (marketplace) =>
        atomically(
          Effect.andThen(
            query((sql) => loadAll(sql, marketplace)),
            afterCommit(() => database.counts.clear())
          )
        )
    })
  })
)
