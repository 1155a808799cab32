import * as Effect from "effect/Effect"

import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { SearchId, UserId } from "#domain/shared/ids.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"

import type { Store, Tables } from "../store.ts"

const notFound = Effect.fail(new NotFound({ thing: "search" }))

const ownOf = ({ savedSearches }: Tables, userId: UserId) =>
  [...savedSearches.values()].filter((search) => search.userId === userId)

const keyOf = ({ createdAt, id }: SavedSearchRecord) => `${createdAt} ${id}`

const findOwn = ({ savedSearches }: Tables, userId: UserId, id: SearchId) => {
  const search = savedSearches.get(id)
  return search?.userId === userId ? Effect.succeed(search) : notFound
}

export const savedSearchRepository = ({ read, write }: Store) =>
  SavedSearchRepository.of({
    ofUser: (id) =>
      read((tables) => ownOf(tables, id).toSorted((one, other) => (keyOf(one) > keyOf(other) ? -1 : 1))),
    own: (userId, id) => Effect.flatten(read((tables) => findOwn(tables, userId, id))),
    byId: (id) => read(({ savedSearches }) => savedSearches.get(id) ?? null),
    insert: (search, most) =>
      write((tables) => {
        if (ownOf(tables, search.userId).length >= most) return false
        tables.savedSearches.set(search.id, search)
        return true
      }),
    change: (userId, id, rule) =>
      write((tables) =>
        Effect.map(findOwn(tables, userId, id), (search) => {
          const changed = rule(search)
          tables.savedSearches.set(id, changed)
          return changed
        })
      ),
    remove: (userId, id) =>
      write((tables) => Effect.map(findOwn(tables, userId, id), () => void tables.savedSearches.delete(id))),
    claim: (now, until, limit) =>
      write(({ savedSearches }) => {
        const due = [...savedSearches.values()]
          .filter(({ dueAt }) => dueAt !== null && dueAt <= now)
          .toSorted((one, other) => ((one.dueAt ?? "") < (other.dueAt ?? "") ? -1 : 1))
          .slice(0, limit)
        const claimed = due.map((search) => Object.assign({}, search, { dueAt: until }))
        for (const search of claimed) savedSearches.set(search.id, search)
        return claimed
      }),
    settle: ({ dueAt, id }, after) =>
      write(({ savedSearches }) => {
        const search = savedSearches.get(id)
        if (search === undefined || search.dueAt !== dueAt) return false
        savedSearches.set(id, { ...search, ...after })
        return true
      })
  })
