import type { PhotoSettings } from "#adapters/config/photo-settings.ts"

import { PhotosOnDisk } from "./disk.ts"
import { PhotosInBucket } from "./s3.ts"

/** Keeps photos where the settings say. */
export const ConfiguredPhotos = (place: PhotoSettings) =>
  place.kind === "folder" ? PhotosOnDisk(place.folder) : PhotosInBucket(place)
