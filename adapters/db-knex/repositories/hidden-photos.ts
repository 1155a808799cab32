import type { Knex } from "knex"

import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import type { PhotoState } from "#domain/photo/photo.ts"

const changeTo =
  (state: PhotoState, from: PhotoState) =>
  async (sql: Knex, purposes: ReadonlyArray<PhotoPurpose>, thingId: string): Promise<void> => {
    for (const purpose of purposes) {
      await sql("photos").where({ purpose, thing_id: thingId, state: from }).update({ state })
    }
  }

/** Hides the photos of something that is taken down. */
export const hidePhotos = changeTo("hidden", "attached")

/** Shows them again. */
export const showPhotos = changeTo("attached", "hidden")
