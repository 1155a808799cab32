import * as Effect from "effect/Effect"

import { topicOfUser } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"
import { type EventStream, openStream } from "#tests/support/app/event-stream.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aProjectRequest, aQuoteRequest, someNews } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Identified {
  readonly id: string
}

/** The events of a stream up to the one about this thing. */
const heardBefore = async (stream: EventStream, id: string) => {
  const heard: Array<string> = []
  for (;;) {
    const event = await stream.next()
    const { id: thingId }: Identified = JSON.parse(JSON.stringify(event.data))
    if (thingId === id) return heard.toSorted()
    heard.push(`${event.kind} ${thingId}`)
  }
}

const isNotification = (event: string) => event.startsWith("notification ")

/** Olivia, two plumbers, a roofer and a neighbour, all listening. */
export const aTownThatListens = async (app: RunningApp) => {
  const olivia = await aSignedInHomeowner(app)
  const neighbour = await aSignedInHomeowner(app)
  const marcus = await aSignedInProvider(app)
  const rival = await aSignedInProvider(app, { specialties: ["HVAC", "Plumbing"] })
  const roofer = await aSignedInProvider(app, { specialties: ["Roofing"] })
  const userIds = {
    olivia: olivia.account.id,
    neighbour: neighbour.account.id,
    marcus: marcus.profile.userId,
    rival: rival.profile.userId,
    roofer: roofer.profile.userId
  }
  const clients = { olivia, neighbour, marcus, rival, roofer }
  const streams = await Promise.all(
    Object.entries(clients).map(async ([name, { client }]) => ({ name, stream: await openStream(client) }))
  )

  const everythingHeard = async () => {
    const last = someNews({ to: Object.values(userIds).map(topicOfUser) })
    await app.run(Effect.flatMap(EventLog, (log) => log.append([last])))
    const all = await Promise.all(
      streams.map(async ({ name, stream }) => [name, await heardBefore(stream, last.id)] as const)
    )
    return all
  }

  /** The events of each person since the last call, without notifications; people without any are left out. */
  const heard = async () => {
    const all = (await everythingHeard()).map(
      ([name, events]) => [name, events.filter((event) => !isNotification(event))] as const
    )
    return Object.fromEntries(all.filter(([, events]) => events.length > 0))
  }

  /** The number of notification events of each person since the last call; people without any are left out. */
  const told = async () => {
    const all = (await everythingHeard()).map(
      ([name, events]) => [name, events.filter(isNotification).length] as const
    )
    return Object.fromEntries(all.filter(([, count]) => count > 0))
  }

  const post = async (who: { readonly client: typeof olivia.client }, path: string, body: object = {}) => {
    const { body: answer, status } = await who.client.post<Identified>(path, body)
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.id
  }
  const posted = (overrides: object = {}) => post(olivia, "/api/projects", aProjectRequest(overrides))
  const talking = () => post(olivia, "/api/conversations", { providerId: marcus.profile.id })
  const asked = () => post(olivia, "/api/quotes", aQuoteRequest(marcus.profile.id))
  return { olivia, neighbour, marcus, rival, roofer, streams, heard, told, post, posted, talking, asked }
}
