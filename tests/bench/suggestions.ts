import { monitorEventLoopDelay } from "node:perf_hooks"

import autocannon from "autocannon"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { businesses, Businesses } from "#use-cases/suggestions/businesses.ts"
import { suggestPlaces } from "#use-cases/suggestions/suggest-places.ts"
import { suggestSearches } from "#use-cases/suggestions/suggest-searches.ts"

import { startProduct } from "./processes.ts"
import { table } from "./table.ts"

const questions = [
  { name: "S1 a task's beginning", text: "clog" },
  { name: "S2 a common word", text: "plum" },
  { name: "S3 two common words", text: "careful pl" },
  { name: "S4 one business", text: "licensed roofing 4711" },
  { name: "S5 a typing error", text: "plmbing" },
  { name: "S6 nothing", text: "licensed licensed qqqq" }
]
const beginnings = ["s", "aus", "787"]
const near = "78704"

const percentile = (times: ReadonlyArray<number>, share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Times `ask` in this process, one call after the other on one core. */
const timed = (ask: () => unknown, times: number) => {
  const each = Array.from({ length: times }, () => {
    const start = performance.now()
    ask()
    return performance.now() - start
  })
  const { user } = process.cpuUsage()
  for (let count = 0; count < times; count += 1) ask()
  return { rate: times / ((process.cpuUsage().user - user) / 1e6), p99: percentile(each, 0.99) }
}

const inProcess = async (file: string) => {
  const runtime = ManagedRuntime.make(
    businesses((error) => console.error(error)).pipe(
      Layer.provideMerge(Layer.merge(SqliteAdapters(file), ZipcodePlaces))
    )
  )
  const context = await runtime.context()
  const run = Effect.runSyncWith(context)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  // A request waits a moment only while the businesses are still being read.
  const isThere = Effect.map(
    Effect.flatMap(Businesses, ({ current }) => current),
    (index) => index.named(["plum"], null, 1).length > 0
  )
  while (!(await Effect.runPromiseWith(context)(isThere)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  console.error(
    `Read in ${Math.round(performance.now() - start)} ms; the event loop was held up for ` +
      `${(delay.percentile(99) / 1e6).toFixed(1)} ms (p99), ${(delay.max / 1e6).toFixed(1)} ms (once)`
  )
  const row = (name: string, ask: Parameters<typeof run>[0], times: number) => ({
    name,
    times: timed(() => run(ask), times)
  })
  const rows = [
    ...questions.map(({ name, text }) => row(name, suggestSearches({ text, near }), 3_000)),
    ...beginnings.map((text, index) => row(`S${index + 7} places: ${text}`, suggestPlaces({ text }), 1_000))
  ]
  await runtime.dispose()
  return rows
}

const pathOf = (name: string) => {
  const { text } = questions.find((question) => question.name === name) ?? { text: undefined }
  return text === undefined
    ? `/api/places?text=${name.split(": ")[1]}`
    : `/api/suggestions?${new URLSearchParams({ text, near }).toString()}`
}

/** Suggestions on a filled SQLite database: in this process on one core, and over HTTP. */
export const measureSuggestions = async (file: string, seconds: number): Promise<string> => {
  const rows = await inProcess(file)
  const product = await startProduct(`sqlite:${file}`)
  const answers: Array<ReadonlyArray<number | string>> = []
  try {
    await autocannon({ url: `${product.url}${pathOf("S1 a task's beginning")}`, duration: 4 })
    for (const {
      name,
      times: { p99, rate }
    } of rows) {
      const { latency, requests } = await autocannon({
        url: product.url + pathOf(name),
        connections: 16,
        duration: seconds
      })
      answers.push([name, rate, p99, requests.average, latency.p50, latency.p99])
    }
  } finally {
    await product.stop()
  }
  return table(["suggestions", "a core's /s", "its p99 ms", "HTTP req/s", "p50 ms", "p99 ms"], answers)
}
