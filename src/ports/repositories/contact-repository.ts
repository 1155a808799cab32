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
     * The same, locked until the surrounding transaction ends: nobody else changes the contact or the password. For use
     * before a link's key is written, and where the person changes one of the two without a link.
     */
    readonly held: (userId: UserId) => Effect.Effect<Contact>
    /**
     * Notes that the address is the person's own and that email arrives there: confirms it, unless it was before, and
     * lifts a stop. Does nothing where the person has another address by now.
     */
    readonly confirm: (userId: UserId, email: string, at: Instant) => Effect.Effect<void>
    /** No more email to this address; changes nothing where the person has another one by now. */
    readonly stop: (userId: UserId, email: string, reason: MailStop) => Effect.Effect<void>
    /** The address that is to replace the person's once it is confirmed; null for none. */
    readonly setNewEmail: (userId: UserId, email: string | null) => Effect.Effect<void>
    /** The person's address from now on, confirmed and without any stop. Fails when somebody has it. */
    readonly changeEmail: (userId: UserId, email: string, at: Instant) => Effect.Effect<void, AccountTaken>
  }
>()("ports/ContactRepository") {}
