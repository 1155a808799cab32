import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { noticeTopics } from "#domain/notices/topics.ts"
import { UserId } from "#domain/shared/ids.ts"
import { Keys, type MadeKey, type Unsubscription } from "#ports/keys.ts"

const keyBytes = 32

const digestOf = (key: string): string => createHash("sha256").update(key).digest("hex")

const made = (key: string): MadeKey => ({ key, digest: digestOf(key) })

const readRight = Schema.decodeUnknownOption(
  Schema.Struct({ userId: UserId, topics: Schema.Array(Schema.Literals(noticeTopics)) })
)

// Signed with a key derived for one purpose, so that no signature made elsewhere with the same secret opens anything
// here.
const signed = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest()).update(text).digest("base64url")

// Separates topics; it is in the name of none.
const between = "-"

const signature = (secret: string, { topics, userId }: Unsubscription): string =>
  signed(secret, "unsubscribe", `${userId} ${topics.join(between)}`)

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Makes random keys, and signs those for unsubscribing: the first secret signs, the signatures of all are accepted. */
export const SignedKeys = (secrets: ReadonlyArray<string>) => {
  const [first = ""] = secrets
  return Layer.succeed(
    Keys,
    Keys.of({
      make: Effect.sync(() => made(randomBytes(keyBytes).toString("base64url"))),
      ofEmail: (id) => made(signed(first, "email", id)),
      digestOf,
      unsubscriptionKey: (right) =>
        `${right.userId}.${right.topics.join(between)}.${signature(first, right)}`,
      readUnsubscription: (key) => {
        const [userId, topics = "", ending = ""] = key.split(".")
        const right = Option.getOrNull(readRight({ userId, topics: topics.split(between) }))
        if (right === null) return null
        return secrets.some((secret) => isSame(ending, signature(secret, right))) ? right : null
      }
    })
  )
}
