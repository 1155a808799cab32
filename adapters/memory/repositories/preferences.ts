import * as Effect from "effect/Effect"

import { usualDeliveries } from "#domain/notices/topics.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

import type { Store } from "../store.ts"
import { changeContact, contactOf } from "./contacts.ts"

export const preferenceRepository = ({ read, write }: Store) =>
  PreferenceRepository.of({
    of: (userId) =>
      Effect.flatMap(
        read((tables) => ({ contact: contactOf(tables, userId), chosen: tables.preferences.get(userId) })),
        ({ chosen, contact }) =>
          contact === undefined
            ? Effect.die(new Error(`There is no user ${userId}`))
            : Effect.succeed({ ...usualDeliveries, ...chosen, timeZone: contact.timeZone })
      ),
    choose: (userId, chosen) =>
      write(({ preferences }) => void preferences.set(userId, { ...preferences.get(userId), ...chosen })),
    setTimeZone: (userId, timeZone) => write((tables) => changeContact(tables, userId, { timeZone }))
  })
