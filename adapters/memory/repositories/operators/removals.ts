import { changePhotos } from "#adapters/memory/change-photos.ts"
import { byText } from "#adapters/memory/order.ts"
import { orNotFound } from "#adapters/memory/rows.ts"
import type { Store } from "#adapters/memory/store.ts"
import { fullName } from "#domain/account/full-name.ts"
import { addedRatings, noRatings } from "#domain/provider/rating/rating-counts.ts"
import { starFigures } from "#domain/removal/removal-rules.ts"
import type { Removal, RemovedThing } from "#domain/removal/removal.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"

export const removalKey = (about: Removal["about"], id: string) => `${about} ${id}`

export const removalRepository = ({ read, write }: Store) =>
  RemovalRepository.of({
    insert: (removal) =>
      write(({ removals }) => void removals.set(removalKey(removal.about, removal.aboutId), removal)),
    of: (about, id) => read(({ removals }) => removals.get(removalKey(about, id)) ?? null),
    held: (about, id) => read(({ removals }) => removals.get(removalKey(about, id))).pipe(orNotFound(about)),
    ofCases: (ids) =>
      read(({ removals }) => {
        const asked = new Set<string>(ids)
        const found = new Map<string, RemovedThing>()
        for (const { about, caseId, ground } of removals.values()) {
          if (caseId !== null && asked.has(caseId)) found.set(caseId, { about, ground })
        }
        return found
      }),
    restore: (restoring) =>
      write(({ removals, restorings }) => {
        const key = removalKey(restoring.about, restoring.aboutId)
        removals.delete(key)
        restorings.set(`${key} ${restoring.restoredAt}`, restoring)
      }),
    restoringsOf: ({ about: aboutCase, aboutId: ofCase, id }) =>
      read(({ accounts, restorings }) =>
        [...restorings.values()]
          .filter(
            ({ about, aboutId, caseId }) =>
              (about === aboutCase && aboutId === ofCase) || caseId === ThingId.make(id)
          )
          .toSorted((a, b) => byText(a.restoredAt, b.restoredAt) || byText(a.aboutId, b.aboutId))
          .map(({ about, reason, restoredAt: at, restoredBy }) => {
            const by = accounts.get(restoredBy)
            return { about, at, byName: by === undefined ? null : fullName(by), reason }
          })
      ),
    starFigures: read(({ providers, removals, reviews }) => {
      const removed = new Map<number, number>()
      for (const { about, aboutId } of removals.values()) {
        const rating = about === "review" ? reviews.get(aboutId)?.rating : undefined
        if (rating !== undefined) removed.set(rating, (removed.get(rating) ?? 0) + 1)
      }
      const all = [...providers.values()].map(({ ratingCounts }) => ratingCounts)
      return starFigures(all.reduce(addedRatings, noRatings), removed)
    }),
    erase: (instant) =>
      write(({ photos, removals }) => {
        for (const [key, removal] of removals) {
          if (removal.removedAt >= instant) continue
          removals.set(key, { ...removal, original: null })
          if (removal.about !== "reply") changePhotos(photos, removal.aboutId, "hidden", "removed")
        }
      })
  })
