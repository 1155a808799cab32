import { aProfileRequest } from "../builders.ts"

/** Something that visitors see, with a number that every write raises. */
export interface Watched {
  /** Writes the number at one server; resolves once the server has answered. */
  readonly write: (number: number) => Promise<void>
  /** Read the number from the other server, each in another place. */
  readonly reads: ReadonlyArray<() => Promise<number>>
}

interface Load {
  /** Concurrent readers for each place of each thing. */
  readonly readers: number
  /** Least number of answers between two writes of a thing, so that cached answers are read too. */
  readonly readsBetween: number
  readonly isOver: (reads: number) => boolean
}

/** What readers found while others wrote. */
export interface Staleness {
  readonly reads: number
  readonly writes: number
  /** Answers older than the last write that was confirmed before their request was sent. */
  readonly stale: number
}

const nothing = () => undefined

/** Writes things at one server and reads them at another, all at once, until it is over. */
export const countStale = async (
  things: ReadonlyArray<Watched>,
  { isOver, readers, readsBetween }: Load
): Promise<Staleness> => {
  const counts = { reads: 0, writes: 0, stale: 0 }

  const watch = async ({ reads, write }: Watched) => {
    let written = 0
    let readSince = 0
    let enoughRead: () => void = nothing

    const writing = async () => {
      while (!isOver(counts.reads)) {
        await write(written + 1)
        written += 1
        counts.writes += 1
        readSince = 0
        if (isOver(counts.reads)) return
        await new Promise<void>((resolve) => (enoughRead = resolve))
      }
    }
    const reading = async (read: () => Promise<number>) => {
      while (!isOver(counts.reads)) {
        const least = written
        if ((await read()) < least) counts.stale += 1
        counts.reads += 1
        readSince += 1
        if (readSince >= readsBetween) enoughRead()
      }
      enoughRead()
    }
    const all = reads.flatMap((read) => Array.from({ length: readers }, () => reading(read)))
    await Promise.all([writing(), ...all])
  }

  await Promise.all(things.map(watch))
  return counts
}

const numberIn = (text: string | undefined) => Number(/number (\d+)/.exec(text ?? "")?.[1] ?? 0)

interface Listed {
  readonly id: string
  readonly description: string
}

interface Servers {
  /** Saves the profile, as its provider who is signed in at one server. */
  readonly save: (profile: object) => Promise<unknown>
  /** Asks the other server as a visitor. */
  readonly read: <A>(path: string) => Promise<A>
}

/** A provider's description, as shown on their page and in the lists of their trade and of all providers. */
export const watchedProvider = (id: string, { read, save }: Servers): Watched => {
  const inList = (path: string) => async () => {
    const providers = await read<ReadonlyArray<Listed>>(path)
    return numberIn(providers.find((provider) => provider.id === id)?.description)
  }
  return {
    write: async (number) => {
      const description = `Family plumbers: repairs, water heaters and honest prices, number ${number}.`
      await save(aProfileRequest({ description }))
    },
    reads: [
      async () => numberIn((await read<Listed>(`/api/providers/${id}`)).description),
      inList("/api/providers?specialty=Plumbing&limit=20"),
      inList("/api/providers?sortBy=rating&limit=20")
    ]
  }
}
