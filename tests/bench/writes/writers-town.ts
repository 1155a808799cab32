import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { plusHours } from "#domain/shared/calendar.ts"
import { aConversation, anAccount, aProject, aProvider, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import type { StoragePorts } from "#tests/support/stores/stores.ts"

import { openSessions } from "../sessions.ts"

const homeownerCount = 400
const providerCount = 200

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

const at = <A>(list: ReadonlyArray<A>, index: number): A => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error("The town is empty")
  return item
}

/** Fills an empty store with signed-in people and enough things to write about that no usage limit is reached. */
export const fillWithWriters = async (store: Layer.Layer<StoragePorts>, times: number) => {
  const now = new Date().toISOString()
  const homeowners = numbers(homeownerCount).map(() => anAccount({ phone: "512-555-0142" }))
  const owners = numbers(providerCount).map(() => anAccount({ role: "provider" }))
  const providers = owners.map(({ id: userId }) => aProvider({ userId }))
  // A homeowner meets another provider in each turn.
  const pairs = numbers(times).map((turn) => ({
    homeownerId: at(homeowners, turn).id,
    providerId: at(providers, turn + Math.floor(turn / homeownerCount)).id
  }))
  const conversations = pairs.slice(0, homeownerCount).map((pair) => aConversation(pair))
  const projects = pairs.map(({ homeownerId }) =>
    aProject({ homeownerId, publishedAt: now, closesAt: plusHours(now, 24 * 14) })
  )
  const jobs = pairs.map((pair) =>
    aQuote({ ...pair, status: "completed", acceptedAt: now, completedAt: now })
  )
  const people = [...homeowners, ...owners]
  const runtime = ManagedRuntime.make(store)
  const seeding = seedMarketplace({ accounts: people, providers, conversations, projects, quotes: jobs })
  const cookies = await runtime.runPromise(Effect.andThen(seeding, openSessions(people)))
  await runtime.dispose()
  const [ofHomeowners, ofProviders] = [cookies.slice(0, homeownerCount), cookies.slice(homeownerCount)]
  return {
    /** The things that a homeowner writes about in this turn, and the cookies of homeowner and provider. */
    turn: (turn: number) => ({
      homeowner: at(ofHomeowners, turn),
      provider: at(ofProviders, turn + Math.floor(turn / homeownerCount)),
      providerId: at(pairs, turn).providerId,
      conversationId: at(conversations, turn).id,
      projectId: at(projects, turn).id,
      jobId: at(jobs, turn).id
    })
  }
}

export type Turn = ReturnType<Awaited<ReturnType<typeof fillWithWriters>>["turn"]>
