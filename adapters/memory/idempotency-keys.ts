import { IdempotencyKeys, type OwnKey } from "#ports/idempotency-keys.ts"

import type { Store } from "./store.ts"

const nameOf = ({ key, userId }: OwnKey) => `${userId} ${key}`

// Who asks is in a transaction, and there is one at a time: no other transaction can be holding the key.
export const idempotencyKeys = ({ write }: Store) =>
  IdempotencyKeys.of({
    take: (use, now) =>
      write(({ idempotencyKeys: keys }) => {
        const earlier = keys.get(nameOf(use))
        if (earlier !== undefined && earlier.expiresAt > now)
          return { fingerprint: earlier.fingerprint, answer: earlier.answer }
        keys.set(nameOf(use), { ...use, answer: "" })
        return null
      }),
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
