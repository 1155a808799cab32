import * as Effect from "effect/Effect"

import { newsOfNotice } from "#domain/notices/notice.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { publish } from "../events/publish.ts"

/** Takes back what the one was told whom a project was for, unless they have read it. */
export const takeBack = Effect.fnUntraced(function* ({ id, providerId }: ProjectRecord) {
  if (providerId === null) return
  const { unreadAbout, withdraw } = yield* NotificationRepository
  const { userId } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
  const told = yield* unreadAbout(userId, "project-addressed", id)
  yield* withdraw(userId, "project-addressed", [id])
  if (told !== null) yield* publish(newsOfNotice(told.id, { userId }))
})
