import type { ShownTopic } from "#domain/events/event.ts"
import type { Newest } from "#ports/event-log.ts"

/** The log could not be asked, first at this time in milliseconds. */
export interface Away {
  readonly awaySince: number
}

/** Asks for the newest events of topics. */
export type AskForNewest = (topics: ReadonlyArray<ShownTopic>) => Promise<Newest | Away>

interface Round {
  readonly topics: Set<ShownTopic>
  readonly answer: Promise<Newest | Away>
}

// A statement of more is split.
const mostTopics = 500

const laterThisTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/**
 * Asks once for all who want to know at a moment. Each is answered by a question that was asked after it came, or what
 * was written between the two would be missed.
 */
export const makeNewestEvents = (ask: AskForNewest): AskForNewest => {
  let waiting: Round | null = null

  const begin = (): Round => {
    const topics = new Set<ShownTopic>()
    const answer = laterThisTurn().then(() => {
      if (waiting?.topics === topics) waiting = null
      return ask([...topics])
    })
    return { topics, answer }
  }

  return (topics) => {
    if (waiting === null || waiting.topics.size + topics.length > mostTopics) waiting = begin()
    for (const topic of topics) waiting.topics.add(topic)
    return waiting.answer
  }
}
