import { withoutPassword } from "#domain/account/account-rules.ts"
import type { Account } from "#domain/account/account.ts"
import {
  namesIn,
  type PeopleSearch,
  type Person,
  phoneBeginnings,
  phoneDigits
} from "#domain/operator/people.ts"
import { holds } from "#domain/sanction/holds.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import { byText } from "../order.ts"
import { openSanction } from "../repositories/operators/sanctions.ts"
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
    one: (id, now) =>
      read((tables) => {
        const account = tables.accounts.get(id)
        return account === undefined ? null : shown(tables, account, now)
      })
  })
