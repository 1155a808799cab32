import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { Message } from "#domain/messaging/conversation.ts"
import { asPhoto, type PhotoRecord } from "#domain/photo/photo.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { aMessage, aPhoto, aProject, aQuote, aSlice, aTalkSlice, createdAt } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedMarketplace, seedPair } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { seedTalk } from "../messaging/seed-talk.ts"

const now = "2026-04-01T10:00:00.000Z"

const caption = `The "tap", 🔧 & <b>below</b>\nit`

/** Two photos attached to a thing, the later one first, and one that is no longer attached. */
const photosOf = (thing: Pick<PhotoRecord, "ownerId" | "purpose" | "thingId">) => {
  const attached = { ...thing, state: "attached", attachedAt: createdAt } as const
  return [
    aPhoto({ ...attached, position: 1 }),
    aPhoto({ ...attached, position: 0, caption, width: 1_200, height: 1_600 }),
    aPhoto({ ...attached, position: 2, state: "removed" })
  ] as const
}

const inOrder = ([second, first]: ReturnType<typeof photosOf>) => [asPhoto(first), asPhoto(second)]

onEveryStore("Photos in lists", (run) => {
  it("stand at a request in their order, for both people, and at no other", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const [asked, other] = [aQuote(ids), aQuote(ids)]
        const photos = photosOf({ ownerId: homeowner.id, purpose: "request", thingId: asked.id })
        const elsewhere = photosOf({ ownerId: homeowner.id, purpose: "message", thingId: asked.id })
        yield* seedMarketplace({ quotes: [asked, other], photos: [...photos, ...elsewhere] })
        const views = yield* QuoteViews
        const lists = [
          yield* views.ofHomeowner(homeowner.id, aSlice(), now),
          yield* views.ofProvider(provider.id, aSlice()),
          yield* views.ofProvider(provider.id, aSlice({ isWaiting: true }))
        ]
        for (const list of lists) {
          const shown = new Map(list.map((quote) => [quote.id, quote.photos]))
          expect(shown.get(asked.id)).toEqual(inOrder(photos))
          expect(shown.get(other.id)).toEqual([])
        }
        expect((yield* views.byId(asked.id, asProvider(provider), now)).photos).toEqual(inOrder(photos))
      })
    ))

  it("stand at a project, and at the quotes on it", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const project = aProject(ids)
        const bid = aQuote({ ...ids, projectId: project.id })
        const photos = photosOf({ ownerId: homeowner.id, purpose: "project", thingId: project.id })
        const own = photosOf({ ownerId: homeowner.id, purpose: "request", thingId: bid.id })
        yield* seedMarketplace({ projects: [project], quotes: [bid], photos: [...photos, ...own] })
        const projects = yield* ProjectViews
        const quotes = yield* QuoteViews
        const shown = [
          yield* projects.byId(project.id),
          ...(yield* projects.ofHomeowner(homeowner.id, aSlice())),
          ...(yield* projects.ofProvider(provider.id, aSlice())),
          yield* quotes.byId(bid.id, asHomeowner(homeowner), now),
          ...(yield* quotes.ofProvider(provider.id, aSlice()))
        ]
        expect(shown.map((thing) => thing.photos)).toEqual(shown.map(() => inOrder(photos)))
        expect(shown).toHaveLength(5)
      })
    ))

  it("stand at a message that has some, and at no other", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner, messages } = yield* seedTalk([
          ["homeowner", 1],
          ["provider", 2]
        ])
        const [first] = messages
        const photos = photosOf({ ownerId: homeowner.id, purpose: "message", thingId: first?.id ?? null })
        yield* seedMarketplace({ photos })
        const views = yield* ConversationViews
        const [shown, other] = yield* views.messages(conversation.id, { limit: 9, before: null })
        expect(shown?.photos).toEqual(inOrder(photos))
        expect(Schema.encodeUnknownSync(Schema.Struct(Message.fields))(shown)).toEqual(shown)
        expect(other).not.toHaveProperty("photos")
      })
    ))

  it("are counted where the newest message has no text", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner, provider } = yield* seedTalk([["provider", 1]])
        const views = yield* ConversationViews
        const lastWords = Effect.fnUntraced(function* (minute: number, body: string, some: number) {
          const message = aMessage({
            conversationId: conversation.id,
            senderUserId: homeowner.id,
            body,
            createdAt: `2026-03-03T11:0${minute}:00.000Z`
          })
          const photos = photosOf({ ownerId: homeowner.id, purpose: "message", thingId: message.id })
          yield* seedMarketplace({ messages: [message], photos: photos.slice(0, some) })
          const [listed] = yield* views.of(provider, aTalkSlice())
          const read = yield* views.byId(conversation.id, homeowner)
          return [listed?.lastMessage, read.lastMessage]
        })
        expect(yield* lastWords(1, "", 2)).toEqual(["2 photos", "2 photos"])
        expect(yield* lastWords(2, "", 1)).toEqual(["Photo", "Photo"])
        expect(yield* lastWords(3, "Look at this", 2)).toEqual(["Look at this", "Look at this"])
        expect(yield* lastWords(4, "", 0)).toEqual(["Removed by the site.", "Removed by the site."])
      })
    ))
})
