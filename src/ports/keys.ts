import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { NoticeTopic } from "#domain/notices/topics.ts"
import type { EmailId, UserId } from "#domain/shared/ids.ts"

/** The right that the link at the foot of an email carries: to turn these topics off for this person. */
export interface Unsubscription {
  readonly userId: UserId
  readonly topics: ReadonlyArray<NoticeTopic>
}

export interface MadeKey {
  readonly key: string
  readonly digest: string
}

/** Makes and reads the keys of links in emails. */
export class Keys extends Context.Service<
  Keys,
  {
    /** A new key of 32 random bytes, for a link, and its digest, for the store. */
    readonly make: Effect.Effect<MadeKey>
    /** The key of the link in an email: the same at every attempt to send it, and impossible to guess. */
    readonly ofEmail: (id: EmailId) => MadeKey
    readonly digestOf: (key: string) => string
    /** A signed key; the same right always gives the same key. */
    readonly unsubscriptionKey: (right: Unsubscription) => string
    /** What a signed key permits; null for one that was not signed here. */
    readonly readUnsubscription: (key: string) => Unsubscription | null
  }
>()("ports/Keys") {}
