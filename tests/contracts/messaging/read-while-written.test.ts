import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { noticeOfMessage } from "#domain/notices/work-notices.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"
import { aMessage } from "#tests/support/builders.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { markRead } from "#use-cases/messaging/mark-read.ts"
import { tell } from "#use-cases/notices/tell.ts"

import { seedTalk } from "./seed-talk.ts"

onEveryStore("A conversation that is read while a message is being written", (run) => {
  it("has no unread message whose notice counts as read", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner, provider } = yield* seedTalk([["provider", 1]])
        const { id: conversationId } = conversation
        const { atomically } = yield* Transactor
        const { addMessage, held } = yield* ConversationRepository
        const message = aMessage({ conversationId, senderUserId: provider.id })
        const notice = noticeOfMessage(provider, conversation, message)
        yield* atomically(tell(notice))

        const written = yield* Deferred.make<void>()
        const goOn = yield* Deferred.make<void>()
        const writing = Effect.gen(function* () {
          yield* held(conversationId)
          yield* addMessage(message)
          yield* tell(notice)
          yield* Deferred.succeed(written, undefined)
          yield* Deferred.await(goOn)
        })
        const writer = yield* Effect.forkChild(atomically(writing))
        yield* Deferred.await(written)
        const reader = yield* Effect.forkChild(markRead(homeowner, conversationId))
        // Lets the reader run until it blocks.
        yield* Effect.sleep("100 millis")
        yield* Deferred.succeed(goOn, undefined)
        yield* Fiber.join(writer)
        yield* Fiber.join(reader)

        const { unreadAbout } = yield* NotificationRepository
        const told = yield* unreadAbout(homeowner.id, "message-received", conversationId)
        const unread = yield* (yield* NoticeViews).unreadIn(conversationId, homeowner.id)
        expect(told === null).toBe(unread === 0)
      }).pipe(Effect.provide(UuidIds))
    ))
})
