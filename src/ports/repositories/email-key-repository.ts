import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { EmailKey, KeyPurpose } from "#domain/notices/email-key.ts"
import type { EmailFigure } from "#domain/operator/email-figures.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export class EmailKeyRepository extends Context.Service<
  EmailKeyRepository,
  {
    /**
     * Stores a key, and removes the person's older one of the same purpose. A key that is stored already works for
     * longer, unless it was used.
     */
    readonly issue: (key: EmailKey) => Effect.Effect<void>
    /** Finds used and expired keys too, until they are purged. */
    readonly byDigest: (digest: string) => Effect.Effect<EmailKey | null>
    /** Uses up a key, once: false when it is used or has expired. Of two at once one is true. */
    readonly use: (digest: string, now: Instant) => Effect.Effect<boolean>
    /** Removes the person's key of a purpose, if there is one. */
    readonly revoke: (userId: UserId, purpose: KeyPurpose) => Effect.Effect<void>
    /** How many keys were used, purged ones included, for each day since `instant` that has any. */
    readonly opened: (instant: Instant) => Effect.Effect<ReadonlyArray<Pick<EmailFigure, "day" | "opened">>>
    /**
     * Removes keys that expired by `now`, with the new address that an unused one was to confirm, and forgets what was
     * used before `instant`.
     */
    readonly purge: (now: Instant, instant: Instant) => Effect.Effect<void>
  }
>()("ports/EmailKeyRepository") {}
