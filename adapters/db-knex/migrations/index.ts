import type { Knex } from "knex"

import * as accounts from "./001-accounts.ts"
import * as catalogueAndProviders from "./002-catalogue-and-providers.ts"
import * as providerSearch from "./003-provider-search.ts"
import * as projectsAndQuotes from "./005-projects-and-quotes.ts"
import * as reviews from "./006-reviews.ts"
import * as messaging from "./007-messaging.ts"
import * as events from "./008-events.ts"
import * as reviewReplies from "./009-review-replies.ts"
import * as idempotencyKeys from "./010-idempotency-keys.ts"
import * as localPages from "./011-local-pages.ts"
import * as nearPlaces from "./012-near-places.ts"
import * as reachAndPages from "./013-reach-and-pages.ts"
import * as usage from "./014-usage.ts"
import * as eventConversations from "./015-event-conversations.ts"
import * as fairSearch from "./017-fair-search.ts"
import * as emailAndAccounts from "./018-email-and-accounts.ts"
import * as offerVersions from "./019-offer-versions.ts"
import * as photos from "./020-photos.ts"
import * as reachAndContact from "./021-reach-and-contact.ts"
import * as photoCopies from "./022-photo-copies.ts"
import * as localities from "./034-localities.ts"
import * as deletedDrafts from "./035-deleted-drafts.ts"
import * as quietProjects from "./alerts/041-quiet-projects.ts"
import * as endedProjects from "./alerts/042-ended-projects.ts"
import * as nudgesByTime from "./alerts/043-nudges-by-time.ts"
import * as formerAddresses from "./mail/036-former-addresses.ts"
import * as openedKeys from "./mail/038-opened-keys.ts"
import { type GrowOnly, operators } from "./operators/024-operators.ts"
import * as checks from "./operators/025-checks.ts"
import * as cases from "./operators/027-cases.ts"
import * as imports from "./operators/028-imports.ts"
import * as sanctions from "./operators/029-sanctions.ts"
import { people } from "./operators/030-people.ts"
import * as problems from "./operators/031-problems.ts"
import * as registerMatches from "./operators/032-register-matches.ts"
import * as removedMessages from "./operators/033-removed-messages.ts"
import * as removalsOfCases from "./operators/037-removals-of-cases.ts"
import * as restorings from "./operators/039-restorings.ts"
import { peopleByBusiness } from "./operators/044-people-by-business.ts"
import * as pausedListings from "./search/040-paused-listings.ts"
import * as assets from "./servers/045-assets.ts"

/** Migrations that each database does in its own way. */
interface OwnMigrations {
  /** Refuses that a row of the audit log is changed or removed. */
  readonly growOnly: GrowOnly
  /** SQL after an index's expression that orders it by its bytes: a collation; empty where that is the default. */
  readonly inBytes: string
  /** Indexes the words of providers. */
  readonly providerWords: Knex.Migration
  /** Leaves it to the domain which roles, statuses and kinds of event there are. */
  readonly openLists: Knex.Migration
}

/** A migration by its name, in the field that knex's `migrate:status` prints of what is pending. */
interface NamedMigration {
  readonly file: string
}

/** All migrations as a plain list instead of a folder scan: the same on the CLI, in tests and in a bundled server. */
export const migrationSource = ({
  growOnly,
  inBytes,
  openLists,
  providerWords
}: OwnMigrations): Knex.MigrationSource<NamedMigration> => {
  const migrations: Record<string, Knex.Migration> = {
    "001-accounts": accounts,
    "002-catalogue-and-providers": catalogueAndProviders,
    "003-provider-search": providerSearch,
    "004-provider-words": providerWords,
    "005-projects-and-quotes": projectsAndQuotes,
    "006-reviews": reviews,
    "007-messaging": messaging,
    "008-events": events,
    "009-review-replies": reviewReplies,
    "010-idempotency-keys": idempotencyKeys,
    "011-local-pages": localPages,
    "012-near-places": nearPlaces,
    "013-reach-and-pages": reachAndPages,
    "014-usage": usage,
    "015-event-conversations": eventConversations,
    "016-open-lists": openLists,
    "017-fair-search": fairSearch,
    "018-email-and-accounts": emailAndAccounts,
    "019-offer-versions": offerVersions,
    "020-photos": photos,
    "021-reach-and-contact": reachAndContact,
    "022-photo-copies": photoCopies,
    "024-operators": operators(growOnly),
    "025-checks": checks,
    "027-cases": cases,
    "028-imports": imports,
    "029-sanctions": sanctions,
    "030-people": people(inBytes),
    "031-problems": problems,
    "032-register-matches": registerMatches,
    "033-removed-messages": removedMessages,
    "034-localities": localities,
    "035-deleted-drafts": deletedDrafts,
    "036-former-addresses": formerAddresses,
    "037-removals-of-cases": removalsOfCases,
    "038-opened-keys": openedKeys,
    "039-restorings": restorings,
    "040-paused-listings": pausedListings,
    "041-quiet-projects": quietProjects,
    "042-ended-projects": endedProjects,
    "043-nudges-by-time": nudgesByTime,
    "044-people-by-business": peopleByBusiness(inBytes),
    "045-assets": assets
  }
  return {
    getMigrations: async () => Object.keys(migrations).map((file) => ({ file })),
    getMigrationName: ({ file }) => file,
    getMigration: async ({ file }) => {
      const migration = migrations[file]
      if (migration === undefined) throw new Error(`There is no migration ${file}`)
      return migration
    }
  }
}
