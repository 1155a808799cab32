import { v7 as uuid } from "uuid"

import { catalogue } from "#domain/catalogue/catalogue.ts"
import { CategoryId, ProviderId, UserId } from "#domain/shared/ids.ts"

/** When the things of the builders were created, unless a test says otherwise. */
export const createdAt = "2026-03-02T09:30:00.000Z"

export const aUserId = () => UserId.make(uuid())
export const aProviderId = () => ProviderId.make(uuid())

/** The catalogue's id of a category, Plumbing unless named. */
export const aCategoryId = (name = "Plumbing") => {
  const entry = catalogue.find((category) => category.name === name)
  if (entry === undefined) throw new Error(`no category ${name}`)
  return CategoryId.make(entry.id)
}
