import type { Event, EventId } from "#domain/events/event.ts"

/** Milliseconds after which a browser that has lost its stream comes back. */
const comeBackAfter = 2_000

export const streamType = "text/event-stream"

// Cached: hundreds of streams may be sent the same event.
const frames = new WeakMap<Event, string>()

const dataOf = ({ conversationId, thingId }: Event) =>
  conversationId === null ? { id: thingId } : { id: thingId, conversationId }

const makeFrame = (event: Event) =>
  `id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(dataOf(event))}\n\n`

/** An event as it is sent: only the id of what changed, and of the conversation that it is in, if any. */
export const frameOf = (event: Event): string => {
  const frame = frames.get(event) ?? makeFrame(event)
  frames.set(event, frame)
  return frame
}

/** Begins a stream. Tells where it begins, so that also a browser that gets no event at all can go on from there. */
export const openingFrame = (from: EventId): string => `: welcome\nretry: ${comeBackAfter}\nid: ${from}\n\n`

/** Events before this one are forgotten: a client that has missed some should load everything anew. */
export const resyncFrame = (newest: EventId): string => `id: ${newest}\nevent: resync\ndata: {}\n\n`

/** A comment, which keeps proxies from closing an idle connection. */
export const heartbeatFrame = ":\n\n"
