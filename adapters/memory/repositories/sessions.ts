import { withoutPassword } from "#domain/account/account-rules.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"

import type { Store } from "../store.ts"

export const sessionRepository = ({ read, write }: Store) =>
  SessionRepository.of({
    insert: (session) => write(({ sessions }) => void sessions.set(session.id, session)),
    find: (id, now) =>
      read(({ accounts, providers, sessions }) => {
        const session = sessions.get(id)
        const account = session && accounts.get(session.userId)
        if (session === undefined || account === undefined || session.expiresAt <= now) return null
        const provider = [...providers.values()].find(({ userId }) => userId === account.id)
        return { session, user: withoutPassword(account), providerId: provider?.id ?? null }
      }),
    extend: (id, expiresAt) =>
      write(({ sessions }) => {
        const session = sessions.get(id)
        if (session !== undefined) sessions.set(id, { ...session, expiresAt })
      }),
    remove: (id) => write(({ sessions }) => void sessions.delete(id)),
    purge: (now) =>
      write(({ sessions }) => {
        for (const { expiresAt, id } of sessions.values()) if (expiresAt <= now) sessions.delete(id)
      })
  })
