import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { User } from "#domain/account/account.ts"
import type { LiveSanction } from "#domain/sanction/sanction.ts"
import type { Session } from "#domain/session/session.ts"
import type { ProviderId, SessionId, UserId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

/** A session with the person it belongs to, read together: every signed-in request needs both. */
export interface SignedIn {
  readonly session: Session
  readonly user: User
  readonly providerId: ProviderId | null
  /** The business of a provider. */
  readonly businessName: string | null
  /** Whether the person runs the marketplace. */
  readonly isOperator: boolean
  /** The sanction that limits the person now; null for none. Suspended people are not signed in. */
  readonly limited: LiveSanction | null
}

export class SessionRepository extends Context.Service<
  SessionRepository,
  {
    readonly insert: (session: Session) => Effect.Effect<void>
    /** Null for an unknown session, for one that expired before `now`, and for a person who is suspended then. */
    readonly find: (id: Session["id"], now: Instant) => Effect.Effect<SignedIn | null>
    readonly extend: (id: Session["id"], expiresAt: Instant) => Effect.Effect<void>
    /** Notes that the session was in use on this day. */
    readonly seen: (id: Session["id"], day: Day) => Effect.Effect<void>
    /** Notes that the person has typed the password again, which holds until then. */
    readonly unlock: (id: Session["id"], until: Instant) => Effect.Effect<void>
    readonly remove: (id: Session["id"]) => Effect.Effect<void>
    /** The sessions of a person that have not expired before `now`, the latest begun first; at most `mostSessions`. */
    readonly of: (userId: UserId, now: Instant) => Effect.Effect<ReadonlyArray<Session>>
    /**
     * Removes one of a person's sessions, by its public id; returns its id, null where the person has no such session.
     */
    readonly removeOne: (userId: UserId, publicId: SessionId) => Effect.Effect<Session["id"] | null>
    /** Removes all of a person's sessions but one, or all; gives their ids. */
    readonly removeAll: (
      userId: UserId,
      but: Session["id"] | null
    ) => Effect.Effect<ReadonlyArray<Session["id"]>>
    /** Removes what expired before `now`. */
    readonly purge: (now: Instant) => Effect.Effect<void>
  }
>()("ports/SessionRepository") {}
