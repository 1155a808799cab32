import type { Instant } from "#domain/shared/instant.ts"
import { type EarlierUse, IdempotencyKeys, type OwnKey } from "#ports/idempotency-keys.ts"

import type { Store, Tables } from "./store.ts"

const nameOf = ({ key, userId }: OwnKey) => `${userId} ${key}`

const earlierUse = ({ idempotencyKeys: keys }: Tables, own: OwnKey, now: Instant): EarlierUse | null => {
  const earlier = keys.get(nameOf(own))
  if (earlier === undefined || earlier.expiresAt <= now) return null
  return { fingerprint: earlier.fingerprint, answer: earlier.answer }
}

// Callers are in a transaction, of which there is one at a time: no other transaction can be holding the key.
export const idempotencyKeys = ({ read, write }: Store) =>
  IdempotencyKeys.of({
    take: (use, now) =>
      write((tables) => {
        const earlier = earlierUse(tables, use, now)
        if (earlier !== null) return earlier
        tables.idempotencyKeys.set(nameOf(use), { ...use, answer: "" })
        return null
      }),
    find: (own, now) => read((tables) => earlierUse(tables, own, now)),
    keep: (own, answer) =>
      write(({ idempotencyKeys: keys }) => {
        const use = keys.get(nameOf(own))
        if (use !== undefined) keys.set(nameOf(own), { ...use, answer })
      }),
    purge: (now) =>
      write(({ idempotencyKeys: keys }) => {
        for (const [name, { expiresAt }] of keys) if (expiresAt <= now) keys.delete(name)
      })
  })
