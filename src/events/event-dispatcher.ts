import { type AddressedEvent, type Event, type EventId, reconnect, type Topic } from "#domain/events/event.ts"

/** Where events go. Both functions are called synchronously, in the order of events, and must not throw. */
export interface Receiver {
  readonly deliver: (event: Event) => void
  /** There will be no more. */
  readonly end: () => void
}

/** A topic, and who listens to it. */
export interface Channel {
  readonly topic: Topic
  readonly listeners: Set<Listener>
}

export interface Listener extends Receiver {
  /**
   * The channels of its topics. Many listen to the same topics: each listener refers to the shared channels instead of
   * holding the topics' names.
   */
  readonly channels: ReadonlyArray<Channel>
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
  const channels = new Map<Topic, Channel>()
  const topicChanges = new Set<Set<Topic>>()
  let newest = start
  let isClosed = false

  const channelOf = (topic: Topic): Channel => {
    const channel = channels.get(topic) ?? { topic, listeners: new Set() }
    channels.set(channel.topic, channel)
    return channel
  }

  const add = (listener: Listener) => {
    for (const { listeners } of listener.channels) listeners.add(listener)
    if (isClosed) listener.end()
  }

  const remove = (listener: Listener) => {
    // Removed before: by now others may listen to its topics, in new channels.
    if (listener.isRemoved) return
    listener.isRemoved = true
    for (const { listeners, topic } of listener.channels) {
      listeners.delete(listener)
      if (listeners.size === 0) channels.delete(topic)
    }
  }

  const dispatch = ({ to, ...event }: AddressedEvent) => {
    newest = event.id
    for (const topic of to) {
      if (event.kind === reconnect) for (const changed of topicChanges) changed.add(topic)
      for (const listener of channels.get(topic)?.listeners ?? []) deliverTo(listener, event)
    }
  }

  const close = () => {
    isClosed = true
    for (const { listeners } of channels.values()) for (const listener of listeners) listener.end()
  }

  return {
    newest: () => newest,
    /** The channels of topics, for a listener that is added at once. */
    channelsOf: (topics: ReadonlyArray<Topic>): ReadonlyArray<Channel> => topics.map(channelOf),
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
