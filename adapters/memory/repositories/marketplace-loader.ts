import { keyOfMatch } from "#domain/register/match-rules.ts"
import { type LoadedAccount, MarketplaceLoader } from "#ports/marketplace-loader.ts"

import type { Store, Tables } from "../store.ts"
import { changeContact } from "./contacts.ts"
import { addOffer } from "./offers.ts"
import { keyOfEntry } from "./operators/registers.ts"
import { addInvitations } from "./projects.ts"
import { addReveal } from "./reveals.ts"
import { addSaved } from "./saved-providers.ts"

interface Identified {
  readonly id: string
}

const fill = <A extends Identified>(table: Map<string, A>, records: ReadonlyArray<A>) => {
  for (const record of records) {
    if (table.has(record.id)) throw new Error(`There are two records ${record.id}`)
    table.set(record.id, record)
  }
}

const fillAccounts = (tables: Tables, loaded: ReadonlyArray<LoadedAccount>) => {
  const accounts = loaded.map(({ emailConfirmedAt: _, ...account }) => account)
  fill(tables.accounts, accounts)
  for (const { emailConfirmedAt, id } of loaded) {
    if (emailConfirmedAt !== undefined) changeContact(tables, id, { emailConfirmedAt })
  }
}

export const marketplaceLoader = ({ atomically, read, write }: Store) =>
  MarketplaceLoader.of({
    // Nobody shares this store.
    exclusively: (work) => work,
    isEmpty: read(({ accounts }) => accounts.size === 0),
    load: (marketplace) =>
      atomically(
        write((tables) => {
          fillAccounts(tables, marketplace.accounts)
          fill(tables.providers, marketplace.providers)
          fill(tables.projects, marketplace.projects)
          addInvitations(tables, marketplace.invitations)
          fill(tables.quotes, marketplace.quotes)
          for (const offer of marketplace.offers) addOffer(tables, offer)
          for (const reveal of marketplace.reveals) addReveal(tables, reveal)
          for (const saved of marketplace.savedProviders) addSaved(tables, saved)
          fill(tables.savedSearches, marketplace.savedSearches)
          fill(tables.templates, marketplace.templates)
          fill(tables.reviews, marketplace.reviews)
          fill(tables.conversations, marketplace.conversations)
          fill(tables.messages, marketplace.messages)
          fill(tables.notifications, marketplace.notifications)
          fill(tables.photos, marketplace.photos)
          for (const operator of marketplace.operators ?? []) tables.operators.set(operator.userId, operator)
          fill(tables.applications, marketplace.applications ?? [])
          fill(tables.checks, marketplace.checks ?? [])
          fill(tables.cases, marketplace.cases ?? [])
          fill(tables.sanctions, marketplace.sanctions ?? [])
          fill(tables.imports, marketplace.imports ?? [])
          for (const entry of marketplace.licenses ?? []) {
            tables.licenses.set(keyOfEntry(entry), entry)
          }
          for (const match of marketplace.matches ?? []) tables.matches.set(keyOfMatch(match), match)
          for (const { at, kind, thingId } of marketplace.reminded ?? []) {
            tables.nudges.set(`${thingId} ${kind}`, at)
          }
        })
      )
  })
