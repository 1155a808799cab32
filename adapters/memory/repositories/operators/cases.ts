import * as Effect from "effect/Effect"

import { byText } from "#adapters/memory/order.ts"
import { orNotFound, update } from "#adapters/memory/rows.ts"
import type { Store } from "#adapters/memory/store.ts"
import { AlreadyReported } from "#domain/case/case-errors.ts"
import { isOpenCase } from "#domain/case/case-options.ts"
import { caseFor } from "#domain/case/case-rules.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import type { CaseId } from "#domain/shared/ids.ts"
import { type CasePlace, CaseRepository } from "#ports/repositories/operators/case-repository.ts"

const oldestFirst = (a: CasePlace, b: CasePlace) => byText(a.createdAt, b.createdAt) || byText(a.id, b.id)
const newestFirst = (a: CasePlace, b: CasePlace) => oldestFirst(b, a)

const isSame = (a: CaseRecord, b: CaseRecord) =>
  a.openedBy === b.openedBy && a.about === b.about && a.aboutId === b.aboutId

export const caseRepository = ({ read, write }: Store) => {
  const find = (id: CaseId) => read(({ cases }) => cases.get(id)).pipe(orNotFound("case"))
  return CaseRepository.of({
    insert: (opened) =>
      write(({ cases }) => {
        const waits = [...cases.values()].some((one) => isOpenCase(one) && isSame(one, opened))
        if (waits) return Effect.fail(new AlreadyReported())
        cases.set(opened.id, opened)
        return Effect.void
      }),
    byId: find,
    held: find,
    update: (changed) => write(({ cases }) => update(cases, changed, "case")),
    ofPerson: (id, limit, before = null) =>
      read(({ cases }) =>
        [...cases.values()]
          .filter((one) => caseFor(one, id) !== null)
          .filter((one) => before === null || newestFirst(before, one) < 0)
          .toSorted(newestFirst)
          .slice(0, limit)
      ),
    countOf: (id) =>
      read(({ cases }) => {
        const all = [...cases.values()]
        return {
          opened: all.filter(({ openedBy }) => openedBy === id).length,
          against: all.filter(({ against }) => against === id).length
        }
      }),
    waiting: read(({ cases }) => {
      const all = [...cases.values()].filter(isOpenCase)
      const times = all.map(({ createdAt }) => createdAt).toSorted(byText)
      const answered = all.filter(({ state }) => state === "answered").length
      return { count: all.length, answered, oldestAt: times[0] ?? null }
    }),
    list: ({ before, kind, limit, state }) =>
      read(({ cases }) => {
        const order = state !== null && isOpenCase({ state }) ? oldestFirst : newestFirst
        return [...cases.values()]
          .filter((one) => (state === null || one.state === state) && (kind === null || one.kind === kind))
          .filter((one) => before === null || order(before, one) < 0)
          .toSorted(order)
          .slice(0, limit)
      })
  })
}
