import type { ReplicaNews } from "./replicas/watch.ts"

/** Told of what a server goes on without, and of what is back. */
export interface PostgresNews extends ReplicaNews {
  /** It hears nothing of what is written; told at each attempt to hear again. */
  readonly isDeaf: (why: string) => void
  readonly hearsAgain: () => void
}

const nothing = () => undefined

/** Where nobody listens. */
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

/** Remembers what was told, for who asks what is lacking. */
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
