import Knex from "knex"

import type { Dialect } from "#adapters/db-knex/dialect.ts"
import { onConnection, type Statement } from "#adapters/db-knex/statement.ts"
import { plannerSettings } from "#adapters/db-postgres/connection.ts"
import { postgresDialect } from "#adapters/db-postgres/dialect.ts"
import { aloneAt } from "#adapters/db-postgres/servers.ts"
import { sqliteDialect } from "#adapters/db-sqlite/dialect.ts"

import type { StoreName } from "./store-names.ts"

/** What a database's query plan for a statement says. */
export interface Plan {
  /** Steps that scan a whole table or a whole index. */
  readonly scans: ReadonlyArray<string>
  /** Whether the plan has a sort step, as no index gives the order. */
  readonly sorts: boolean
}

export interface Planner {
  readonly dialect: Dialect
  readonly run: (text: string) => Promise<unknown>
  readonly planOf: (statement: Statement) => Promise<Plan>
  readonly close: () => Promise<void>
}

interface PostgresNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Index Cond"?: string
  readonly "Recheck Cond"?: string
  readonly Plans?: ReadonlyArray<PostgresNode>
}

const nodesOf = (node: PostgresNode): ReadonlyArray<PostgresNode> => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf)
]

const isScan = (node: PostgresNode) =>
  node["Relation Name"] !== undefined &&
  node["Index Cond"] === undefined &&
  node["Recheck Cond"] === undefined

const literal = (value: Statement["values"][number]) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value)

interface Answer {
  readonly rows: ReadonlyArray<Record<string, unknown>>
}

interface Queryable {
  readonly query: (text: string) => Promise<ReadonlyArray<Answer>>
}

interface Explained {
  readonly Plan: PostgresNode
}

// Prepared as the application prepares it, with the planner settings of views: the generic plan for all values. One
// query for all of it: thousands of plans are asked for.
const explainOnPostgres = async (connection: Queryable, { text, values }: Statement): Promise<Plan> => {
  const parameters = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`
  const steps = [
    ...plannerSettings,
    `prepare planned as ${text}`,
    `explain (format json) execute planned ${parameters}`,
    "deallocate planned"
  ]
  const answers = await connection.query(steps.join("; "))
  const [explained]: ReadonlyArray<Explained> = JSON.parse(
    JSON.stringify(answers.at(-2)?.rows[0]?.["QUERY PLAN"] ?? [])
  )
  const nodes = explained === undefined ? [] : nodesOf(explained.Plan)
  return {
    scans: nodes.filter(isScan).map((node) => `${node["Node Type"]} on ${node["Relation Name"]}`),
    sorts: nodes.some((node) => node["Node Type"].includes("Sort"))
  }
}

const postgresPlanner = (url: string): Planner => {
  const dialect = postgresDialect(aloneAt(url))
  const knex = Knex({ ...dialect.config, pool: { ...dialect.config.pool, max: 1 } })
  return {
    dialect,
    run: (text) => dialect.run(knex, { text, values: [] }),
    planOf: (statement) =>
      onConnection(knex, (connection: Queryable) => explainOnPostgres(connection, statement)),
    close: () => knex.destroy()
  }
}

interface Step {
  readonly detail: string
}

// The page itself is a subquery named "l", which is read once, from its first row to its last.
const isWholeScan = (detail: string) =>
  detail.startsWith("SCAN ") && !/VIRTUAL TABLE INDEX \d+:M|^SCAN (\d+ )?CONSTANT ROWS?$/.test(detail)

const sqlitePlanner = (filename: string): Planner => {
  const dialect = sqliteDialect(filename)
  const knex = Knex(dialect.config)
  return {
    dialect,
    run: (text) => dialect.run(knex, { text, values: [] }),
    planOf: async ({ text, values }) => {
      const steps = await dialect.run<Step>(knex, { text: `explain query plan ${text}`, values })
      const details = steps.map(({ detail }) => detail)
      const subqueries = details.flatMap(
        (detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)$/.exec(detail)?.[1] ?? []
      )
      const scans = details.filter(isWholeScan)
      for (const subquery of subqueries) {
        const reading = scans.lastIndexOf(`SCAN ${subquery}`)
        if (reading >= 0) scans.splice(reading, 1)
      }
      return { scans, sorts: details.some((detail) => detail.includes("TEMP B-TREE")) }
    },
    close: () => knex.destroy()
  }
}

export const planners = { postgres: postgresPlanner, sqlite: sqlitePlanner } satisfies Partial<
  Record<StoreName, (address: string) => Planner>
>
