import { Listeners } from "./listeners.ts"
import { fillTown, homeownerAt, post, type Town } from "./listening-town.ts"
import { probe, type Running, startProduct, startReference } from "./processes.ts"
import { table } from "./table.ts"

const streamsEach = 10
const firstFew = 50
const warmUps = 20

interface Size {
  readonly people: number
  /** Together with the warm-ups no more than one person may send in ten minutes. */
  readonly messages: number
  /** Projects whose event goes to all streams; 0 skips this measurement. */
  readonly projects: number
}

const sizes = {
  E: { people: 50, messages: 280, projects: 100 },
  M: { people: 500, messages: 100, projects: 0 }
} satisfies Record<string, Size>

interface Source {
  readonly listeners: Listeners
  /** Sends something, and gives its id. */
  readonly say: () => Promise<string>
  /** How many streams receive its event. */
  readonly reach: number
}

const percentile = (sorted: ReadonlyArray<number>, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** From sending to receipt, p50 and p99 in milliseconds; sources take turns, so that a noisy moment affects all. */
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

/** Opens the streams; returns the memory that each takes of the server, in kilobytes. */
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

const measure = async (town: Town, product: Running, reference: Running, size: Size) => {
  const [ours, theirs] = [new Listeners(), new Listeners()]
  const each = Array.from({ length: streamsEach }, () => town.cookies).flat()
  const streams = each.length
  const { message, project } = homeownerAt(product.url, town)
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
        each.map((_, index) => () => theirs.open(`${reference.url}/stream/${index % town.cookies.length}`))
      )
    ]
    const all = { listeners: theirs, reach: streams, say: () => post(reference.url, "", {}) }
    const few = { listeners: theirs, reach: streamsEach, say: () => post(`${reference.url}/0`, "", {}) }
    const one = [{ listeners: ours, reach: streamsEach, say: message }, size.projects > 0 ? all : few]
    const every = [{ listeners: ours, reach: streams, say: project }, all]
    const rows = [
      [
        `message to a person's ${streamsEach} of ${streams} streams`,
        ...(await measureInTurns(one, size.messages))
      ],
      size.projects > 0 && [
        `project to all ${streams} streams`,
        ...(await measureInTurns(every, size.projects))
      ]
    ]
    return rows.flatMap((row) => (row === false ? [] : [[...row, ...costs]]))
  } finally {
    ours.close()
    theirs.close()
  }
}

/**
 * Live updates with many open streams on one server: the time from sending something to its event at every client whom
 * it concerns, compared with a minimal reference server; and the memory of a stream.
 */
export const measureLiveUpdates = async (databaseUrl: string, name: keyof typeof sizes): Promise<string> => {
  const size = sizes[name]
  const town = await fillTown(databaseUrl, size.people)
  const product = await startProduct(databaseUrl, probe)
  const reference = await startReference({ DATABASE_URL: databaseUrl }, "reference-streams", probe)
  try {
    return table(
      [
        `${name} live updates`,
        "p50 ms",
        "p99 ms",
        "reference p50",
        "reference p99",
        "KB a stream",
        "reference KB"
      ],
      await measure(town, product, reference, size)
    )
  } finally {
    await reference.stop()
    await product.stop()
  }
}
