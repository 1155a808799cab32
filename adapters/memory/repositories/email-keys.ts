import type { EmailKey } from "#domain/notices/email-key.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"

import type { Store, Tables } from "../store.ts"

const revoke = (
  emailKeys: Tables["emailKeys"],
  { purpose, userId }: Pick<EmailKey, "purpose" | "userId">
) => {
  for (const key of emailKeys.values()) {
    if (key.userId === userId && key.purpose === purpose) emailKeys.delete(key.digest)
  }
}

export const emailKeyRepository = ({ read, write }: Store) =>
  EmailKeyRepository.of({
    issue: (key) =>
      write(({ emailKeys }) => {
        revoke(emailKeys, key)
        emailKeys.set(key.digest, key)
      }),
    byDigest: (digest) => read(({ emailKeys }) => emailKeys.get(digest) ?? null),
    use: (digest, now) =>
      write(({ emailKeys }) => {
        const key = emailKeys.get(digest)
        if (key === undefined || key.usedAt !== null || key.expiresAt <= now) return false
        emailKeys.set(digest, { ...key, usedAt: now })
        return true
      }),
    revoke: (userId, purpose) => write(({ emailKeys }) => revoke(emailKeys, { userId, purpose })),
    purge: (now) =>
      write(({ emailKeys }) => {
        for (const { digest, expiresAt } of emailKeys.values()) if (expiresAt <= now) emailKeys.delete(digest)
      })
  })
