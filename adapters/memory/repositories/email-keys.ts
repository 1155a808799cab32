import type { EmailKey } from "#domain/notices/email-key.ts"
import { dayOf } from "#domain/shared/instant.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"

import type { Store, Tables } from "../store.ts"
import { changeContact } from "./contacts.ts"

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
        const same = emailKeys.get(key.digest)
        revoke(emailKeys, key)
        emailKeys.set(key.digest, same === undefined ? key : { ...key, usedAt: same.usedAt })
      }),
    byDigest: (digest) => read(({ emailKeys }) => emailKeys.get(digest) ?? null),
    use: (digest, now) =>
      write(({ emailKeys, openedKeys }) => {
        const key = emailKeys.get(digest)
        if (key === undefined || key.usedAt !== null || key.expiresAt <= now) return false
        emailKeys.set(digest, { ...key, usedAt: now })
        openedKeys.set(digest, now)
        return true
      }),
    revoke: (userId, purpose) => write(({ emailKeys }) => revoke(emailKeys, { userId, purpose })),
    opened: (instant) =>
      read(({ openedKeys }) => {
        const days = [...openedKeys.values()].filter((openedAt) => openedAt >= instant).map(dayOf)
        return [...new Set(days)].map((day) => ({ day, opened: days.filter((one) => one === day).length }))
      }),
    purge: (now, instant) =>
      write((tables) => {
        const { emailKeys, openedKeys } = tables
        for (const { digest, expiresAt, purpose, usedAt, userId } of emailKeys.values()) {
          if (expiresAt > now) continue
          emailKeys.delete(digest)
          if (purpose === "change" && usedAt === null) changeContact(tables, userId, { newEmail: null })
        }
        for (const [digest, openedAt] of openedKeys) if (openedAt < instant) openedKeys.delete(digest)
      })
  })
