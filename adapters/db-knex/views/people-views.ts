import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import type { Numbers } from "#domain/operator/alike.ts"
import { namesIn, Person } from "#domain/operator/people.ts"
import { phoneBeginnings } from "#domain/operator/phone-numbers.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { type PeopleSlice, PeopleViews } from "#ports/views/people-views.ts"

import { Database, readOn } from "../database.ts"
import type { Dialect } from "../dialect.ts"
import { Flag, rowCodec } from "../row.ts"
import { highestId } from "../sql/outermost-ids.ts"
import { type Bind, type Columns, statementOf } from "../statement.ts"
import { alike, alikeStatement, digits } from "./alike.ts"
import { loweredForms } from "./lowered.ts"

const storedPerson: Schema.Codec<Person, Columns> = Schema.Struct({ ...Person.fields, isOperator: Flag })
const people = rowCodec(storedPerson)

// Each subquery runs only for the people of a page.
const shown = (now: Instant, bind: Bind) => `
  u.id, u.username, u.email, u.first_name, u.last_name, u.phone, u.role, u.created_at,
  (select o.user_id from operators o where o.user_id = u.id) is not null as is_operator,
  (select p.id from service_providers p where p.user_id = u.id) as provider_id,
  (select p.business_name from service_providers p where p.user_id = u.id) as business_name,
  (select s.level from sanctions s where s.user_id = u.id and s.lifted_at is null
    and (s.until is null or s.until > ${bind(lastToday(now))})) as sanctioned`

const named = ["lower(email)", "username_key", "lower(first_name)", "lower(last_name)"]

// The highest code point: no text with the same beginning comes after it.
const last = "\u{10FFFF}"

const beginsWith = (word: string, inBytes: string, bind: Bind) => (text: string) =>
  `((${text}) ${inBytes} >= ${bind(word)} and (${text}) ${inBytes} < ${bind(`${word}${last}`)})`

const unionOf = (conditions: ReadonlyArray<string>) =>
  conditions.map((condition) => `select id from users where ${condition}`).join(" union ")

const ofBusinesses = (words: string, inBytes: string, bind: Bind) =>
  loweredForms(words)
    .map((form) => beginsWith(form, inBytes, bind)("lower(business_name)"))
    .map((condition) => `select user_id from service_providers where ${condition}`)
    .join(" union ")

/**
 * Conditions that all words together begin a first or last name, or are a first name and the beginning of a last name.
 */
const calledSo = (words: ReadonlyArray<string>, inBytes: string, bind: Bind): ReadonlyArray<string> => {
  const whole = loweredForms(words.join(" ")).flatMap((form) =>
    ["lower(first_name)", "lower(last_name)"].map(beginsWith(form, inBytes, bind))
  )
  const both = namesIn(words).flatMap(({ firstName, lastName }) =>
    loweredForms(firstName).flatMap((first) =>
      loweredForms(lastName).map(
        (form) =>
          `(lower(first_name)) ${inBytes} = ${bind(first)} ` +
          `and ${beginsWith(form, inBytes, bind)("lower(last_name)")}`
      )
    )
  )
  return [...whole, ...both]
}

/** SQL for the ids of the people found; each prefix is searched in an index of its own. */
const found = ({ search }: PeopleSlice, inBytes: string, bind: Bind): string => {
  if (search.by === "phone") {
    return unionOf(phoneBeginnings(search.digits).map((number) => beginsWith(number, inBytes, bind)(digits)))
  }
  const { words } = search
  if (words.length === 0) return "select id from users"
  const each = words.map((word) => {
    const theirOwn = unionOf(loweredForms(word).flatMap((form) => named.map(beginsWith(form, inBytes, bind))))
    return `${theirOwn} union ${ofBusinesses(word, inBytes, bind)}`
  })
  const byEach = each.map((ids) => `select id from (${ids}) w`).join(" intersect ")
  if (words.length === 1) return byEach
  const called = unionOf(calledSo(words, inBytes, bind))
  return `select id from (${byEach}) e union ${called} union ${ofBusinesses(words.join(" "), inBytes, bind)}`
}

const listStatement = (slice: PeopleSlice, { inBytes, rowsOf }: Dialect) =>
  statementOf((bind) => {
    const { before, limit, now } = slice
    const page = `
      select id from (${found(slice, inBytes, bind)}) f
      where id < ${bind(before ?? highestId)} order by id desc limit ${bind(limit)}`
    return `select ${shown(now, bind)} from ${rowsOf(page, "users", "u")} order by u.id desc`
  })

const hasNone = ({ license, phones }: Numbers) => license === null && phones.length === 0

export const KnexPeopleViews = Layer.effect(
  PeopleViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    return PeopleViews.of({
      list: (slice) =>
        Effect.map(read(listStatement(slice, database.dialect)), (rows) => rows.map(people.fromRow)),

      one: (id, now) =>
        Effect.map(
          read(statementOf((bind) => `select ${shown(now, bind)} from users u where u.id = ${bind(id)}`)),
          ([row]) => (row === undefined ? null : people.fromRow(row))
        ),

      sanctionedAlike: (id, numbers) =>
        hasNone(numbers)
          ? Effect.succeed([])
          : Effect.map(read(alikeStatement(id, numbers, database.dialect)), (rows) => rows.map(alike.fromRow))
    })
  })
)
