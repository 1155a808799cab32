import { statementOf } from "#adapters/db-knex/statement.ts"
import { alwaysKinds, type EmailState } from "#domain/notices/email.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { EmailRepository } from "#ports/repositories/email-repository.ts"

// The words of the indexes.
export const isDue = "state in ('waiting', 'claimed')"
export const isDone = "state in ('sent', 'failed', 'dropped')"
// True of all: SQLite then searches the index, instead of walking it.
export const atAnyTime = "not_before > '1970-01-01'"

type OfState = EmailRepository["Service"]["ofState"]

// Of one of the words that the program knows, so that it stands in the text as the indexes have it.
const inState = (state: EmailState) =>
  `state = '${state}'${state === "failed" ? "" : ` and ${state === "waiting" || state === "claimed" ? isDue : isDone}`}`

export const ofStateStatement = (state: EmailState, { before, limit }: Parameters<OfState>[1]) =>
  statementOf(
    (bind) => `
      select * from emails where ${inState(state)} and ${
        before === null ? atAnyTime : `(not_before, id) < (${bind(before.notBefore)}, ${bind(before.id)})`
      }
      order by not_before desc, id desc limit ${bind(limit)}`
  )

export const failedStatement = `
  select count(*) as count, min(not_before) as "oldestAt" from emails where state = 'failed' and ${atAnyTime}`

export const sentStatement = (userId: UserId, instant: Instant) =>
  statementOf(
    (bind) => `
      select count(*) as sent from emails
      where user_id = ${bind(userId)} and not_before > ${bind(instant)} and state = 'sent'
        and kind not in (${alwaysKinds.map(bind).join(", ")})`
  )

export interface Failed {
  readonly count: number
  readonly oldestAt: Instant | null
}
