import { type AddressedEvent, type Event, type EventId, reconnect, type Topic } from "#domain/events/event.ts"

/** Where events go. Both are called at once, in the order of events, and neither may throw. */
export interface Receiver {
  readonly deliver: (event: Event) => void
  /** There will be no more. */
  readonly end: () => void
}

export interface Listener extends Receiver {
  readonly topics: ReadonlyArray<Topic>
  /** The newest event that was delivered, or that the listener knew before. */
  lastEventId: EventId
  /** Events that came while older ones are still being delivered; null when none are. */
  pending: Array<Event> | null
  isRemoved: boolean
}

/** A listener with more pending events than this is ended. */
const maxPendingEvents = 500

const deliverTo = (listener: Listener, event: Event) => {
  if (listener.lastEventId >= event.id) return
  listener.lastEventId = event.id
  if (event.kind === reconnect) listener.end()
  else if (listener.pending === null) listener.deliver(event)
  else if (listener.pending.push(event) > maxPendingEvents) listener.end()
}

/** Dispatches events to the listeners of their topics, and knows the newest event that was dispatched. */
export const makeEventDispatcher = (start: EventId) => {
  const listenersByTopic = new Map<Topic, Set<Listener>>()
  const topicChanges = new Set<Set<Topic>>()
  let newest = start
  let isClosed = false

  const add = (listener: Listener) => {
    for (const topic of listener.topics) {
      const listeners = listenersByTopic.get(topic)
      if (listeners === undefined) listenersByTopic.set(topic, new Set([listener]))
      else listeners.add(listener)
    }
    if (isClosed) listener.end()
  }

  const remove = (listener: Listener) => {
    listener.isRemoved = true
    for (const topic of listener.topics) {
      const listeners = listenersByTopic.get(topic)
      listeners?.delete(listener)
      if (listeners?.size === 0) listenersByTopic.delete(topic)
    }
  }

  const dispatch = ({ to, ...event }: AddressedEvent) => {
    newest = event.id
    for (const topic of to) {
      if (event.kind === reconnect) for (const changed of topicChanges) changed.add(topic)
      for (const listener of listenersByTopic.get(topic) ?? []) deliverTo(listener, event)
    }
  }

  const close = () => {
    isClosed = true
    for (const listeners of listenersByTopic.values()) for (const listener of listeners) listener.end()
  }

  return {
    newest: () => newest,
    add,
    remove,
    /** Delivers the event to every listener of its topics, once each. */
    dispatch,
    /** Ends all listeners, and those that are added afterwards. */
    close,
    /** Every set in here collects, until it is deleted, the topics whose listeners have to subscribe again. */
    topicChanges
  }
}

export type EventDispatcher = ReturnType<typeof makeEventDispatcher>
