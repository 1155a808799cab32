import { MarketplaceLoader } from "#ports/marketplace-loader.ts"

import type { Store } from "../store.ts"

interface Identified {
  readonly id: string
}

const fill = <A extends Identified>(table: Map<string, A>, records: ReadonlyArray<A>) => {
  for (const record of records) {
    if (table.has(record.id)) throw new Error(`There are two records ${record.id}`)
    table.set(record.id, record)
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
          fill(tables.accounts, marketplace.accounts)
          fill(tables.providers, marketplace.providers)
          fill(tables.projects, marketplace.projects)
          fill(tables.quotes, marketplace.quotes)
          fill(tables.reviews, marketplace.reviews)
          fill(tables.conversations, marketplace.conversations)
          fill(tables.messages, marketplace.messages)
        })
      )
  })
