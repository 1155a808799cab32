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

// The most for one statement; further topics are asked for by another.
const mostTopics = 500

const laterThisTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/**
 * Batches all who ask in one turn of the event loop into one query. Each gets the answer of a query that is sent after
 * it has asked, or it would miss what was written in between.
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
