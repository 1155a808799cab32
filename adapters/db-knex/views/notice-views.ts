import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { NoticeViews } from "#ports/views/notice-views.ts"

import { Database, readOn } from "../database.ts"

// The project is the only condition: with more of them, an index of all pending offers would seem to fit as well.
const offers = `
  select count(*) filter (where status = 'pending' and provider_quote is not null) as counted
  from quotes where project_id = $1`

const unread = `
  select count(*) as counted from messages
  where conversation_id = $1 and sender_user_id <> $2 and read = false and removed_at is null`

interface Counted {
  readonly counted: number
}

export const KnexNoticeViews = Layer.effect(
  NoticeViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const count = (text: string, ...values: ReadonlyArray<string>) =>
      Effect.map(read<Counted>({ text, values }), ([row]) => row?.counted ?? 0)

    return NoticeViews.of({
      offersOn: (id) => count(offers, id),
      unreadIn: (id, reader) => count(unread, id, reader)
    })
  })
)
