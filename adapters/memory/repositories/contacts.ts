import * as Effect from "effect/Effect"

import { AccountTaken } from "#domain/account/account-errors.ts"
import { type Contact, newContact } from "#domain/account/contact.ts"
import { usualTimeZone } from "#domain/notices/time-zone.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"

import type { Store, Tables } from "../store.ts"

/** How a person is written to; undefined for nobody's id. */
export const contactOf = ({ accounts, contacts }: Tables, userId: UserId): Contact | undefined => {
  const account = accounts.get(userId)
  if (account === undefined) return undefined
  const { email, firstName, lastName } = account
  const details = contacts.get(userId) ?? { ...newContact, timeZone: usualTimeZone }
  return { userId, firstName, lastName, email, ...details }
}

/** Changes how a person is written to, if `isMeant` is true of the contact as it is. */
export const changeContact = (
  tables: Tables,
  userId: UserId,
  change: Partial<Contact>,
  isMeant: (contact: Contact) => boolean = () => true
): void => {
  const contact = contactOf(tables, userId)
  if (contact === undefined || !isMeant(contact)) return
  const { emailConfirmedAt, mailStopped, newEmail, timeZone } = { ...contact, ...change }
  tables.contacts.set(userId, { emailConfirmedAt, mailStopped, newEmail, timeZone })
}

export const contactRepository = ({ read, write }: Store) => {
  const one = (userId: UserId) =>
    Effect.flatMap(
      read((tables) => contactOf(tables, userId)),
      (contact) =>
        contact === undefined ? Effect.die(new Error(`There is no user ${userId}`)) : Effect.succeed(contact)
    )
  return ContactRepository.of({
    of: one,
    held: one,
    confirm: (userId, email, at) =>
      write((tables) => {
        const emailConfirmedAt = contactOf(tables, userId)?.emailConfirmedAt ?? at
        const change = { emailConfirmedAt, mailStopped: null }
        changeContact(tables, userId, change, (contact) => contact.email === email)
      }),
    stop: (userId, email, reason) =>
      write((tables) =>
        changeContact(tables, userId, { mailStopped: reason }, (contact) => contact.email === email)
      ),
    setNewEmail: (userId, email) => write((tables) => changeContact(tables, userId, { newEmail: email })),
    changeEmail: (userId, email, at) =>
      write((tables) => {
        const { accounts } = tables
        const account = accounts.get(userId)
        const isTaken = [...accounts.values()].some((other) => other.email === email && other.id !== userId)
        if (account === undefined || isTaken) return Effect.fail(new AccountTaken({ fields: ["email"] }))
        accounts.set(userId, { ...account, email })
        changeContact(tables, userId, { ...newContact, emailConfirmedAt: at })
        return Effect.void
      })
  })
}
