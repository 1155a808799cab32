import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { User } from "#domain/account/account.ts"
import type { Session } from "#domain/session/session.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** A session with the person it belongs to, read together: every signed-in request needs both. */
export interface SignedIn {
  readonly session: Session
  readonly user: User
  readonly providerId: ProviderId | null
}

export class SessionRepository extends Context.Service<
  SessionRepository,
  {
    readonly insert: (session: Session) => Effect.Effect<void>
    /** Null for an unknown session and for one that expired before `now`. */
    readonly find: (id: Session["id"], now: Instant) => Effect.Effect<SignedIn | null>
    readonly extend: (id: Session["id"], expiresAt: Instant) => Effect.Effect<void>
    readonly remove: (id: Session["id"]) => Effect.Effect<void>
    /** Removes what expired before `now`. */
    readonly purge: (now: Instant) => Effect.Effect<void>
  }
>()("ports/SessionRepository") {}
