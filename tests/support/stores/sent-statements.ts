import { type SentStatement, statements } from "#adapters/system/statements.ts"

import { planners } from "./query-plans.ts"

// Others have no plan, such as the settings of a session; migrations run once, before the server answers.
const hasPlan = (text: string) =>
  /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !text.includes("knex_migrations")

/** What is read from end to end all the same: part of the scan or of the statement. */
const meant = [
  // For operators alone: a few files, and the stars of all professionals.
  "Seq Scan on imports",
  "sum(stars_1)",
  // Without quotes it seems cheaper to read them all at once than each pair by `quotes_pair`.
  "where q.homeowner_id = c.homeowner_id and q.provider_id = c.provider_id"
]
const isMeant = (scan: string, text: string) => meant.some((part) => scan === part || text.includes(part))

const placeholdersIn = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))

const ignored = () => undefined

/** Records each text that is sent to PostgreSQL from now on. */
export const recordSent = () => {
  const sent = new Set<string>()
  const start = ({ system, text }: SentStatement) => {
    if (system === "postgresql" && hasPlan(text)) sent.add(text)
  }
  const listener = { start, end: ignored, asyncStart: ignored, asyncEnd: ignored, error: ignored }
  statements.subscribe(listener)
  return { sent, stop: () => statements.unsubscribe(listener) }
}

// The same texts come in many suites.
const found = new Map<string, ReadonlyArray<string>>()

/**
 * The texts with a table in their plan that no index serves. The database's tables are empty and not analyzed, so that
 * the plans do not depend on what tests have written; they are for all values, for which nulls stand.
 */
export const scansOf = async (address: string, texts: Iterable<string>) => {
  const planner = planners.postgres(address)
  const scanning: Array<string> = []
  for (const text of texts) {
    const values = Array.from({ length: placeholdersIn(text) }, () => null)
    const scans = found.get(text) ?? (await planner.planOf({ text, values })).scans
    found.set(text, scans)
    const strays = scans.filter((scan) => scan.startsWith("Seq Scan") && !isMeant(scan, text))
    if (strays.length > 0) scanning.push(`${strays.join(", ")}: ${text.trim().replaceAll(/\s+/g, " ")}`)
  }
  await planner.close()
  return scanning
}
