import type { Event, EventId } from "../../../src/domain/events/event.ts"

/** Milliseconds after which a browser that has lost its stream comes back. */
const comeBackAfter = 2_000

export const streamType = "text/event-stream"

/** An event as it is sent: of what changed the id alone. */
export const frameOf = ({ id, kind, thingId }: Event): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id: thingId })}\n\n`

/** Begins a stream. Tells where it begins, so that also a browser that gets no event at all can go on from there. */
export const openingFrame = (from: EventId): string => `: welcome\nretry: ${comeBackAfter}\nid: ${from}\n\n`

/** Events before this one are forgotten: whoever has missed some should load everything anew. */
export const resyncFrame = (newest: EventId): string => `id: ${newest}\nevent: resync\ndata: {}\n\n`

/** A comment, which keeps proxies from thinking that nobody is there. */
export const heartbeatFrame = ":\n\n"
