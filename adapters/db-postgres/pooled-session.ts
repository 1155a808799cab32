import type { Read } from "#adapters/db-knex/dialect.ts"

interface Session {
  readonly timezone: string
  readonly datestyle: string
  readonly statement_timeout: string
  readonly idle_in_transaction_session_timeout: string
}

const settings = {
  text: `
    select current_setting('timezone') as timezone, current_setting('datestyle') as datestyle,
      current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout`,
  values: []
}

const faultsOf = ({ datestyle, timezone, ...limits }: Session) => [
  ...(timezone === "UTC" ? [] : ["timezone"]),
  ...(datestyle.startsWith("ISO") ? [] : ["datestyle"]),
  ...Object.entries(limits).flatMap(([name, value]) => (value === "0" ? [name] : []))
]

/**
 * Checks that the sessions behind a pooler have the settings of our own: a time in another zone or style would be
 * misread, and nothing would end a statement that never ends. Settings that we send do not last behind a pooler; its
 * sessions have to begin with them.
 */
export const requireFitSessions = async (read: Read): Promise<void> => {
  const [session] = await read<Session>(settings)
  const faults = session === undefined ? [] : faultsOf(session)
  if (faults.length > 0)
    throw new Error(`the sessions of its pool begin without ${faults.join(", ")} (docs/operations.md)`)
}
