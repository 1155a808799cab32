import { fullName } from "#domain/account/full-name.ts"
import type { Application, ApplicationRecord } from "#domain/application/application-record.ts"
import { isOpenApplication } from "#domain/application/application-states.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"

import { byText } from "../order.ts"
import type { Store, Tables } from "../store.ts"

type Placed = Pick<ApplicationRecord, "createdAt" | "id">

const oldestFirst = (a: Placed, b: Placed) => byText(a.createdAt, b.createdAt) || byText(a.id, b.id)
const newestFirst = (a: Placed, b: Placed) => oldestFirst(b, a)

const nameOf = ({ accounts }: Tables, id: UserId | null) => {
  const account = accounts.get(id ?? "")
  return account === undefined ? null : fullName(account)
}

const asShown = (tables: Tables, application: ApplicationRecord): Application => {
  const same = [...tables.applications.values()].filter(
    (one) =>
      one.email === application.email &&
      one.email !== "" &&
      one.id !== application.id &&
      isOpenApplication(one)
  )
  const {
    agreeToBackgroundCheck: _,
    agreeToTerms: __,
    decidedBy,
    userId: ___,
    version: ____,
    ...shown
  } = application
  const owner = [...tables.accounts.values()].find(({ email }) => email === application.email)
  return {
    ...shown,
    takenByName: nameOf(tables, application.takenBy),
    decidedByName: nameOf(tables, decidedBy),
    addressRole: owner?.role ?? null,
    addressConfirmedAt: tables.contacts.get(owner?.id ?? "")?.emailConfirmedAt ?? null,
    sameAddress: same.length
  }
}

export const applicationViews = ({ read }: Store) =>
  ApplicationViews.of({
    list: ({ before, limit, status }) =>
      read((tables) => {
        const order = status !== null && isOpenApplication({ status }) ? oldestFirst : newestFirst
        return [...tables.applications.values()]
          .filter((one) => status === null || one.status === status)
          .filter((one) => before === null || order(before, one) < 0)
          .toSorted(order)
          .slice(0, limit)
          .map((one) => asShown(tables, one))
      }),
    one: (id) =>
      read((tables) => {
        const found = tables.applications.get(id)
        return found === undefined ? null : asShown(tables, found)
      })
  })
