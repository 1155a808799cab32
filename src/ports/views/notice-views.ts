import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ConversationId, ProjectId, UserId } from "#domain/shared/ids.ts"

/** Numbers that an email names, counted when it is sent. */
export class NoticeViews extends Context.Service<
  NoticeViews,
  {
    /** Pending offers on the project. */
    readonly offersOn: (id: ProjectId) => Effect.Effect<number>
    /** Messages that others wrote there and the reader has not read; none that was taken down. */
    readonly unreadIn: (id: ConversationId, reader: UserId) => Effect.Effect<number>
  }
>()("ports/NoticeViews") {}
