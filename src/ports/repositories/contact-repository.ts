import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AccountTaken } from "#domain/account/account-errors.ts"
import type { Contact, MailStop } from "#domain/account/contact.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export class ContactRepository extends Context.Service<
  ContactRepository,
  {
    /** Dies for an unknown id: ids of people come from foreign keys and sessions. */
    readonly of: (userId: UserId) => Effect.Effect<Contact>
    /**
     * The same inside a transaction, until whose end nobody else changes it, or the password: before a key of a link is
     * written, as where the person changes one of the two without a link.
     */
    readonly held: (userId: UserId) => Effect.Effect<Contact>
    /**
     * The address is the person's own, and email arrives there: confirms it, unless it was before, and lifts a stop.
     * Changes nothing where it is another one by now.
     */
    readonly confirm: (userId: UserId, email: string, at: Instant) => Effect.Effect<void>
    /** No more email to this address; changes nothing where the person has another one by now. */
    readonly stop: (userId: UserId, email: string, reason: MailStop) => Effect.Effect<void>
    /** The address that is to follow; null for none. */
    readonly setNewEmail: (userId: UserId, email: string | null) => Effect.Effect<void>
    /** The person's address from now on, confirmed and without any stop. Fails when somebody has it. */
    readonly changeEmail: (userId: UserId, email: string, at: Instant) => Effect.Effect<void, AccountTaken>
  }
>()("ports/ContactRepository") {}
