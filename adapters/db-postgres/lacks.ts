import type { ReplicaNews } from "./replicas/watch.ts"

/** Told what a server begins to go on without (replicas, notifications of events), and what is back. */
export interface PostgresNews extends ReplicaNews {
  /** The server receives no notifications of new events; called for each failed attempt to listen again. */
  readonly isDeaf: (why: string) => void
  readonly hearsAgain: () => void
}

const nothing = () => undefined

/** Ignores all of it. */
export const noNews: PostgresNews = {
  leftOut: nothing,
  isBack: nothing,
  isDeaf: nothing,
  hearsAgain: nothing
}

export interface ListenerNews {
  readonly fails: (why: string) => void
  readonly hears: () => void
}

/** Passes on what it is told, and remembers it for those who ask what is lacking. */
export const makeLacks = (news: PostgresNews) => {
  const leftOut = new Set<string>()
  let isDeaf = false

  const replicas: ReplicaNews = {
    leftOut: (replica, why) => {
      leftOut.add(replica)
      news.leftOut(replica, why)
    },
    isBack: (replica) => {
      leftOut.delete(replica)
      news.isBack(replica)
    }
  }

  const listener: ListenerNews = {
    fails: (why) => {
      isDeaf = true
      news.isDeaf(why)
    },
    hears: () => {
      if (isDeaf) news.hearsAgain()
      isDeaf = false
    }
  }

  return {
    replicas,
    listener,
    lacks: () => ({
      ...(leftOut.size > 0 && { replicas: "left out" }),
      ...(isDeaf && { events: "off" })
    })
  }
}
