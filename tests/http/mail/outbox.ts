import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import { memoryMailer } from "#adapters/memory/mailer.ts"
import { SignedKeys } from "#adapters/system/signed-keys.ts"
import { UuidIds } from "#adapters/system/uuid-ids.ts"
import type { Notice } from "#domain/notices/notice.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { aConversation, aMessage, aQuote } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"
import { tell } from "#use-cases/notices/tell.ts"

/** The fake time at which these tests begin, in milliseconds: noon in Chicago. */
export const noon = Date.parse("2026-03-02T18:00:00.000Z")

/** An outbox in memory with a mailer that collects its letters, on a test clock. */
export const anOutbox = (...mailing: Parameters<typeof memoryMailer>) => {
  const { layer, letters } = memoryMailer(...mailing)
  const faults: Array<unknown> = []
  const unsent: Array<string> = []
  const services = Layer.mergeAll(MemoryAdapters(), layer, SignedKeys(["a secret of the tests"]), UuidIds)
  const runtime = ManagedRuntime.make(Layer.provideMerge(services, TestClock.layer()))
  const start = runtime.runPromise(TestClock.setTime(noon))
  return {
    letters,
    faults,
    /** The reasons for which emails were not accepted. */
    unsent,
    /** Runs work on the outbox's clock. */
    run: async <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof services>>) => {
      await start
      return runtime.runPromise(work)
    },
    /** Advances the clock, and sends the emails that are due then. */
    after: (minutes: number) =>
      start.then(() =>
        runtime.runPromise(
          Effect.andThen(
            TestClock.adjust(`${minutes} minutes`),
            sendEmails(
              (fault) => void faults.push(fault),
              (why) => void unsent.push(why)
            )
          )
        )
      )
  }
}

/** Notifies people, as a use case does. */
export const told = (...notices: ReadonlyArray<Notice>) =>
  Effect.flatMap(Transactor, ({ atomically }) => atomically(tell(...notices)))

/** A homeowner and a provider whose addresses are confirmed, with a message and an offer between them. */
export const aPairToWriteTo = Effect.fnUntraced(function* () {
  const { confirm } = yield* ContactRepository
  const homeowner = yield* seedHomeowner()
  const provider = yield* seedProvider({}, { firstName: "Marcus", lastName: "Reyes" })
  const at = new Date(noon).toISOString()
  yield* confirm(homeowner.id, homeowner.email, at)
  yield* confirm(provider.userId, `${provider.userId}@example.com`, at)
  const pair = { homeownerId: homeowner.id, providerId: provider.id }
  const conversation = aConversation(pair)
  const quote = aQuote({ ...pair, providerQuote: 900 })
  const message = aMessage({ conversationId: conversation.id, senderUserId: provider.userId })
  yield* seedMarketplace({ quotes: [quote], conversations: [conversation], messages: [message] })
  return { homeowner, provider, conversation, message, quote }
})
