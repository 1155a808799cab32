import { withoutPassword } from "#domain/account/account-rules.ts"
import { holds } from "#domain/sanction/holds.ts"
import { mostSessions } from "#domain/session/session.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"

import { byText } from "../order.ts"
import type { Store } from "../store.ts"
import { openSanction } from "./operators/sanctions.ts"

export const sessionRepository = ({ read, write }: Store) =>
  SessionRepository.of({
    insert: (session) => write(({ sessions }) => void sessions.set(session.id, session)),
    find: (id, now) =>
      read((tables) => {
        const { accounts, operators, providers, sessions } = tables
        const session = sessions.get(id)
        const account = session && accounts.get(session.userId)
        if (session === undefined || account === undefined || session.expiresAt <= now) return null
        const sanction = openSanction(tables, account.id)
        const held = sanction !== null && holds(sanction, now) ? sanction : null
        if (held?.level === "suspended") return null
        const provider = [...providers.values()].find(({ userId }) => userId === account.id)
        return {
          session,
          user: withoutPassword(account),
          providerId: provider?.id ?? null,
          businessName: provider?.businessName ?? null,
          isOperator: operators.has(account.id),
          limited: held && { level: held.level, reason: held.reason, until: held.until }
        }
      }),
    extend: (id, expiresAt) =>
      write(({ sessions }) => {
        const session = sessions.get(id)
        if (session !== undefined) sessions.set(id, { ...session, expiresAt })
      }),
    seen: (id, seenOn) =>
      write(({ sessions }) => {
        const session = sessions.get(id)
        if (session !== undefined) sessions.set(id, { ...session, seenOn })
      }),
    unlock: (id, unlockedUntil) =>
      write(({ sessions }) => {
        const session = sessions.get(id)
        if (session !== undefined) sessions.set(id, { ...session, unlockedUntil })
      }),
    of: (userId, now) =>
      read(({ sessions }) =>
        [...sessions.values()]
          .filter((session) => session.userId === userId && session.expiresAt > now)
          .toSorted((a, b) => byText(b.createdAt, a.createdAt) || byText(b.id, a.id))
          .slice(0, mostSessions)
      ),
    removeOne: (userId, publicId) =>
      write(({ sessions }) => {
        const session = [...sessions.values()].find(
          (one) => one.userId === userId && one.publicId === publicId
        )
        if (session !== undefined) sessions.delete(session.id)
        return session?.id ?? null
      }),
    removeAll: (userId, but) =>
      write(({ sessions }) => {
        const removed = [...sessions.values()].filter((one) => one.userId === userId && one.id !== but)
        for (const { id } of removed) sessions.delete(id)
        return removed.map(({ id }) => id)
      }),
    remove: (id) => write(({ sessions }) => void sessions.delete(id)),
    purge: (now) =>
      write(({ sessions }) => {
        for (const { expiresAt, id } of sessions.values()) if (expiresAt <= now) sessions.delete(id)
      })
  })
