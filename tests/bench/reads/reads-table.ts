import { table } from "../table.ts"
import type { MeasuredReads } from "./measure-reads.ts"
import type { Workload } from "./workloads.ts"

/** The same workloads on a database with many providers, on one with few, and on SQLite with many. */
export interface MeasuredStores {
  readonly many?: MeasuredReads
  readonly few?: MeasuredReads
  readonly sqlite?: MeasuredReads
}

const heads = [
  "workload",
  "first time req/s",
  "p50 ms",
  "p99 ms",
  "ratio",
  "again req/s",
  "p50 ms",
  "p99 ms",
  "ratio",
  "reference req/s",
  "reference p99",
  "p99 with few",
  "p99 many/few",
  "SQLite first",
  "SQLite again",
  "SQLite p99"
]

const none = "–"

const ratio = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? none : one / other

const row = ({ few, many, sqlite }: MeasuredStores, { asks, name }: Workload) => {
  const { again, againReference, first, firstReference } = many?.rows.get(name) ?? {}
  const ofFew = few?.rows.get(name)
  const lite = sqlite?.rows.get(name)
  // A cached answer takes the same at any size of the database: the first time shows the difference.
  const [p99, fewP99] = [(first ?? again)?.p99, (ofFew?.first ?? ofFew?.again)?.p99]
  const numbers = [
    first?.rate,
    first?.p50,
    first?.p99,
    ratio(first?.rate, firstReference?.rate),
    again?.rate,
    again?.p50,
    again?.p99,
    ratio(again?.rate, againReference?.rate),
    againReference?.rate,
    againReference?.p99,
    fewP99,
    ratio(p99, fewP99),
    lite?.first?.rate,
    lite?.again?.rate,
    (lite?.first ?? lite?.again)?.p99
  ]
  return [`${name} ${asks}`, ...numbers.map((value) => value ?? none)]
}

/** The results as Markdown: a row per workload, and a line per server. */
export const readsTable = (stores: MeasuredStores, asked: ReadonlyArray<Workload>): string =>
  [
    table(
      heads,
      asked.map((workload) => row(stores, workload))
    ),
    "",
    ...Object.entries(stores).map(([name, { server }]: [string, MeasuredReads]) => `${name}: ${server}`)
  ].join("\n")
