import { hash } from "@node-rs/argon2"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"

import type { MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { aConversation, anAccount, aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import type { Attempt } from "#tests/support/stores/writers.ts"

import { benchPassword, signIn } from "../sign-in.ts"

// Enough people that nobody reaches the limit of messages per person.
const people = 150

/** Fills an empty store with homeowners who each have a conversation. */
export const fillWithTalkers = async (store: Layer.Layer<MarketplaceLoader>) => {
  const passwordHash = await hash(benchPassword)
  const homeowners = Array.from({ length: people }, () => anAccount({ passwordHash }))
  const plumber = anAccount({ role: "provider", passwordHash })
  const provider = aProvider({ userId: plumber.id })
  const conversations = homeowners.map(({ id: homeownerId }) =>
    aConversation({ homeownerId, providerId: provider.id })
  )
  const runtime = ManagedRuntime.make(store)
  await runtime.runPromise(
    seedMarketplace({ accounts: [...homeowners, plumber], providers: [provider], conversations })
  )
  await runtime.dispose()
  return { homeowners, conversations }
}

export type Talkers = Awaited<ReturnType<typeof fillWithTalkers>>

/** Returns a function that sends a message to a given server as the next person; sessions outlive server restarts. */
export const sending = async (url: string, { conversations, homeowners }: Talkers) => {
  const cookies: Array<string> = []
  for (const homeowner of homeowners) cookies.push(await signIn(url, homeowner))
  let turn = 0
  return (server: string): Promise<Response> => {
    const who = (turn += 1) % people
    return fetch(`${server}/api/conversations/${conversations[who]?.id}/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookies[who] ?? "" },
      body: JSON.stringify({ content: "Tuesday works for me. ".repeat(40) })
    })
  }
}

/** As `sending`, but the function returns the outcome of the attempt. */
export const talking = async (url: string, talkers: Talkers) => {
  const send = await sending(url, talkers)
  return async (server: string): Promise<Attempt> => {
    const answer = await send(server)
    const { id }: { readonly id?: string } = JSON.parse(await answer.text())
    return { status: answer.status, id: answer.status === 201 && id !== undefined ? id : null }
  }
}
