import type { RevealRecord } from "#domain/quote/reveal.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"

import { byText } from "../order.ts"
import type { Store, Tables } from "../store.ts"

const keyOf = ({ quoteId, what }: RevealRecord) => `${quoteId} ${what}`

const oldestFirst = (one: RevealRecord, other: RevealRecord) =>
  byText(one.at, other.at) || byText(one.id, other.id)

const inOrder = ({ reveals }: Tables, isMeant: (reveal: RevealRecord) => boolean) =>
  [...reveals.values()].filter(isMeant).toSorted(oldestFirst)

/** Adds a reveal, unless the same was given before. */
export const addReveal = ({ reveals }: Tables, reveal: RevealRecord) => {
  if (!reveals.has(keyOf(reveal))) reveals.set(keyOf(reveal), reveal)
}

const isUnseen =
  (providerId: string, quoteIds: ReadonlyArray<string>) =>
  ({ quoteId, seenAt, toProviderId }: RevealRecord) =>
    seenAt === null && toProviderId === providerId && quoteIds.includes(quoteId)

export const revealRepository = ({ read, write }: Store) =>
  RevealRepository.of({
    add: (reveals) =>
      write((tables) => {
        for (const reveal of reveals) addReveal(tables, reveal)
      }),
    ofQuote: (id) => read((tables) => inOrder(tables, ({ quoteId }) => quoteId === id)),
    ofPair: ({ homeownerId, providerId }, limit) =>
      read((tables) =>
        inOrder(
          tables,
          ({ quoteId, toProviderId }) =>
            toProviderId === providerId && tables.quotes.get(quoteId)?.homeownerId === homeownerId
        ).slice(-limit)
      ),
    hasUnseen: (id, quoteIds) => read(({ reveals }) => [...reveals.values()].some(isUnseen(id, quoteIds))),
    see: (id, quoteIds, at) =>
      write(({ reveals }) => {
        const unseen = [...reveals.values()].filter(isUnseen(id, quoteIds))
        for (const reveal of unseen) reveals.set(keyOf(reveal), { ...reveal, seenAt: at })
      })
  })
