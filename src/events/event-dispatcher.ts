import { type AddressedEvent, type Event, type EventId, reconnect, type Topic } from "#domain/events/event.ts"

/** Where events go. Both are called at once, in the order of events, and neither may throw. */
export interface Receiver {
  readonly deliver: (event: Event) => void
  /** There will be no more. */
  readonly end: () => void
}

export interface Listener extends Receiver {
  readonly topics: ReadonlyArray<Topic>
  /** The newest event that is no news to the listener. */
  heard: EventId
  /** What came while older events are still on their way; null when none are. */
  waiting: Array<Event> | null
  hasLeft: boolean
}

/** More than these may not wait for one listener. */
const patience = 500

const tell = (listener: Listener, event: Event) => {
  if (listener.heard >= event.id) return
  listener.heard = event.id
  if (event.kind === reconnect) listener.end()
  else if (listener.waiting === null) listener.deliver(event)
  else if (listener.waiting.push(event) > patience) listener.end()
}

/** Who listens to what, and up to which event everybody has heard. */
export const makeNewsroom = (start: EventId) => {
  const audience = new Map<Topic, Set<Listener>>()
  const arriving = new Set<Set<Topic>>()
  let newest = start
  let isClosed = false

  const enter = (listener: Listener) => {
    for (const topic of listener.topics) {
      const listeners = audience.get(topic)
      if (listeners === undefined) audience.set(topic, new Set([listener]))
      else listeners.add(listener)
    }
    if (isClosed) listener.end()
  }

  const leave = (listener: Listener) => {
    listener.hasLeft = true
    for (const topic of listener.topics) {
      const listeners = audience.get(topic)
      listeners?.delete(listener)
      if (listeners?.size === 0) audience.delete(topic)
    }
  }

  const publish = ({ to, ...event }: AddressedEvent) => {
    newest = event.id
    for (const topic of to) {
      if (event.kind === reconnect) for (const changed of arriving) changed.add(topic)
      for (const listener of audience.get(topic) ?? []) tell(listener, event)
    }
  }

  const close = () => {
    isClosed = true
    for (const listeners of audience.values()) for (const listener of listeners) listener.end()
  }

  return {
    newest: () => newest,
    enter,
    leave,
    /** Tells everybody whom the event concerns, each once. */
    publish,
    /** Ends all listeners, and whoever enters after that. */
    close,
    /** Notes from now on, until it is deleted from here, whose listeners have to come anew. */
    arriving
  }
}

export type Newsroom = ReturnType<typeof makeNewsroom>
