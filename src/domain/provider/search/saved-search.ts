import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

import { plusHours } from "#domain/shared/calendar.ts"
import { choice } from "#domain/shared/choice.ts"
import { SearchId, UserId } from "#domain/shared/ids.ts"
import { readInput } from "#domain/shared/input.ts"
import { Instant } from "#domain/shared/instant.ts"
import { isStorable, text } from "#domain/shared/text.ts"

import { ProviderFilter } from "./provider-filter.ts"
import { maxSearches, type SearchAlert, searchAlerts, searchNameLength } from "./saved-search-options.ts"

/** A search as the query of the list's address: what is asked for, without the page. */
const Query = Schema.Record(Schema.String, Schema.String)
type Query = typeof Query.Type

const queryMessage = "Please save a search as its address has it"
const valueMessage = "Please give this as text, as a number, or as true or false"

/**
 * What is asked for, as the address writes it, where a sender may have written numbers, true and false instead of text.
 */
const AskedQuery = Schema.Record(
  Schema.String,
  Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])
    .annotate({ message: valueMessage })
    .pipe(
      Schema.decodeTo(
        Schema.String,
        SchemaTransformation.transform({
          decode: String,
          encode: (written: string): string | number | boolean => written
        })
      )
    )
)
const maxQueryLength = 1_000

const readFilter = readInput(ProviderFilter)

// Parameters that an address may have beside the search, and that are no part of it.
const passing = new Set(["limit", "offset"])

/** The parameters of an address that say who is looked for. */
const askedBy = (query: Query): Query =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => value !== "" && !passing.has(name) && Object.hasOwn(ProviderFilter.fields, name)
    )
  )

const faultsIn = (query: Query): ReadonlyArray<Schema.FilterIssue> => {
  if (JSON.stringify(query).length > maxQueryLength)
    return [{ path: [], issue: "Please save a shorter search" }]
  if (!Object.entries(query).flat().every(isStorable)) return [{ path: [], issue: queryMessage }]
  const read = readFilter(askedBy(query))
  return Result.isSuccess(read)
    ? []
    : read.failure.faults.map(({ field, message }) => ({ path: [field], issue: message }))
}

/** A search to save, under which name, and how often its owner hears of who is new. */
export const SavedSearchRequest = Schema.Struct({
  name: text("Please give the search a name", { max: searchNameLength }),
  query: AskedQuery.annotate({ message: queryMessage })
    .annotateKey({ messageMissingKey: queryMessage })
    .check(Schema.makeFilter(faultsIn)),
  alert: choice(searchAlerts, "Please choose off, daily or weekly")
})
export type SavedSearchRequest = typeof SavedSearchRequest.Type

const stored = {
  id: SearchId,
  name: Schema.String,
  query: Query,
  alert: Schema.Literals(searchAlerts),
  createdAt: Instant
}

/** One's own saved search; `newCount` is how many have been listed since one last looked. */
export const SavedSearch = Schema.Struct({ ...stored, newCount: Schema.Natural })
export type SavedSearch = typeof SavedSearch.Type

export const SavedSearchRecord = Schema.Struct({
  ...stored,
  userId: UserId,
  /** Providers who were listed until then are not new. */
  seenUpTo: Instant,
  /** Providers who were listed until then were told in an email, or were no news. */
  toldUpTo: Instant,
  /** When it is looked at next or, while a server looks at it, when its lease ends; null while its alert is off. */
  dueAt: Schema.NullOr(Instant)
})
export type SavedSearchRecord = typeof SavedSearchRecord.Type

const hoursBetween: Readonly<Record<SearchAlert, number | null>> = { off: null, daily: 24, weekly: 7 * 24 }

/** When a search is looked at next, from now on. */
export const nextLook = (alert: SearchAlert, now: Instant): Instant | null => {
  const hours = hoursBetween[alert]
  return hours === null ? null : plusHours(now, hours)
}

/** A new saved search: providers listed by now are not new in it. */
export const saveSearch = (
  id: SearchId,
  userId: UserId,
  { alert, name, query }: SavedSearchRequest,
  now: Instant
): SavedSearchRecord => ({
  id,
  userId,
  name,
  query: askedBy(query),
  alert,
  createdAt: now,
  seenUpTo: now,
  toldUpTo: now,
  dueAt: nextLook(alert, now)
})

const isSameQuery = (one: Query, other: Query) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)

/** The search after a change; where it asks for something else, providers listed by then are not new in it. */
export const changeSearch = (
  search: SavedSearchRecord,
  { alert, name, query }: SavedSearchRequest,
  now: Instant
): SavedSearchRecord => {
  const asked = askedBy(query)
  const isSame = isSameQuery(search.query, asked)
  return {
    ...search,
    name,
    query: asked,
    alert,
    seenUpTo: isSame ? search.seenUpTo : now,
    toldUpTo: isSame ? search.toldUpTo : now,
    dueAt: alert === search.alert ? search.dueAt : nextLook(alert, now)
  }
}

/** The moment from which listed providers are to be told of: neither seen nor told in an email. */
export const untoldSince = ({
  seenUpTo,
  toldUpTo
}: Pick<SavedSearchRecord, "seenUpTo" | "toldUpTo">): Instant => (seenUpTo > toldUpTo ? seenUpTo : toldUpTo)

/** The filter of the list of providers that the saved query makes; null where a newer list no longer takes it. */
export const filterOf = ({ query }: Pick<SavedSearchRecord, "query">): ProviderFilter | null => {
  const read = readFilter(query)
  return Result.isSuccess(read) ? read.success : null
}

export const asSavedSearch = (
  { alert, createdAt, id, name, query }: SavedSearchRecord,
  newCount: number
): SavedSearch => ({ id, name, query, alert, createdAt, newCount })

/** Status 409: so many searches are saved already. */
export class TooManySearches extends Schema.TaggedError<TooManySearches>()("TooManySearches", {}) {
  override get message() {
    return `You have saved ${maxSearches} searches. Please delete one before you save another.`
  }
}
