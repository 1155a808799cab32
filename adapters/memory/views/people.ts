import { withoutPassword } from "#domain/account/account-rules.ts"
import type { Account } from "#domain/account/account.ts"
import { mostAlike, type Numbers } from "#domain/operator/alike.ts"
import { namesIn, type PeopleSearch, type Person } from "#domain/operator/people.ts"
import { phoneBeginnings, phoneDigits } from "#domain/operator/phone-numbers.ts"
import { plainNumber } from "#domain/register/plain-number.ts"
import { holds } from "#domain/sanction/holds.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import { byText } from "../order.ts"
import { newestFirst, openSanction } from "../repositories/operators/sanctions.ts"
import type { Store, Tables } from "../store.ts"

const businessOf = (tables: Tables, { id }: Account) =>
  [...tables.providers.values()].find(({ userId }) => userId === id)

const isFound = (tables: Tables, account: Account, search: PeopleSearch) => {
  const { email, firstName, lastName, phone, username } = account
  if (search.by === "phone") {
    const digits = phoneDigits(phone ?? "")
    return phoneBeginnings(search.digits).some((number) => digits.startsWith(number))
  }
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()]
  const business = businessOf(tables, account)?.businessName.toLowerCase() ?? ""
  const names = [email.toLowerCase(), username.toLowerCase(), first, last, business]
  const whole = search.words.join(" ")
  return (
    search.words.every((word) => names.some((name) => name.startsWith(word))) ||
    [first, last, business].some((name) => name.startsWith(whole)) ||
    namesIn(search.words).some((name) => first === name.firstName && last.startsWith(name.lastName))
  )
}

const shown = (tables: Tables, account: Account, now: Instant): Person => {
  const provider = businessOf(tables, account)
  const sanction = openSanction(tables, account.id)
  return {
    ...withoutPassword(account),
    isOperator: tables.operators.has(account.id),
    providerId: provider?.id ?? null,
    businessName: provider?.businessName ?? null,
    sanctioned: sanction !== null && holds(sanction, now) ? sanction.level : null
  }
}

const hasOneOf = ({ license, phones }: Numbers, tables: Tables, account: Account) =>
  phones.includes(phoneDigits(account.phone ?? "")) ||
  (license !== null && plainNumber(businessOf(tables, account)?.licenseNumber ?? "") === license)

const foundAlike = (tables: Tables, account: Account) => {
  const { firstName, id, lastName, phone } = account
  const [sanction] = [...tables.sanctions.values()]
    .filter(({ userId }) => userId === id)
    .toSorted(newestFirst)
  if (sanction === undefined) return []
  const business = businessOf(tables, account)
  const { level, liftedAt, until, userId } = sanction
  const names = { firstName, lastName, businessName: business?.businessName ?? null }
  const numbers = { phone, licenseNumber: business?.licenseNumber ?? null }
  return [{ sanction, found: { userId, ...names, ...numbers, level, liftedAt, until } }]
}

export const peopleViews = ({ read }: Store) =>
  PeopleViews.of({
    list: ({ before, limit, now, search }) =>
      read((tables) =>
        [...tables.accounts.values()]
          .filter((account) => isFound(tables, account, search) && (before === null || account.id < before))
          .toSorted((a, b) => byText(b.id, a.id))
          .slice(0, limit)
          .map((account) => shown(tables, account, now))
      ),
    sanctionedAlike: (id, numbers) =>
      read((tables) =>
        [...tables.accounts.values()]
          .filter((account) => account.id !== id && hasOneOf(numbers, tables, account))
          .flatMap((account) => foundAlike(tables, account))
          .toSorted((a, b) => newestFirst(a.sanction, b.sanction))
          .slice(0, mostAlike)
          .map(({ found }) => found)
      ),
    one: (id, now) =>
      read((tables) => {
        const account = tables.accounts.get(id)
        return account === undefined ? null : shown(tables, account, now)
      })
  })
