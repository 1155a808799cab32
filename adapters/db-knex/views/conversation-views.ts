import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Actor } from "#domain/account/account.ts"
import type { Role } from "#domain/account/role.ts"
import { activeAt, asMessage } from "#domain/messaging/conversation-rules.ts"
import type { Conversation, ConversationRecord, Message } from "#domain/messaging/conversation.ts"
import { lastWordsOf } from "#domain/messaging/last-words.ts"
import { participantRoles } from "#domain/messaging/participant-role.ts"
import { standingFor } from "#domain/messaging/put-away.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import { Database, readOn } from "../database.ts"
import type { Dialect } from "../dialect.ts"
import { fullName, shortName } from "../sql/full-name.ts"
import { isAgreedQuote } from "../sql/live-quote.ts"
import type { Value } from "../statement.ts"
import { rowsFor } from "./own-pages.ts"
import { attachedTo, photosIn, photosOf, type PhotosRow } from "./photo-lists.ts"

interface ConversationRow extends Pick<Conversation, "id"> {
  readonly homeowner_id: ConversationRecord["homeownerId"]
  readonly homeowner_archived_at: ConversationRecord["homeownerArchivedAt"]
  readonly provider_archived_at: ConversationRecord["providerArchivedAt"]
  readonly blocked_by: ConversationRecord["blockedBy"]
  readonly participant: string
  readonly last_message: string | null
  readonly last_photos: number | null
  readonly last_message_at: Conversation["lastMessageAt"]
  readonly unread: number
  readonly project_id: Conversation["projectId"]
  readonly provider_id: ProviderId
}

// Newest messages and unread ones come from indexes, and only for the conversations that are shown.
const conversationsWhere = (condition: string, participant: string, limit: number) => `
  select c.id, c.project_id, c.provider_id, c.last_message_at, c.homeowner_id, c.homeowner_archived_at,
    c.provider_archived_at, c.blocked_by, ${participant} as participant,
    (select m.body from messages m where m.conversation_id = c.id
      order by m.created_at desc, m.id desc limit 1) as last_message,
    (select case when m.body = '' then (select count(*) from ${attachedTo("'message'", "m.id")}) else 0 end
      from messages m where m.conversation_id = c.id
      order by m.created_at desc, m.id desc limit 1) as last_photos,
    (select count(*) from messages m where m.conversation_id = c.id and m.read = false
      and m.sender_user_id <> $1) as unread
  from (select * from conversations c where ${condition}
    order by c.active_at desc, c.id desc limit ${limit}) as c
  join service_providers p on p.id = c.provider_id
  join users h on h.id = c.homeowner_id
  order by c.active_at desc, c.id desc`

const haveAgreed = `exists (select 1 from quotes q
  where q.homeowner_id = c.homeowner_id and q.provider_id = c.provider_id and ${isAgreedQuote})`

const participantOf: Record<Role, { readonly name: string; readonly role: Conversation["participantRole"] }> =
  {
    homeowner: { name: "p.business_name", role: participantRoles.provider },
    provider: {
      name: `case when ${haveAgreed} then ${fullName("h")} else ${shortName("h")} end`,
      role: participantRoles.homeowner
    }
  }

const asConversation = (row: ConversationRow, actor: Actor): Conversation => ({
  id: row.id,
  participantName: row.participant,
  participantRole: participantOf[actor.role].role,
  lastMessage: row.last_message === null ? null : lastWordsOf(row.last_message, row.last_photos ?? 0),
  lastMessageAt: row.last_message_at,
  unreadCount: row.unread,
  projectId: row.project_id,
  ...(actor.role === "homeowner" && { providerId: row.provider_id }),
  ...standingFor(
    {
      homeownerId: row.homeowner_id,
      homeownerArchivedAt: row.homeowner_archived_at,
      providerArchivedAt: row.provider_archived_at,
      blockedBy: row.blocked_by
    },
    actor
  )
})

/** SQL for the contrary of `isPutAway`. */
export const standsAmong = (role: Role) => `(c.blocked_by is null and c.${role}_archived_at is null)`

const messagesStatement = (condition: string, dialect: Pick<Dialect, "jsonOf">) => `
  select m.id, m.sender_user_id, m.body, m.created_at, m.removed_at, m.removed_for, ${photosOf("'message'", "m.id", dialect)} from messages m
  where m.conversation_id = $1 ${condition}
  order by m.created_at desc, m.id desc limit $2`

type Removed = NonNullable<Message["removed"]>

interface MessageRow extends Pick<Message, "id">, PhotosRow {
  readonly sender_user_id: Message["senderId"]
  readonly body: string
  readonly created_at: Message["createdAt"]
  readonly removed_at: Removed["at"] | null
  readonly removed_for: Removed["ground"] | null
}

const messageIn = (row: MessageRow): Message => {
  const { removed_at: at, removed_for: ground } = row
  return asMessage(
    { id: row.id, senderUserId: row.sender_user_id, body: row.body, createdAt: row.created_at },
    photosIn(row),
    at === null || ground === null ? undefined : { at, ground }
  )
}

export const KnexConversationViews = Layer.effect(
  ConversationViews,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const read = readOn(database)
    const list = (actor: Actor, condition: string, values: ReadonlyArray<Value>, limit: number) =>
      Effect.map(
        read<ConversationRow>({
          text: conversationsWhere(condition, participantOf[actor.role].name, rowsFor(limit)),
          values: [actor.id, ...values]
        }),
        (rows) => rows.slice(0, limit).map((row) => asConversation(row, actor))
      )

    return ConversationViews.of({
      of: (actor, { before, isPutAway, limit }) => {
        const own = `${actor.role === "homeowner" ? "c.homeowner_id = $2" : "c.provider_id = $2"} and ${
          isPutAway ? "not " : ""
        }${standsAmong(actor.role)}`
        const owner = actor.role === "homeowner" ? actor.id : actor.providerId
        return before === null
          ? list(actor, own, [owner], limit)
          : list(
              actor,
              `${own} and (c.active_at, c.id) < ($3, $4)`,
              [owner, activeAt(before), before.id],
              limit
            )
      },

      byId: (id, actor) =>
        Effect.flatMap(list(actor, "c.id = $2", [id], 1), ([conversation]) =>
          conversation === undefined
            ? Effect.die(new Error(`There is no conversation ${id}`))
            : Effect.succeed(conversation)
        ),

      messages: (id, { before, limit }) =>
        Effect.map(
          read<MessageRow>(
            before === null
              ? { text: messagesStatement("", dialect), values: [id, limit] }
              : {
                  text: messagesStatement("and (m.created_at, m.id) < ($3, $4)", dialect),
                  values: [id, limit, before.createdAt, before.id]
                }
          ),
          (rows) => rows.toReversed().map(messageIn)
        )
    })
  })
)
