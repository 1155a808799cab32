import { removeUnknownPictures } from "#use-cases/photo/sweep-photos.ts"

import { repeatedly } from "./repeatedly.ts"

/**
 * Removes pictures that no photo needs, once a day, for as long as the layer lives. Not at the start: a server that
 * was started on another database by mistake is stopped again before its photos are gone.
 */
export const photos = repeatedly({
  name: "photos",
  delay: "1 hour",
  every: "1 day",
  fault: "Photo files were not swept",
  work: () => removeUnknownPictures
})
