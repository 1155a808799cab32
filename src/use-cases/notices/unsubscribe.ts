import * as Effect from "effect/Effect"

import { noticeTopics } from "#domain/notices/topics.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { Keys } from "#ports/keys.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

/** What the key at the foot of an email permits to turn off. */
export const readUnsubscription = Effect.fn("readUnsubscription")(function* (key: string) {
  const right = (yield* Keys).readUnsubscription(key)
  return right ?? (yield* new NotFound({ thing: "page" }))
})

/** Turns off email about the key's topics, or about everything that can be turned off. */
export const unsubscribe = Effect.fn("unsubscribe")(function* (key: string, fromAll: boolean) {
  const right = yield* readUnsubscription(key)
  const topics = fromAll ? noticeTopics : right.topics
  const chosen = Object.fromEntries(topics.map((topic) => [topic, "off"] as const))
  yield* (yield* PreferenceRepository).choose(right.userId, chosen)
  return right
})
