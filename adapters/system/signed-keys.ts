import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { noticeTopics } from "#domain/notices/topics.ts"
import { UserId } from "#domain/shared/ids.ts"
import { Keys, type Unsubscription } from "#ports/keys.ts"

const keyBytes = 32

const digestOf = (key: string): string => createHash("sha256").update(key).digest("hex")

const readRight = Schema.decodeUnknownOption(
  Schema.Struct({ userId: UserId, topic: Schema.Literals(noticeTopics) })
)

// Signed with a key of its own, so that no signature made elsewhere with the same secret opens anything here.
const signature = (secret: string, { topic, userId }: Unsubscription): string =>
  createHmac("sha256", createHmac("sha256", secret).update("unsubscribe").digest())
    .update(`${userId} ${topic}`)
    .digest("base64url")

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Makes keys of chance, and signs those of unsubscribing: the first secret signs, all are believed. */
export const SignedKeys = (secrets: ReadonlyArray<string>) =>
  Layer.succeed(
    Keys,
    Keys.of({
      make: Effect.sync(() => {
        const key = randomBytes(keyBytes).toString("base64url")
        return { key, digest: digestOf(key) }
      }),
      digestOf,
      unsubscriptionKey: (right) => `${right.userId}.${right.topic}.${signature(secrets[0] ?? "", right)}`,
      readUnsubscription: (key) => {
        const [userId, topic, signed = ""] = key.split(".")
        const right = Option.getOrNull(readRight({ userId, topic }))
        if (right === null) return null
        return secrets.some((secret) => isSame(signed, signature(secret, right))) ? right : null
      }
    })
  )
