import { Listeners } from "./listeners.ts"
import { fillTown, homeownerAt, post, type Town } from "./listening-town.ts"
import { probe, type Running, startProduct, startReference } from "./processes.ts"
import { signIn } from "./sign-in.ts"
import { table } from "./table.ts"

const people = 50
const streamsEach = 10
const streams = people * streamsEach
const firstFew = 50
const warmUps = 20
// With the first ones as many as one person may send in ten minutes.
const messages = 280

interface Source {
  readonly listeners: Listeners
  /** Sends something, and gives its id. */
  readonly say: () => Promise<string>
  /** How many streams hear of it. */
  readonly reach: number
}

const percentile = (sorted: ReadonlyArray<number>, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** From sending to hearing, each source in turn so that a noisy moment meets all: p50 and p99 in milliseconds. */
const measureInTurns = async (sources: ReadonlyArray<Source>, times: number) => {
  const delays = sources.map((): Array<number> => [])
  for (let time = -warmUps; time < times; time += 1) {
    for (const [index, { listeners, reach, say }] of sources.entries()) {
      const heard = await listeners.delaysOf(reach, say)
      if (time >= 0) delays[index]?.push(...heard)
    }
  }
  return delays.flatMap((all) => {
    const sorted = all.toSorted((a, b) => a - b)
    return [percentile(sorted, 0.5), percentile(sorted, 0.99)]
  })
}

/** Opens the streams; gives what each has cost the server, in kilobytes. */
const openAll = async (
  { memory }: Running,
  listeners: Listeners,
  opening: ReadonlyArray<() => Promise<void>>
) => {
  // The first few make the server load and compile what streams need.
  for (const open of opening.slice(0, firstFew)) await open()
  listeners.close()
  const before = await memory()
  for (const open of opening) await open()
  return ((await memory()) - before) / 1024 / opening.length
}

const measure = async (town: Town, product: Running, reference: Running) => {
  const [ours, theirs] = [new Listeners(), new Listeners()]
  const cookies: Array<string> = []
  for (const account of town.accounts) cookies.push(await signIn(product.url, account))
  const each = Array.from({ length: streamsEach }, () => cookies).flat()
  const { message, project } = await homeownerAt(product.url, town)
  try {
    const costs = [
      await openAll(
        product,
        ours,
        each.map((cookie) => () => ours.open(`${product.url}/api/events`, cookie))
      ),
      await openAll(
        reference,
        theirs,
        each.map(() => () => theirs.open(`${reference.url}/stream`))
      )
    ]
    const all = { listeners: theirs, reach: streams, say: () => post(reference.url, "", {}) }
    const one = await measureInTurns([{ listeners: ours, reach: streamsEach, say: message }, all], messages)
    const every = await measureInTurns([{ listeners: ours, reach: streams, say: project }, all], 100)
    return { one: [...one, ...costs], every: [...every, ...costs] }
  } finally {
    ours.close()
    theirs.close()
  }
}

/**
 * Live updates with 500 open streams on one server: from sending something to its event at every client whom it
 * concerns, beside a server that does nothing else and tells all; and what a stream costs.
 */
export const measureLiveUpdates = async (databaseUrl: string): Promise<string> => {
  const town = await fillTown(databaseUrl, people)
  const product = await startProduct(databaseUrl, probe)
  const reference = await startReference({ DATABASE_URL: databaseUrl }, "reference-streams", probe)
  try {
    const { every, one } = await measure(town, product, reference)
    return table(
      ["live updates", "p50 ms", "p99 ms", "reference p50", "reference p99", "KB a stream", "reference KB"],
      [
        [`E1 message to a person's ${streamsEach} of ${streams} streams`, ...one],
        [`E2 project to all ${streams} streams`, ...every]
      ]
    )
  } finally {
    await reference.stop()
    await product.stop()
  }
}
