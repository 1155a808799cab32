import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Actor } from "#domain/account/account.ts"
import { noneOfOwn, type OwnCounts } from "#domain/account/own-counts.ts"
import type { Role } from "#domain/account/role.ts"
import { reviewableSince } from "#domain/review/review-rules.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"

import { Database, readOn } from "../database.ts"
import { type Statement, statementOf } from "../statement.ts"
import { standsAmong } from "./conversation-views.ts"
import { offeringOf } from "./offering.ts"
import { addressedTo, type Offering, openTo, quotedBy } from "./project-statements.ts"

interface CountRow {
  readonly kind:
    | "projects"
    | "quotes"
    | "requests"
    | "offers"
    | "offersOver"
    | "reviewable"
    | "conversations"
    | "unread"
  readonly status: string
  readonly count: number
}

// $1 is the id of the homeowner or provider whose lists these are, $2 the user who reads the messages.
const others = (role: Role) => `
  union all select 'quotes', q.status, count(*) from quotes q where q.${role}_id = $1 group by q.status
  union all select 'requests', '', count(*) from quotes q where q.${role}_id = $1 and q.project_id is null
  union all select 'offers', q.status, count(*) from quotes q
    where q.${role}_id = $1 and q.provider_quote is not null group by q.status
  union all select 'conversations', '', count(*) from conversations c
    where c.${role}_id = $1 and ${standsAmong(role)}
  union all select 'unread', '', count(*) from conversations c
    join messages m on m.conversation_id = c.id and m.read = false and m.sender_user_id <> $2
    where c.${role}_id = $1 and ${standsAmong(role)}`

const ofHomeowner = ({ id }: Actor, now: Instant): Statement => ({
  text: `
  select 'projects' as kind, j.status, count(*) as count from projects j
    where j.homeowner_id = $1 and j.deleted_at is null group by j.status
  union all select 'reviewable', '', count(*) from quotes q
    where q.homeowner_id = $1 and q.status = 'completed' and q.completed_at >= $3
      and not exists (select 1 from reviews r where r.quote_id = q.id)
  union all select 'offersOver', '', count(*) from quotes q
    join offer_versions o on o.quote_id = q.id and o.version = q.offer_version
    where q.homeowner_id = $1 and q.status = 'pending' and o.valid_until < $4
  ${others("homeowner")}`,
  values: [id, id, reviewableSince(now), lastToday(now)]
})

export const ofProvider = ({ id }: Actor, provider: Offering): Statement =>
  statementOf((bind) => {
    bind(provider.id)
    bind(id)
    const seen = [
      ...[addressedTo(provider, bind), quotedBy(provider, bind)].map(
        (set) => `select j.id, j.status from ${set}`
      ),
      ...openTo(provider, bind).map((set) => `select j.id, 'pending' as status from ${set}`)
    ]
    return `
    select 'projects' as kind, j.status, count(*) as count from (${seen.join(" union ")}) as j group by j.status
    ${others("provider")}`
  })

const asCounts = (rows: ReadonlyArray<CountRow>): OwnCounts => {
  const counted = (kind: CountRow["kind"]) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ count, status }) => [status, count]))
  return {
    projects: { ...noneOfOwn.projects, ...counted("projects") },
    quotes: { ...noneOfOwn.quotes, ...counted("quotes") },
    requests: counted("requests")[""] ?? 0,
    offers: { ...noneOfOwn.offers, ...counted("offers") },
    offersOver: counted("offersOver")[""] ?? 0,
    reviewable: counted("reviewable")[""] ?? 0,
    conversations: counted("conversations")[""] ?? 0,
    unread: counted("unread")[""] ?? 0
  }
}

export const KnexOwnCountViews = Layer.effect(
  OwnCountViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const offering = offeringOf(read)
    return OwnCountViews.of({
      of: Effect.fnUntraced(function* (actor, now) {
        const { providerId } = actor
        const statement =
          providerId === null ? ofHomeowner(actor, now) : ofProvider(actor, yield* offering(providerId))
        return asCounts(yield* read<CountRow>(statement))
      })
    })
  })
)
