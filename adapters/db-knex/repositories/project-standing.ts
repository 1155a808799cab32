import type { ProviderStanding } from "#domain/project/project-standing.ts"

import { isLiveQuote } from "../sql/live-quote.ts"

export interface StandingColumns {
  readonly has_quoted: boolean | number
  readonly has_live_quote: boolean | number
  readonly is_invited: boolean | number
}

/**
 * SQL for a provider's standing towards a project, as quotes and invitations tell it; both arguments are SQL for an id.
 */
export const standingColumns = (project: string, provider: string): string => {
  const isTheirs = (table: string) =>
    `${table}.project_id = ${project} and ${table}.provider_id = ${provider}`
  return `
    exists (select 1 from quotes q where ${isTheirs("q")}) as has_quoted,
    exists (select 1 from quotes q where ${isTheirs("q")} and ${isLiveQuote}) as has_live_quote,
    exists (select 1 from invitations i where ${isTheirs("i")}) as is_invited`
}

export const standingIn = (
  row: StandingColumns
): Pick<ProviderStanding, "hasLiveQuote" | "hasQuoted" | "isInvited"> => ({
  hasQuoted: Boolean(row.has_quoted),
  hasLiveQuote: Boolean(row.has_live_quote),
  isInvited: Boolean(row.is_invited)
})
