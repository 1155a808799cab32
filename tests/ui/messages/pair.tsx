import * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import { Route, Switch } from "wouter"

import type { MessageRecord } from "#domain/messaging/conversation.ts"
import { removalOf } from "#domain/removal/removal-rules.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aConversation, aMessage } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import { OfferScreen } from "#ui/features/offers/OfferScreen.tsx"

const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 15) + minute * 60_000).toISOString()

/** Olivia Park and Reyes Plumbing, what they write to each other, and the screens that show it. */
export const aPairIn = async (app: RunningApp) => {
  const olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  const reyes = await aProviderOf(
    app,
    { businessName: "Reyes Plumbing" },
    { firstName: "Marco", lastName: "Reyes" }
  )
  const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })

  const written: Array<MessageRecord> = []

  /** Stores the conversation with messages, alternately from the provider and the homeowner. */
  const write = (bodies: ReadonlyArray<string>, read = false) => {
    const messages = bodies.map((body, index) =>
      aMessage({
        conversationId: conversation.id,
        senderUserId: index % 2 === 0 ? reyes.userId : olivia.id,
        body,
        read,
        createdAt: at(index)
      })
    )
    written.push(...messages)
    const lastMessageAt = messages.at(-1)?.createdAt ?? null
    return app.run(seedMarketplace({ conversations: [{ ...conversation, lastMessageAt }], messages }))
  }

  /** Takes one of the messages down, as an operator does. */
  const takeDown = (index: number) =>
    app.run(
      Effect.gen(function* () {
        const aboutId = ThingId.make(written[index]?.id ?? "")
        const request = { about: "message", aboutId, ground: "abusive" } as const
        const removal = removalOf(request, null, { by: olivia.id, at: at(1_440), caseId: null })
        yield* (yield* RemovalRepository).insert(removal)
        yield* (yield* ConversationRepository).takeDown(removal)
      })
    )

  const open = (path = "/messages", as: { readonly email: string } = olivia, beside?: ReactNode) =>
    visit(
      app,
      <>
        <Switch>
          <Route path="/quotes/:quoteId/offer">
            <OfferScreen />
          </Route>
          <Route>
            <MessagesScreen />
          </Route>
        </Switch>
        {beside}
      </>,
      { path, as }
    )

  const openChat = (as?: { readonly email: string }, beside?: ReactNode) =>
    open(`/messages?conversation=${conversation.id}`, as, beside)

  return { olivia, reyes, conversation, write, takeDown, open, openChat }
}

export type Pair = Awaited<ReturnType<typeof aPairIn>>
