import * as Effect from "effect/Effect"

import type { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"

import type { Store, Tables } from "../store.ts"

const ownOf = ({ templates }: Tables, id: string): ReadonlyArray<OfferTemplateRecord> =>
  [...templates.values()].filter(({ providerId }) => providerId === id)

const notFound = Effect.fail(new NotFound({ thing: "template" }))

const keyOf = ({ id, name }: OfferTemplateRecord) => `${name.toLowerCase()} ${id}`

export const offerTemplateRepository = ({ read, write }: Store) =>
  OfferTemplateRepository.of({
    ofProvider: (id) =>
      read((tables) => ownOf(tables, id).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))),
    insert: (template, most) =>
      write((tables) => {
        if (ownOf(tables, template.providerId).length >= most) return false
        tables.templates.set(template.id, template)
        return true
      }),
    update: (template) =>
      write(({ templates }) => {
        if (templates.get(template.id)?.providerId !== template.providerId) return notFound
        templates.set(template.id, template)
        return Effect.void
      }),
    remove: (id, providerId) =>
      write(({ templates }) => {
        if (templates.get(id)?.providerId !== providerId) return notFound
        templates.delete(id)
        return Effect.void
      })
  })
