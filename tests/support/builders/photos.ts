import { v7 as uuid } from "uuid"

import type { PhotoRecord } from "#domain/photo/photo.ts"
import { PhotoId } from "#domain/shared/ids.ts"

import { aUserId, createdAt } from "./ids.ts"

export const aPhotoId = () => PhotoId.make(uuid())

/** A loose photo for a request. Its `ownerId` has to exist where foreign keys are enforced. */
export const aPhoto = (overrides: Partial<PhotoRecord> = {}): PhotoRecord => ({
  id: aPhotoId(),
  ownerId: aUserId(),
  purpose: "request",
  thingId: null,
  position: 0,
  caption: null,
  width: 1_600,
  height: 1_200,
  bytes: 180_000,
  sha256: "ab".repeat(32),
  state: "loose",
  createdAt,
  attachedAt: null,
  copyOf: null,
  ...overrides
})
